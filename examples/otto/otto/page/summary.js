// Otto: the score sheet of a finished game.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { face } from "ninelives/parts/seat.js";

/** @param {{view: import("./view.js").View, names: string[], seats: import("ninelives/types.js").SeatInfo[]}} props */
export function Summary({ view, names, seats }) {
  const scores = view.scores ?? [];
  const order = names.map((_, n) => n).sort((a, b) => scores[b] - scores[a] || view.seats[b].safe - view.seats[a].safe); // OT-7
  return html`<table class="ot-summary plate">
    <thead><tr><th scope="col"><span class="unseen">${t("otto-ui-player")}</span></th><th scope="col">${t("otto-ui-safe")}</th><th scope="col">${t("otto-ui-total")}</th></tr></thead>
    <tbody>${order.map((n) => html`<tr key=${n} class=${view.winners.includes(n) ? "winner" : ""}>
      <th scope="row"><${Picture} file="faces" id=${face(seats[n], n)} /> ${names[n]} ${view.winners.includes(n) && html`<${Picture} file="images" id="crown" class="crown" label=${t("otto-ui-winner")} />`}</th>
      <td>${view.seats[n].safe}</td><td><strong>${scores[n]}</strong></td></tr>`)}</tbody>
  </table>`;
}
