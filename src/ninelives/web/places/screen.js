// The public side of a table, large, for a television; the hands are on the phones. Nobody can scroll it.
import { url } from "../base.js";
import { html } from "../html.js";
import { titleOf, useGame } from "../games.js";
import { Loading } from "../later.js";
import { TableContext, useLive } from "../live.js";
import { say, t } from "../text.js";
import { Bar, Notice } from "../parts/frame.js";
import { gameNumber, useParting } from "../parts/parting.js";
import { Podium } from "../parts/podium.js";
import { FarEdge, FrameContext, Ribbon } from "../parts/room.js";
import { Announcer } from "../parts/story.js";
import { Bust } from "../parts/seat.js";
import { useColours, Wall } from "../parts/walls.js";

/** @typedef {{table: import("../live.js").Live, state: import("../types.js").State, names: string[], game: import("../types.js").GamePage}} Props */

/** @param {{code: string}} props */
export function Screen({ code }) {
  const table = useLive(code, { watch: true });
  const state = table?.state.value;
  const { game, failed } = useGame(state?.table.game);
  if (table?.gone.value) return html`<div class="place"><${Bar} /><main><${Notice} kind="error" message=${say(table.gone.value)} /></main></div>`;
  if (!table || !state) return html`<div class="place"><${Bar} /><main><${Notice} message=${table?.error.value ? say(table.error.value) : t("table-connecting")} /></main></div>`;
  if (!game) return html`<div class="place"><${Bar} /><main><${Loading} failed=${failed} /></main></div>`;
  const names = state.table.seats.map((seat, n) => seat.name || t("table-seat", { n: n + 1 }));
  const props = { table, state, names, game };
  return html`<${TableContext.Provider} value=${table}><div class="place screen-place table-place playing">
    <main>${state.view ? html`<${Public} ...${props} />` : html`<${Waiting} ...${props} />`}</main>
    <${Announcer} table=${table} names=${names} />
  </div><//>`;
}

/** @param {Props} props */
function Public({ table, state, names, game }) {
  const view = /** @type {import("../types.js").View} */ (state.view);
  const { seats, code, game: name } = state.table;
  const [looking] = useParting(state, false);
  const colours = useColours(name, true);
  if (view.phase === "end" && !looking) {
    return html`<div class="stage"><div class="room podium-room" style=${colours}>
      <h1 class="unseen">${titleOf(name)}</h1>
      <${Podium} view=${view} names=${names} seats=${seats} game=${game}><${Join} code=${code} words=${t("screen-again")} /><//>
      ${!table.online.value && html`<${Offline} />`}
    </div></div>`;
  }
  const latest = table.story.value.at(-1);
  const frame = {
    bar: (/** @type {any} */ progress) => html`<${Bar} title=${titleOf(name)} progress=${progress}>${null}<//>`,
    urgent: table.online.value ? undefined : html`<${Offline} />`,
    note: latest && say(latest, names),
    dock: html`<${Join} code=${code} words=${t("screen-watch")} />`,
    fit: true,
  };
  return html`<${FrameContext.Provider} value=${frame}>
    <${game.Board} key=${gameNumber(state.table)} view=${view} names=${names} seats=${seats} you=${null} mouse=${state.mouse ?? 0} slaps=${state.slaps ?? []} />
  <//>`;
}

/** Say that what is shown may be old. */
const Offline = () => html`<${Ribbon} kind="warning">${t("table-offline")}<//>`;

/** The way to this table, for phones. @param {{code: string, words: string}} props */
const Join = ({ code, words }) => html`<div class="screen-join plate"><${Code} code=${code} /><p>${words}<strong>${code}</strong></p></div>`;

/** @param {{code: string}} props */
const Code = ({ code }) => html`<img class="qr" src=${url(`/qr/${code}.svg`)} alt=${t("lobby-qr")} />`;

/** Before the game: how to come, and who is here. @param {Props} props */
function Waiting({ table, state }) {
  const { seats, code, game } = state.table;
  const here = seats.filter((seat) => seat.kind !== "open").length;
  const next = seats.findIndex((seat) => seat.kind === "open");
  const colours = useColours(game, true);
  return html`<div class="stage"><div class="room screen-waiting" style=${colours}><${Wall} name=${game} />
    <${Bar} title=${titleOf(game)}><p class="screen-here">${t("screen-here", { here, players: seats.length })}</p><//>
    <ul class="others">${seats.map((info, n) => html`<${Bust} key=${n} n=${n} info=${info} class=${info.kind} name=${info.name || t(n === next ? "screen-you" : "screen-free")}>
      ${info.kind !== "open" && html`<small>${t(n === state.table.host ? "screen-host" : info.kind === "bot" ? "screen-bot" : "screen-ready")}</small>`}<//>`)}</ul>
    <div class="cloth"><${FarEdge} />
      <div class="screen-way">
        <p class="screen-address">${t("screen-type", { address: location.host + url("/").replace(/\/$/, "") })}</p>
        <p class="screen-code" role="img" aria-label=${code}>${[...code].map((letter, n) => html`<span key=${n}>${letter}</span>`)}</p>
      </div>
      <div class="screen-scan plate"><${Code} code=${code} /><p>${t("screen-scan")}</p></div>
    </div>
    <div class="dock low"><div class="ribbon-zone" role="status">${table.online.value ? html`<${Ribbon}>${news(state)}<//>` : html`<${Offline} />`}</div></div>
  </div></div>`;
}

/** What is still to be done before the game can begin. @param {import("../types.js").State} state */
function news({ table: { seats, host } }) {
  const open = seats.filter((seat) => seat.kind === "open").length;
  const name = host === null ? "" : seats[host].name ?? "";
  if (open) return t("screen-open", { open });
  return name ? t("screen-starts", { name }) : t("screen-full");
}
