// How it went: round by round as a sheet of paper, and the last board with its groups and what they were worth.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { ART, Box } from "./box.js";
import { minus, signed } from "./people.js";
import { headline, Paradox } from "./result.js";
import { Token } from "./signs.js";

/** @typedef {import("./view.js").View} View */

/** @param {{view: View, names: string[], seats: import("ninelives/types.js").SeatInfo[]}} props */
export function Summary({ view, names }) {
  const last = view.last_round;
  return html`<div class="catbox catbox-summary">
    <div class="sheet-of-paper"><${ScoreSheet} view=${view} names=${names} />
      <p class="key">${t("catbox-ui-sheet-means")}</p>
      ${tied(view) && html`<p class="key">${t("catbox-ui-tied")}</p>`}</div>
    ${last && html`<section><h3>${last.paradox === null ? t("catbox-ui-last-board") : headline(last)}</h3>
      ${last.paradox !== null && html`<${Paradox} result=${last} names=${names} you=${view.seat} />`}
      <div class="fits"><${Box} columns=${view.columns} cells=${last.cells} names=${names} purple=${view.board === "purple"} bonus=${last.bonus} /></div></section>`}
  </div>`;
}

/** Whether somebody with as many points as the winners did not win. @param {View} view */
const tied = ({ seats, winners }) => seats.some(({ total }, n) => total === seats[winners[0]].total && !winners.includes(n));

/** The seats, the best first. @param {View} view */
const ranked = ({ seats, places }) => seats.map((_, n) => n).sort((a, b) => (places?.[a] ?? 0) - (places?.[b] ?? 0));

/** @param {{view: View, names: string[]}} props */
function ScoreSheet({ view, names }) {
  const rounds = Array.from({ length: view.rounds }, (_, k) => k + 1);
  return html`<table class="score-sheet" aria-label=${t("catbox-ui-score-sheet")}>
    <thead><tr><td></td>${rounds.map((round) => html`<th key=${round} scope="col">${t("catbox-ui-round-short", { round })}</th>`)}<th scope="col">${t("catbox-ui-sum")}</th></tr></thead>
    <tbody>${ranked(view).map((n) => html`<tr key=${n} class=${view.winners.includes(n) ? "winner" : ""}>
      <th scope="row"><span class="of"><${Token} seat=${n} />${view.winners.includes(n) && html`<${Picture} file="images" id="crown" class="crown" label=${t("catbox-ui-winner")} />`}<span>${names[n]}</span></span></th>
      ${view.seats[n].points.map((points, k) => html`<td key=${k}>${signed(points)}<${Parts} part=${view.parts?.[k]} n=${n} /></td>`)}<td><strong>${minus(view.seats[n].total)}</strong></td></tr>`)}</tbody>
  </table>`;
}

/** Where the points of a round come from: tricks, then the group; or that a paradox cost them. @param {{part?: import("./view.js").Part, n: number}} props */
function Parts({ part, n }) {
  if (!part) return null;
  if (part.paradox === n) return html`<small><${Picture} file=${ART} id="paradox" class="torn" label=${t("catbox-ui-caused")} /></small>`;
  return html`<small>${part.bonus[n] ? html`${part.tricks[n]} + <b>${part.bonus[n]}</b>` : "\u00a0"}</small>`;
}
