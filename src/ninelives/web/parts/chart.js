// Points of every seat as lines. Names stand at their ends and the marks of the seats lie on them, because colour alone
// is not enough; the same numbers are there as a table.
import { html, Picture } from "../html.js";
import { signed, t } from "../text.js";

const MOST_MARKS = 10; // on a line, beside its end
const APART = 12; // percent of the height between two names

/**
 * `lines` are points by seat, from the beginning on; `caption` says of what; `you`: whose line is the strong one.
 * @param {{lines: number[][], names: string[], caption: string, you?: number | null}} props
 */
export function Chart({ lines, names, caption, you = null }) {
  const last = lines[0].length - 1;
  const most = Math.max(4, ...lines.flat());
  const least = Math.min(0, ...lines.flat());
  const x = (/** @type {number} */ step) => (step / last) * 100;
  const y = (/** @type {number} */ points) => 100 - ((points - least) / (most - least)) * 100;
  const levels = y(least) - y(0) < APART ? [0, most] : [least, 0, most]; // two numbers in one place cannot be read
  const every = Math.ceil(last / MOST_MARKS);
  const marked = [...Array(Math.floor(last / every)).keys()].map((n) => (n + 1) * every);
  return html`<figure class="chart"><figcaption>${caption}</figcaption>
    <div class="chart-lines" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        ${levels.map((points) => html`<path key=${points} class="grid" d=${`M0 ${y(points)}H100`} />`)}
        ${lines.map((points, n) => html`<path key=${n} class=${`line line-${n} ${n === you ? "own" : ""}`} d=${`M${points.map((value, step) => `${x(step)} ${y(value)}`).join("L")}`} />`)}
      </svg>
      ${levels.map((points) => html`<span key=${points} class="level" style=${`top: ${y(points)}%`}>${signed(points)}</span>`)}
      ${marked.map((step) => html`<span key=${step} class="step" style=${`left: ${x(step)}%`}>${step}</span>`)}
      ${lines.map((points, n) => marked.map((step) => html`<span key=${`${n}-${step}`} class="at" style=${`left: ${x(step)}%; top: ${y(points[step])}%`}><${Picture} file="table" id=${`token-${n}`} /></span>`))}
      ${spread(lines.map((points) => y(points[last]))).map((top, n) => html`<span key=${n} class=${`end ${n === you ? "own" : ""}`} style=${`top: ${top}%`}><${Picture} file="table" id=${`token-${n}`} />${names[n]}</span>`)}
    </div>
    <${Numbers} lines=${lines} names=${names} caption=${caption} />
  </figure>`;
}

/** Move what is too close apart, as little as it takes, in the same order. @param {number[]} tops percent */
function spread(tops) {
  const order = [...tops.keys()].sort((one, other) => tops[one] - tops[other]);
  const placed = [...tops];
  order.forEach((n, at) => (placed[n] = at ? Math.max(tops[n], placed[order[at - 1]] + APART) : tops[n]));
  order.reverse().forEach((n, at) => (placed[n] = Math.min(placed[n], 100 - at * APART))); // none below the picture
  return placed;
}

/** @param {{lines: number[][], names: string[], caption: string}} props */
function Numbers({ lines, names, caption }) {
  return html`<details><summary>${t("chart-table")}</summary><div class="chart-numbers" tabindex="0" role="region" aria-label=${caption}><table>
    <thead><tr><td></td>${lines[0].map((_, step) => html`<th key=${step} scope="col">${step}</th>`)}</tr></thead>
    <tbody>${lines.map((points, n) => html`<tr key=${n}><th scope="row">${names[n]}</th>${points.map((value, step) => html`<td key=${step}>${signed(value)}</td>`)}</tr>`)}</tbody>
  </table></div></details>`;
}
