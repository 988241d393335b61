// A table: before the game the seats and the invitation, during it the board, after it the score.
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { html } from "../html.js";
import { about, titleOf, useGame } from "../games.js";
import { Loading } from "../later.js";
import { TableContext, useLive } from "../live.js";
import { path, useTitle } from "../route.js";
import { clockTime, language, say, t } from "../text.js";
import { Bar, Notice, Tool } from "../parts/frame.js";
import { FrameContext, Ribbon } from "../parts/room.js";
import { Announcer } from "../parts/story.js";
import { Coach, CoachFace } from "../parts/coach.js";
import { gameNumber, useParting } from "../parts/parting.js";
import { Talk, useVoices } from "../parts/talk.js";
import { useSounds } from "../parts/sound.js";
import { Lobby } from "./lobby.js";
import { Lost } from "./lost.js";
import { hasPanel, Panel, Sheets, Tools } from "./menu.js";
import { beginExplained, FIRST } from "./open.js";
import { After } from "./after.js";

/** @param {{code: string}} props */
export function Table({ code }) {
  const table = useLive(code);
  const state = table?.state.value;
  const { game, failed } = useGame(state?.table.game);
  useTitle(state ? titleOf(state.table.game) : undefined);
  if (table?.gone.value) return html`<${Lost} message=${say(table.gone.value)} />`;
  if (!table || !state) return html`<div class="place"><${Bar} /><main><${Notice} message=${table?.error.value ? say(table.error.value) : t("table-connecting")} /></main></div>`;
  if (!game) return html`<div class="place"><${Bar} /><main><${Loading} failed=${failed} /></main></div>`;
  return html`<${TableContext.Provider} value=${table}><${AtTable} table=${table} state=${state} game=${game} /><//>`;
}

/** @param {{table: import("../live.js").Live, state: import("../types.js").State, game: import("../types.js").GamePage}} props */
function AtTable({ table, state, game }) {
  const [sheet, show] = useState(/** @type {string | null} */ (null));
  const names = useMemo(() => state.table.seats.map((seat, n) => seat.name || t("table-seat", { n: n + 1 })), [state.table.seats, language.value]);
  const [looking, leave] = useParting(state);
  const over = state.view?.phase === "end" && !looking;
  const playing = Boolean(state.view && !over);
  const bar = useCallback((/** @type {any} */ progress) => html`<${Bar} title=${titleOf(state.table.game)} progress=${progress}><${Tools} show=${show} playing=${playing} /><//>`, [state.table.game, language.value, playing]);
  const notices = html`<${Notices} table=${table} names=${names} />`;
  useReading(table, state, sheet !== null);
  useVoices(table);
  useSounds(state, game.ownSounds);
  return html`<div class=${`place table-place ${playing ? "playing" : ""} ${over ? "over" : ""} ${playing && hasPanel() ? "with-panel" : ""}`}>
    ${playing
      ? html`<main><${Playing} key=${gameNumber(state.table)} table=${table} state=${state} names=${names} game=${game} bar=${bar} leave=${looking ? leave : undefined} /></main>`
      : over ? html`${bar(null)}<main>${notices}<${After} table=${table} state=${state} names=${names} game=${game} /></main>`
        : html`<main><${Before} table=${table} state=${state} game=${game} bar=${bar(null)} notices=${notices} /></main>`}
    ${playing && hasPanel() && html`<${Panel} table=${table} names=${names} show=${show} />`}
    <${Announcer} table=${table} names=${names} />
    <${Sheets} sheet=${sheet} show=${show} table=${table} state=${state} names=${names} game=${game} />
  </div>`;
}

/** What is to be known before and after a game. During it the ribbon says it. @param {{table: import("../live.js").Live, names: string[]}} props */
function Notices({ table, names }) {
  return html`
    ${!table.online.value && html`<${Notice} kind="warning" message=${t("table-offline")} />`}
    ${table.restart.value > 0 && html`<${Notice} kind="warning" message=${t("table-restart", { time: clockTime(table.restart.value) })} />`}
    ${table.error.value && html`<${Notice} kind="error" message=${say(table.error.value, names)} />`}
    ${table.notice.value && html`<${Notice} message=${say(table.notice.value, names)}><button class="quiet" onClick=${() => (table.notice.value = null)} aria-label=${t("page-close")}>✕</button><//>`}`;
}

/** @param {{table: import("../live.js").Live, state: import("../types.js").State, game: import("../types.js").GamePage, bar: any, notices: any}} props */
function Before({ table, state, game, bar, notices }) {
  if (game.First && state.you.host && path.value.endsWith(FIRST)) return html`${bar}${notices}<${game.First} begin=${() => beginExplained(table)} />`;
  return html`<${Lobby} table=${table} state=${state} game=${game} bar=${bar} notices=${notices} />`;
}

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

/** @param {{table: import("../live.js").Live, state: import("../types.js").State, names: string[], game: import("../types.js").GamePage, bar: (progress: any) => any, leave?: () => void}} props `leave`: the game is over, on to the results */
function Playing({ table, state, names, game: { Board, coach, named }, bar, leave }) {
  const view = /** @type {import("../types.js").View} */ (state.view);
  const seat = state.you.seat ?? null;
  useLayoutEffect(() => table.state.subscribe((next) => dropFocus(next?.view?.legal ?? [])), [table]); // before that state is drawn
  useEffect(keepFocus, [state]);
  const free = seat !== null && !leave;
  const frame = {
    bar,
    urgent: urgent(table, state, names, named, leave),
    note: seat === null && t("table-watching"),
    coach: seat !== null && html`<${Coach} view=${view} coach=${coach} />`,
    tip: seat !== null && html`<${CoachFace} view=${view} coach=${coach} />`,
    tools: seat !== null && html`<div class="dock-tools">
      ${state.table.hints && html`<${Tool} sign="hint" label=${t("table-hint")} words=${t("table-hint-word")} disabled=${!free || !view.legal.length} press=${() => table.send({ type: "hint" })} />`}
      <${Talk} table=${table} /></div>`,
  };
  return html`<${FrameContext.Provider} value=${frame}>
    <${Board} view=${view} names=${names} seats=${state.table.seats} you=${seat} sealed=${state.you.sealed ?? 0}
      act=${!free ? undefined : (/** @type {string} */ action) => table.act(action)}
      takeBack=${free && state.you.take_back ? () => table.takeBack() : undefined}
      slap=${!free || !realTime(view.game) ? undefined : (/** @type {string} */ action, /** @type {number} */ at) => table.slap(action, at)}
      seal=${!free || !about(view.game)?.sealed ? undefined : (/** @type {number} */ most) => table.send({ type: "seal", most })}
      hinted=${table.advice.value?.hints.map((/** @type {any} */ hint) => hint.action) ?? []}
      mouse=${state.mouse ?? 0} slaps=${state.slaps ?? []} leave=${leave} />
  <//>`;
}

/**
 * What is more urgent than whose turn it is, the most urgent first; nothing if all goes well.
 * @param {import("../live.js").Live} table @param {import("../types.js").State} state @param {string[]} names
 * @param {(action: string) => string} [named] @param {() => void} [leave]
 */
function urgent(table, state, names, named = (action) => action, leave) {
  const seat = state.you.seat ?? null;
  const close = t("page-close");
  if (table.error.value) return html`<${Ribbon} key=${`error-${table.told}`} kind="error">${say(table.error.value, names)}<//>`;
  if (!table.online.value) return html`<${Ribbon} key="offline" kind="warning">${t("table-offline")}<//>`;
  if (leave) return html`<${Ribbon} key="leave" mine>${html`<span class="parting"><button class="primary" onClick=${leave}>${t("table-results")}</button></span>`}<//>`;
  if (seat !== null && state.table.seats[seat].minded) return html`<${Ribbon} key="minded" kind="warning" mine>${t("table-minded")} <button onClick=${() => table.send({ type: "back" })}>${t("table-back")}</button><//>`;
  if (table.notice.value) return html`<${Ribbon} key=${`notice-${table.told}`} kind="warning" close=${() => (table.notice.value = null)} label=${close}>${say(table.notice.value, names)}<//>`;
  if (table.advice.value) return html`<${Ribbon} key=${`hint-${table.told}`} kind="hint" close=${() => (table.advice.value = null)} label=${close}>${say(inWords(table.advice.value.reason, named), names)}<//>`;
  if (table.pending.value) return html`<${Ribbon} key="pending"><span class="sending">${t("table-sending")}</span><//>`;
  if (table.restart.value > 0) return html`<${Ribbon} key="restart" kind="warning">${t("table-restart", { time: clockTime(table.restart.value) })}<//>`;
  return undefined;
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

/**
 * After a card is played its button is gone, and focus with it: give it to the next thing one can do, or to the board. A
 * screen reader, on a phone too, would begin at the top of the page again.
 */
function keepFocus() {
  if (document.activeElement && document.activeElement !== document.body) return;
  const next = document.querySelector("main [data-act]:not([disabled]), main .parting button") ?? document.querySelector("main .board");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
