// Points of every seat as lines: the marks of the seats lie on them, because colour alone is not enough.
import { html, part } from "../html.js";

const WIDTH = 320;
const HEIGHT = 160;
const EDGE = 22;
const MOST_LABELS = 12;
const LETTER = 10; // its height

/**
 * `lines` are points by seat, from the beginning on; `caption` says of what.
 * @param {{lines: number[][], caption: string}} props
 */
export function Chart({ lines, caption }) {
  const last = lines[0].length - 1;
  const most = Math.max(4, ...lines.flat());
  const least = Math.min(0, ...lines.flat());
  const x = (/** @type {number} */ step) => EDGE + (step / last) * (WIDTH - 2 * EDGE);
  const y = (/** @type {number} */ points) => HEIGHT - EDGE - ((points - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const levels = y(least) - y(0) < LETTER ? [0, most] : [least, 0, most]; // two numbers in one place cannot be read
  const every = Math.ceil(last / MOST_LABELS);
  const marked = Array.from({ length: Math.floor(last / every) }, (_, k) => (k + 1) * every);
  return html`<figure class="chart"><figcaption>${caption}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      ${levels.map((points) => html`<g key=${points}><path class="grid" d=${`M${EDGE} ${y(points)}H${WIDTH - EDGE}`} /><text x=${EDGE - 5} y=${y(points) + 3.5} text-anchor="end">${String(points).replace("-", "−")}</text></g>`)}
      ${marked.map((step) => html`<text key=${step} x=${x(step)} y=${HEIGHT - 5} text-anchor="middle">${step}</text>`)}
      ${lines.map((points, n) => html`<g key=${n} style=${`--seat: var(--seat-${n})`}>
        <path class="line" d=${`M${points.map((value, step) => `${x(step)} ${y(value)}`).join("L")}`} />
        ${marked.map((step) => html`<use key=${step} href=${part("table", `token-${n}`)} x=${x(step) - 6} y=${y(points[step]) - 6} width="12" height="12" />`)}</g>`)}
    </svg></figure>`;
}
