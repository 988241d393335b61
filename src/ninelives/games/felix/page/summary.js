// Felix: the score sheet of a finished game.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Mini, signed } from "./card.js";
import { LastRound } from "./scene.js";

/** @param {{view: import("./view.js").View, names: string[], seats: import("ninelives/types.js").SeatInfo[]}} props */
export function Summary({ view, names }) {
  const scores = view.scores ?? [];
  const order = names.map((_, n) => n).sort((a, b) => scores[b] - scores[a] || (view.seats[b].cats ?? 0) - (view.seats[a].cats ?? 0)); // FX-19
  return html`<div class="felix fx-summary">
    <table>
      <thead><tr><th scope="col"><span class="unseen">${t("felix-ui-player")}</span></th><th scope="col">${t("felix-ui-cats")}</th><th scope="col">${t("felix-ui-mice")}</th><th scope="col">${t("felix-ui-points")}</th></tr></thead>
      ${order.map((n) => html`<${Line} key=${n} n=${n} name=${names[n]} seat=${view.seats[n]} score=${scores[n]} won=${view.winners.includes(n)} />`)}
    </table>
    ${view.last && html`<${LastRound} last=${view.last} names=${names} />`}
  </div>`;
}

/** @param {{n: number, name: string, seat: any, score: number, won: boolean}} props */
function Line({ n, name, seat, score, won }) {
  return html`<tbody class=${won ? "winner" : ""} style=${`--seat: var(--seat-${n})`}>
    <tr><th scope="row"><${Picture} file="table" id=${`token-${n}`} class="token" /> ${name} ${won && html`<${Picture} file="images" id="crown" class="crown" label=${t("felix-ui-winner")} />`}</th>
      <td>${signed(seat.cats)}</td><td>${seat.mice}</td><td><strong>${signed(score)}</strong></td></tr>
    <tr class="fx-won"><td colspan="4">${seat.won.length ? seat.won.map((/** @type {string} */ card, /** @type {number} */ i) => html`<${Mini} key=${i} card=${card} />`) : t("felix-ui-won-nothing")}</td></tr>
  </tbody>`;
}
