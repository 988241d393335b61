// The public side of a table, large, for a television; the hands are on the phones.
import { url } from "../base.js";
import { html, Picture } from "../html.js";
import { titleOf, useGame } from "../games.js";
import { Loading } from "../later.js";
import { TableContext, useLive } from "../live.js";
import { say, t } from "../text.js";
import { Bar, Notice } from "../parts/frame.js";
import { gameNumber, useParting, victory } from "../parts/parting.js";
import { FrameContext } from "../parts/room.js";
import { Announcer } from "../parts/story.js";
import { Seat } from "../parts/seat.js";

/** @param {{code: string}} props */
export function Screen({ code }) {
  const table = useLive(code, { watch: true });
  const state = table?.state.value;
  if (table?.gone.value) return html`<div class="place"><${Bar} /><main><${Notice} kind="error" message=${say(table.gone.value)} /></main></div>`;
  if (!table || !state) return html`<div class="place"><${Bar} /><main><${Notice} message=${table?.error.value ? say(table.error.value) : t("table-connecting")} /></main></div>`;
  const names = state.table.seats.map((seat, n) => seat.name || t("table-seat", { n: n + 1 }));
  return html`<${TableContext.Provider} value=${table}><div class=${`place screen-place table-place ${state.table.game}`}>
    <main>
      ${!table.online.value && html`<${Notice} kind="warning" message=${t("table-offline")} />`}
      ${state.view ? html`<${Public} state=${state} names=${names} />` : html`<${Waiting} state=${state} />`}
      <footer class="screen-foot">
        <${Picture} file="table" id="logo" />
        <p class="screen-news">${table.story.value.slice(-2).map((event) => say(event, names)).join(" ")}</p>
        <p class="screen-code">${location.host}${url(`/t/${code}`)}</p>
        <img class="qr" src=${url(`/qr/${code}.svg`)} alt=${t("lobby-qr")} />
      </footer>
    </main>
    <${Announcer} news=${table.news.value} names=${names} />
  </div><//>`;
}

/** @param {{state: import("../types.js").State, names: string[]}} props */
function Public({ state, names }) {
  const view = /** @type {import("../types.js").View} */ (state.view);
  const { game, failed } = useGame(state.table.game);
  const [looking] = useParting(view, false);
  if (!game) return html`<${Loading} failed=${failed} />`;
  return html`<h1 class="unseen">${t(`${state.table.game}-title`)}</h1>
    ${view.phase === "end" && !looking
      ? html`<h2 class="screen-winner">${victory(view, names, null)}</h2><${game.Summary} view=${view} names=${names} seats=${state.table.seats} />`
      : html`<${FrameContext.Provider} value=${{ bar: (/** @type {any} */ progress) => html`<${Bar} title=${titleOf(state.table.game)} progress=${progress}>${null}<//>`, dock: null }}><${game.Board} key=${gameNumber(state.table)} view=${view} names=${names} seats=${state.table.seats} you=${null} mouse=${state.mouse ?? 0} slaps=${state.slaps ?? []} /><//>`}`;
}

/** @param {{state: import("../types.js").State}} props */
function Waiting({ state }) {
  return html`<section class="screen-waiting"><h1>${titleOf(state.table.game)}</h1>
    <p class="lead">${t("screen-join", { code: state.table.code })}</p>
    <ul class="seats">${state.table.seats.map((info, n) => html`<${Seat} key=${n} n=${n} info=${info} name=${info.name || t("lobby-open")} />`)}</ul></section>`;
}
