// Maus geflippt: the score sheet of a finished game.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { face } from "ninelives/parts/seat.js";
import { ART } from "./art.js";

/** With a real minus. @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : String(points));

/** @param {{view: import("./view.js").View, names: string[], seats: import("ninelives/types.js").SeatInfo[]}} props */
export function Summary({ view, names, seats }) {
  const order = names.map((_, n) => n).sort((a, b) => view.seats[b].score - view.seats[a].score);
  return html`<table class="maus summary plate">
    <thead><tr><th scope="col"><span class="unseen">${t("maus-ui-name")}</span></th>
      <th scope="col"><${Picture} file="images" id="mouse" />${t("maus-ui-mice")}</th>
      <th scope="col"><${Picture} file=${ART} id="red-shirt" />${t("maus-ui-laundry")}</th>
      <th scope="col"><${Picture} file=${ART} id="cheese-emmental" />${t("maus-ui-cheese")}</th>
      <th scope="col">${t("maus-ui-points")}</th></tr></thead>
    <tbody>${order.map((n) => html`<${SummaryRow} key=${n} n=${n} info=${seats[n]} name=${names[n]} seat=${view.seats[n]} won=${view.winners.includes(n)} />`)}</tbody>
  </table>`;
}

/** @param {{n: number, info: import("ninelives/types.js").SeatInfo, name: string, seat: import("./view.js").Seat, won: boolean}} props */
function SummaryRow({ n, info, name, seat, won }) {
  return html`<tr class=${won ? "winner" : ""}>
    <th scope="row"><span><${Picture} file="faces" id=${face(info, n)} />${name}${won && html`<${Picture} file="images" id="crown" label=${t("maus-ui-winner")} />`}</span></th>
    <td>${seat.mice}</td><td>${signed(-seat.laundry.length - seat.face_down)}</td><td>${signed(-2 * seat.cheeses.length)}</td>
    <td><strong>${signed(seat.score)}</strong></td>
  </tr>`;
}
