// After the game: who won, by how much, and what now.
import { url } from "../base.js";
import { html } from "../html.js";
import { t } from "../text.js";
import { Chart } from "../parts/chart.js";
import { victory } from "../parts/parting.js";
import { Talk } from "../parts/talk.js";

/** @param {{table: import("../live.js").Live, state: import("../types.js").State, names: string[], game: import("../types.js").GamePage}} props */
export function After({ table, state, names, game: { Summary } }) {
  const view = /** @type {import("../types.js").View} */ (state.view);
  const { code, games } = state.table;
  return html`<section class="after">
    <h2>${victory(view, names, state.you.seat ?? null)}</h2>
    <div class="choices">
      ${state.you.host && html`<button class="primary" onClick=${() => table.send({ type: "start" })}>${t("after-rematch")}</button>`}
      <a class="button" href=${url(`/replay/${code}/${games}`)}>${t("after-replay")}</a>
      <a class="quiet button" href=${url("/")}>${t("page-home")}</a>
    </div>
    ${state.you.seat != null && !state.you.host && html`<p>${t("after-wait")}</p>`}
    <${Summary} view=${view} names=${names} seats=${state.table.seats} />
    ${view.course && view.course[0].length > 1 && html`<${Chart} lines=${view.course} caption=${t(`${view.game}-course`)} />`}
    ${state.you.seat != null && html`<${Talk} table=${table} />`}
  </section>`;
}
