// A table: before the game the seats and the invitation, during it the board, after it the score.
import { url } from "../base.js";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { about, titleOf, useGame } from "../games.js";
import { Loading } from "../later.js";
import { TableContext, useLive } from "../live.js";
import { path } from "../route.js";
import { clockTime, language, say, t } from "../text.js";
import { Bar, Language, Notice, Sheet } from "../parts/frame.js";
import { Announcer, Story } from "../parts/story.js";
import { callBack, Coach, coached } from "../parts/coach.js";
import { gameNumber, Parting, useParting } from "../parts/parting.js";
import { Talk, useVoices } from "../parts/talk.js";
import { SoundSwitch, useSounds } from "../parts/sound.js";
import { Lobby } from "./lobby.js";
import { beginExplained, FIRST } from "./open.js";
import { After } from "./after.js";
import { RulesText } from "./rules.js";

/** @param {{code: string}} props */
export function Table({ code }) {
  const table = useLive(code);
  const state = table?.state.value;
  const { game, failed } = useGame(state?.table.game);
  useEffect(() => void (document.title = state ? `${titleOf(state.table.game)} – Nine Lives` : "Nine Lives"), [state?.table.game]);
  if (table?.gone.value) {
    return html`<div class="place"><${Bar} /><main><${Notice} kind="error" message=${say(table.gone.value)}><a href=${url("/")}>${t("page-home")}</a><//></main></div>`;
  }
  if (!table || !state) return html`<div class="place"><${Bar} /><main><${Notice} message=${table?.error.value ? say(table.error.value) : t("table-connecting")} /></main></div>`;
  if (!game) return html`<div class="place"><${Bar} /><main><${Loading} failed=${failed} /></main></div>`;
  return html`<${TableContext.Provider} value=${table}><${AtTable} table=${table} state=${state} game=${game} /><//>`;
}

/** @param {{table: import("../live.js").Live, state: import("../types.js").State, game: import("../types.js").GamePage}} props */
function AtTable({ table, state, game }) {
  const [sheet, show] = useState(/** @type {string | null} */ (null));
  const names = useMemo(() => state.table.seats.map((seat, n) => seat.name || t("table-seat", { n: n + 1 })), [state.table.seats, language.value]);
  const [looking, leave] = useParting(state.view);
  const over = state.view?.phase === "end" && !looking;
  const close = () => show(null);
  const bar = useMemo(() => html`<${Bar} title=${t(`${state.table.game}-title`)} menu=${() => show("menu")}><${Tools} show=${show} /><//>`, [state.table.game, language.value]);
  const tips = !coached(state.table.game) && state.you.seat != null && html`<button onClick=${() => (callBack(state.table.game), close())}>${t("coach-back")}</button>`;
  useReading(table, state, sheet !== null);
  useVoices(table);
  useSounds(state, game.ownSounds);
  return html`<div class=${`place table-place ${state.view ? state.table.game : ""}`}>
    ${bar}
    <main>
      ${!table.online.value && html`<${Notice} kind="warning" message=${t("table-offline")} />`}
      ${table.restart.value > 0 && html`<${Notice} kind="warning" message=${t("table-restart", { time: clockTime(table.restart.value) })} />`}
      ${table.error.value && html`<${Notice} kind="error" message=${say(table.error.value, names)} />`}
      ${table.notice.value && html`<${Notice} message=${say(table.notice.value, names)}><button class="quiet" onClick=${() => (table.notice.value = null)} aria-label=${t("page-close")}>✕</button><//>`}
      ${!state.view && html`<${Before} table=${table} state=${state} game=${game} />`}
      ${over && html`<${After} table=${table} state=${state} names=${names} game=${game} />`}
      ${state.view && !over && html`<${Playing} key=${gameNumber(state.table)} table=${table} state=${state} names=${names} game=${game} leave=${looking ? leave : undefined} />`}
    </main>
    <${Sending} table=${table} />
    <${Announcer} news=${table.news.value} names=${names} />
    ${sheet === "menu" && html`<${Sheet} title=${t("page-menu")} close=${close}><div class="menu"><${Tools} show=${show} />${tips}<${Language} /><a class="button" href=${url("/")}>${t("page-home")}</a></div><//>`}
    ${sheet === "story" && html`<${Sheet} title=${t("table-story")} close=${close}><${Story} story=${table.story.value} names=${names} /><//>`}
    ${sheet === "rules" && html`<${Sheet} title=${t("page-rules")} close=${close}>
      ${tips}
      <${RulesText} name=${state.table.game} rules=${game.rules} options=${state.table.options} /><//>`}
  </div>`;
}

/** @param {{table: import("../live.js").Live, state: import("../types.js").State, game: import("../types.js").GamePage}} props */
function Before({ table, state, game: { First } }) {
  if (First && state.you.host && path.value.endsWith(FIRST)) return html`<${First} begin=${() => beginExplained(table)} />`;
  return html`<${Lobby} table=${table} state=${state} />`;
}

/** That an action is on its way, for as long as that takes; it shows after a while (style). @param {{table: import("../live.js").Live}} props */
const Sending = ({ table }) => table.pending.value && html`<p class="sending">${t("table-sending")}</p>`;

/** In real time a game waits for who reads, unless others play meanwhile. @param {import("../live.js").Live} table @param {import("../types.js").State} state @param {boolean} open */
function useReading(table, state, open) {
  const reading = open && realTime(state.table.game) && state.you.seat != null && table.online.value;
  useEffect(() => {
    if (!reading) return;
    table.tell({ type: "reading", on: true });
    return () => table.tell({ type: "reading", on: false });
  }, [reading]);
}

/** @param {string} name */
const realTime = (name) => about(name)?.real_time ?? false;

/** @param {{show: (sheet: string) => void}} props */
function Tools({ show }) {
  return html`<button class="quiet always" onClick=${() => show("rules")}>${t("page-rules")}</button>
    <button class="quiet" onClick=${() => show("story")}>${t("table-story")}</button>
    <${SoundSwitch} />`;
}

/** @param {{table: import("../live.js").Live, state: import("../types.js").State, names: string[], game: import("../types.js").GamePage, leave?: () => void}} props `leave`: the game is over, on to the results */
function Playing({ table, state, names, game: { Board, coach, named }, leave }) {
  const view = /** @type {import("../types.js").View} */ (state.view);
  const seat = state.you.seat ?? null;
  useLayoutEffect(() => table.state.subscribe((next) => dropFocus(next?.view?.legal ?? [])), [table]); // before that state is drawn
  useEffect(keepFocus, [state]);
  const free = seat !== null && !leave;
  const minded = seat !== null && state.table.seats[seat].minded;
  return html`
    ${minded && html`<${Notice} kind="warning" message=${t("table-minded")}><button onClick=${() => table.send({ type: "back" })}>${t("table-back")}</button><//>`}
    ${seat !== null && html`<${Coach} view=${view} coach=${coach} />`}
    <${Board} view=${view} names=${names} seats=${state.table.seats} you=${seat} sealed=${state.you.sealed ?? 0}
      act=${!free ? undefined : (/** @type {string} */ action) => table.act(action)}
      takeBack=${free && state.you.take_back ? () => table.takeBack() : undefined}
      slap=${!free || !realTime(view.game) ? undefined : (/** @type {string} */ action, /** @type {number} */ at) => table.slap(action, at)}
      seal=${!free || !about(view.game)?.sealed ? undefined : (/** @type {number} */ most) => table.send({ type: "seal", most })}
      hinted=${table.advice.value?.hints.map((/** @type {any} */ hint) => hint.action) ?? []}
      mouse=${state.mouse ?? 0} slaps=${state.slaps ?? []} leave=${leave} />
    ${leave ? html`<${Parting} leave=${leave} />` : seat !== null && html`<div class="table-foot">
      ${state.table.hints && html`<${Hint} table=${table} names=${names} named=${named} idle=${!view.legal.length} />`}
      <${Talk} table=${table} />
    </div>`}`;
}

/**
 * Advice on request. On small screens it lies over the top of the page: below the board it would be cut off, and the
 * hand is what it speaks of.
 * @param {{table: import("../live.js").Live, names: string[], named?: (action: string) => string, idle: boolean}} props
 */
function Hint({ table, names, named = (action) => action, idle }) {
  const advice = table.advice.value;
  const [read, putAway] = useState(/** @type {any} */ (null));
  const ask = useRef(/** @type {HTMLElement | null} */ (null));
  const close = () => {
    ask.current?.focus({ preventScroll: true });
    putAway(advice);
  };
  return html`<aside class="hint" aria-live="polite">
    <button class="quiet" ref=${ask} disabled=${idle} onClick=${() => table.send({ type: "hint" })}>${t("table-hint")}</button>
    ${advice && advice !== read && html`<div class="advice-told"><p>${say(inWords(advice.reason, named), names)}</p>
      <button class="quiet" onClick=${close} aria-label=${t("page-close")}>✕</button></div>`}
  </aside>`;
}

/** A reason that names actions as the board does. @param {import("../types.js").Message} reason @param {(action: string) => string} named */
function inWords({ id, args = {} }, named) {
  const words = Object.entries(args).map(([key, value]) => [key, key === "action" || key === "other" ? named(value) : value]);
  return { id, args: Object.fromEntries(words) };
}

/**
 * The button of what is no longer legal is about to go. It is cheap to take focus from it first: taken away with focus,
 * it has the browser lay out a page that is only half changed.
 * @param {string[]} legal
 */
function dropFocus(legal) {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.dataset.act && !legal.includes(focused.dataset.act)) focused.blur();
}

/** After a card is played its button is gone, and focus with it: give it to the next thing one can do. */
function keepFocus() {
  if (document.activeElement && document.activeElement !== document.body) return;
  const next = document.querySelector("main [data-act]:not([disabled]), main .parting button") ?? document.querySelector("main .board");
  if (next instanceof HTMLElement && matchMedia("(hover: hover)").matches) next.focus({ preventScroll: true });
}
