// How it went: points after each round as lines, round by round as a sheet, and the last board with its groups.
import { html, Picture } from "../../html.js";
import { t } from "../../text.js";
import { minus, signed } from "./people.js";
import { Research } from "./research.js";
import { headline, Paradox } from "./result.js";

/** @typedef {import("../../types.js").View} View */

/** @param {{view: View, names: string[], seats: import("../../types.js").SeatInfo[]}} props */
export function Summary({ view, names }) {
  const last = view.last_round;
  return html`<div class="catbox-summary">
    <${Chart} view=${view} />
    <${ScoreSheet} view=${view} names=${names} />
    ${tied(view) && html`<p>${t("catbox-ui-tied")}</p>`}
    ${last && html`<section><h3>${last.paradox === null ? t("catbox-ui-last-board") : headline(last)}</h3>
      ${last.paradox !== null && html`<${Paradox} result=${last} names=${names} />`}
      <${Research} columns=${view.columns} cells=${last.cells} names=${names} purple=${view.board === "purple"} bonus=${last.bonus} /></section>`}
  </div>`;
}

/** Whether somebody with as many points as the winners did not win. @param {View} view */
const tied = ({ seats, winners }) => seats.some(({ total }, n) => total === seats[winners[0]].total && !winners.includes(n));

/** @param {{view: View, names: string[]}} props */
function ScoreSheet({ view, names }) {
  const rounds = Array.from({ length: view.rounds }, (_, k) => k + 1);
  return html`<table class="score-sheet" aria-label=${t("catbox-ui-score-sheet")}>
    <thead><tr><td></td>${rounds.map((round) => html`<th key=${round} scope="col">${t("catbox-ui-round-short", { round })}</th>`)}<th scope="col">${t("catbox-ui-sum")}</th></tr></thead>
    <tbody>${names.map((name, n) => html`<tr key=${n} style=${`--seat: var(--seat-${n})`} class=${view.winners.includes(n) ? "winner" : ""}>
      <th scope="row"><${Picture} file="table" id=${`token-${n}`} class="token" /> ${name}</th>
      ${view.seats[n].points.map((/** @type {number} */ points) => html`<td>${signed(points)}</td>`)}<td><strong>${minus(view.seats[n].total)}</strong></td></tr>`)}</tbody>
  </table>`;
}

const WIDTH = 320;
const HEIGHT = 160;
const EDGE = 22;

/** The same numbers as the sheet, to be seen at a glance. @param {{view: View}} props */
function Chart({ view }) {
  const lines = view.seats.map((seat) => seat.points.reduce((/** @type {number[]} */ sums, /** @type {number} */ points) => [...sums, sums[sums.length - 1] + points], [0]));
  const most = Math.max(4, ...lines.flat());
  const least = Math.min(0, ...lines.flat());
  const x = (/** @type {number} */ round) => EDGE + (round / view.rounds) * (WIDTH - 2 * EDGE);
  const y = (/** @type {number} */ points) => HEIGHT - EDGE - ((points - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  return html`<figure class="chart"><figcaption>${t("catbox-ui-chart")}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      ${[...new Set([least, 0, most])].map((points) => html`<g key=${points}><path class="grid" d=${`M${EDGE} ${y(points)}H${WIDTH - EDGE}`} /><text x=${EDGE - 5} y=${y(points) + 3.5} text-anchor="end">${minus(points)}</text></g>`)}
      ${Array.from({ length: view.rounds }, (_, k) => html`<text key=${k} x=${x(k + 1)} y=${HEIGHT - 5} text-anchor="middle">${k + 1}</text>`)}
      ${lines.map((sums, n) => html`<g key=${n} style=${`--seat: var(--seat-${n})`}>
        <path class="line" d=${`M${sums.map((/** @type {number} */ points, /** @type {number} */ round) => `${x(round)} ${y(points)}`).join("L")}`} />
        ${sums.slice(1).map((/** @type {number} */ points, /** @type {number} */ k) => html`<use href=${`/web/art/table.svg#token-${n}`} x=${x(k + 1) - 6} y=${y(points) - 6} width="12" height="12" />`)}</g>`)}
    </svg></figure>`;
}
