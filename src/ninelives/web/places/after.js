// After the game: who won, by how much, and what now.
import { html } from "../html.js";
import { t } from "../text.js";
import { GAMES } from "../games/index.js";
import { Course } from "../parts/course.js";
import { Talk } from "../parts/talk.js";

/** @param {{table: import("../live.js").Live, state: import("../types.js").State, names: string[]}} props */
export function After({ table, state, names }) {
  const view = /** @type {any} */ (state.view);
  const { Summary } = GAMES[state.table.game];
  return html`<section class="after">
    <h2>${t("winners", { seats: view.winners, count: view.winners.length }, names)}</h2>
    <div class="choices">
      ${state.you.host && html`<button class="primary" onClick=${() => table.send({ type: "start" })}>${t("after-rematch")}</button>`}
      <a class="button" href=${`/replay/${state.table.code}/${state.table.games}`}>${t("after-replay")}</a>
      <a class="quiet button" href="/">${t("page-home")}</a>
    </div>
    ${state.you.seat != null && !state.you.host && html`<p>${t("after-wait")}</p>`}
    <${Summary} view=${view} names=${names} seats=${state.table.seats} />
    ${view.game !== "catbox" && html`<${Course} code=${state.table.code} n=${state.table.games} game=${view.game} />`}
    ${state.you.seat != null && html`<${Talk} table=${table} />`}
  </section>`;
}
