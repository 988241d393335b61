// Felix: the score sheet of a finished game.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { face } from "ninelives/parts/seat.js";
import { Mini, signed } from "./card.js";

/** @param {{view: import("./view.js").View, names: string[], seats: import("ninelives/types.js").SeatInfo[]}} props */
export function Summary({ view, names, seats }) {
  const places = view.places ?? [];
  const order = names.map((_, n) => n).sort((a, b) => places[a] - places[b]);
  const best = view.catches[0];
  return html`<div class="felix fx-summary">
    <table>
      <thead><tr><th scope="col"><span class="unseen">${t("felix-ui-player")}</span></th><th scope="col">${t("felix-ui-cats")}</th><th scope="col">${t("felix-ui-mice")}</th><th scope="col">${t("felix-ui-points")}</th></tr></thead>
      ${order.map((n) => html`<${Line} key=${n} n=${n} info=${seats[n]} name=${names[n]} place=${places[n]} seat=${view.seats[n]} score=${view.scores?.[n] ?? 0} won=${view.winners.includes(n)} />`)}
    </table>
    ${best && html`<p class="fx-best"><${Picture} file="images" id="sack-open" /><span>${t("felix-ui-best", { seat: best.seat, round: best.round, points: best.points, mice: best.price }, names)}</span></p>`}
  </div>`;
}

/** @param {{n: number, info: import("ninelives/types.js").SeatInfo, name: string, place: number, seat: import("./view.js").Seat, score: number, won: boolean}} props */
function Line({ n, info, name, place, seat, score, won }) {
  return html`<tbody class=${won ? "fx-winner" : ""}>
    <tr><th scope="row"><span class="fx-rank">${place}</span><${Picture} file="faces" id=${face(info, n)} class="fx-portrait" /><span class="fx-name">${name}</span>${won && html`<${Picture} file="images" id="crown" class="fx-crown" label=${t("felix-ui-winner")} />`}</th>
      <td>${signed(seat.cats ?? 0)}</td><td>${seat.mice}</td><td><strong>${signed(score)}</strong></td></tr>
    <tr class="fx-won"><td colspan="4">${seat.won?.length ? html`<span class="fx-cards">${seat.won.map((card, i) => html`<${Mini} key=${i} card=${card} />`)}</span>` : t("felix-ui-won-nothing")}</td></tr>
  </tbody>`;
}
