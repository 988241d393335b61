// How it went: round by round as a sheet, and the last board with its groups and what they were worth.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Group, minus, signed, Tricks } from "./people.js";
import { Research } from "./research.js";
import { headline, Paradox } from "./result.js";

/** @typedef {import("./view.js").View} View */

/** @param {{view: View, names: string[], seats: import("ninelives/types.js").SeatInfo[]}} props */
export function Summary({ view, names }) {
  const last = view.last_round;
  return html`<div class="catbox-summary">
    <${ScoreSheet} view=${view} names=${names} />
    ${tied(view) && html`<p>${t("catbox-ui-tied")}</p>`}
    ${last && html`<section><h3>${last.paradox === null ? t("catbox-ui-last-board") : headline(last)}</h3>
      ${last.paradox !== null && html`<${Paradox} result=${last} names=${names} you=${view.seat} />`}
      <${Research} columns=${view.columns} cells=${last.cells} names=${names} purple=${view.board === "purple"} bonus=${last.bonus} />
      <${LastRound} result=${last} names=${names} /></section>`}
  </div>`;
}

/** Whether somebody with as many points as the winners did not win. @param {View} view */
const tied = ({ seats, winners }) => seats.some(({ total }, n) => total === seats[winners[0]].total && !winners.includes(n));

/** The seats, winners first. @param {View} view */
const ranked = ({ seats, winners }) => seats.map((_, n) => n).sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || seats[b].total - seats[a].total);

/** @param {{view: View, names: string[]}} props */
function ScoreSheet({ view, names }) {
  const rounds = Array.from({ length: view.rounds }, (_, k) => k + 1);
  return html`<table class="score-sheet" aria-label=${t("catbox-ui-score-sheet")}>
    <thead><tr><td></td>${rounds.map((round) => html`<th key=${round} scope="col">${t("catbox-ui-round-short", { round })}</th>`)}<th scope="col">${t("catbox-ui-sum")}</th></tr></thead>
    <tbody>${ranked(view).map((n) => html`<tr key=${n} style=${`--seat: var(--seat-${n})`} class=${view.winners.includes(n) ? "winner" : ""}>
      <th scope="row"><${Picture} file="table" id=${`token-${n}`} class="token" /> ${names[n]}</th>
      ${view.seats[n].points.map((/** @type {number} */ points) => html`<td>${signed(points)}</td>`)}<td><strong>${minus(view.seats[n].total)}</strong></td></tr>`)}</tbody>
  </table>`;
}

/** Where the points of the last round come from. @param {{result: any, names: string[]}} props */
function LastRound({ result, names }) {
  return html`<table class="score-sheet" aria-label=${headline(result)}>
    <thead><tr><td></td>${["tricks", "group", "points"].map((column) => html`<th key=${column} scope="col">${t(`catbox-ui-${column}`)}</th>`)}</tr></thead>
    <tbody>${names.map((name, n) => html`<tr key=${n} style=${`--seat: var(--seat-${n})`}>
      <th scope="row"><${Picture} file="table" id=${`token-${n}`} class="token" /> ${name}</th>
      <td><${Tricks} tricks=${result.tricks[n]} prediction=${result.predictions[n]} /></td><td><${Group} result=${result} n=${n} /></td><td><strong>${signed(result.points[n])}</strong></td></tr>`)}</tbody>
  </table>`;
}
