// Everybody at the table: tricks against prediction, the colours they can still declare, their points.
import { html } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Seat } from "ninelives/parts/seat.js";
import { COLOURS, Sign } from "./signs.js";

/** @typedef {import("ninelives/types.js").BoardProps<import("./view.js").View>} BoardProps */

/** In order of play, ourselves last and so next to our hand. @param {number} players @param {number | null} you */
const order = (players, you) => Array.from({ length: players }, (_, k) => (k + (you ?? -1) + 1) % players);

/** @param {BoardProps & {result: any}} props `result` is the finished round that is being looked at */
export function People({ view, names, seats, you, result, leave }) {
  return html`<div class="people">
    <p class="legend" aria-hidden="true"><span>${t(result ? "catbox-ui-group" : "catbox-ui-colours")}</span><span>${t("catbox-ui-tricks")}</span><span>${t("catbox-ui-points")}</span></p>
    <ul class="seats">${order(view.players, you).map((n) => html`<${Person} key=${n} n=${n} info=${seats[n]} name=${names[n]} you=${you === n} active=${view.actors.includes(n)} seat=${view.seats[n]} result=${result} open=${n !== you && !leave} />`)}</ul>
  </div>`;
}

/** @param {{n: number, info: import("ninelives/types.js").SeatInfo, name: string, you: boolean, active: boolean, seat: any, result: any, open: boolean}} props `open`: what may be seen of their hand is shown */
function Person({ n, info, name, you, active, seat, result, open }) {
  return html`<${Seat} n=${n} info=${info} name=${name} you=${you} active=${active}>
    ${result ? html`<${Scored} result=${result} n=${n} total=${seat.total} />` : html`<${Standing} seat=${seat} />`}
    ${open && seat.hand && html`<${OpenHand} hand=${seat.hand} />`}
  <//>`;
}

/** @param {{seat: any}} props */
function Standing({ seat: { colours, tricks, prediction, total } }) {
  return html`
    <span class="colours"><span class="unseen">${t(colours.length ? "catbox-ui-can-declare" : "catbox-ui-can-nothing", { colours })}</span>
      ${COLOURS.map((colour) => html`<span key=${colour} class=${`x ${colours.includes(colour) ? "" : "lost"}`}><${Sign} colour=${colour} /></span>`)}</span>
    <${Tricks} tricks=${tricks} prediction=${prediction} />
    <span class="points"><span aria-hidden="true">${minus(total)}</span><span class="unseen">${t("catbox-ui-total", { points: total })}</span></span>`;
}

/** @param {{tricks: number, prediction: number | null}} props */
export function Tricks({ tricks, prediction }) {
  const words = prediction === null ? t("catbox-ui-won", { tricks }) : t("catbox-ui-won-of", { tricks, prediction });
  return html`<span class="tricks" title=${words}><span aria-hidden="true"><b>${tricks}</b>${prediction !== null && html`<i>/</i>${prediction}`}</span><span class="unseen">${words}</span></span>`;
}

/** @param {{result: any, n: number, total: number}} props */
function Scored({ result, n, total }) {
  return html`
    <span class="colours"><${Group} result=${result} n=${n} /></span>
    <${Tricks} tricks=${result.tricks[n]} prediction=${result.predictions[n]} />
    <span class="points gained"><span aria-hidden="true">${signed(result.points[n])} <small>→ ${minus(total)}</small></span>
      <span class="unseen">${t("catbox-ui-gained", { points: result.points[n], total })}</span></span>`;
}

/** What a seat's largest group was worth, or that it had caused a paradox. @param {{result: any, n: number}} props */
export function Group({ result, n }) {
  const bonus = result.bonus[n];
  if (result.paradox === n) return html`<span class="caused">${t("catbox-ui-caused")}</span>`;
  return bonus ? html`<span class="bonus"><span aria-hidden="true">+${bonus}</span><span class="unseen">${t("catbox-ui-bonus", { bonus })}</span></span>` : html`<span aria-hidden="true">–</span>`;
}

/** @param {number} points */
export const minus = (points) => String(points).replace("-", "−");

/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : minus(points));

/** Somebody else's cards, in a replay with open cards and after the end; not while its players still look at it, lines would grow. @param {{hand: number[]}} props */
function OpenHand({ hand }) {
  return html`<span class="open-hand"><span class="unseen">${t("catbox-ui-hand-of", { numbers: hand })}</span>${hand.map((number) => html`<span class="mini" aria-hidden="true">${number}</span>`)}</span>`;
}
