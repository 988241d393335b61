// What hangs on everybody's tag: their token, tricks won against said, the colours they can still declare, their points.
import { html } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Bust } from "ninelives/parts/seat.js";
import { COLOURS, Sign, Token } from "./signs.js";

/** @typedef {import("./view.js").Round} Round */
/** @typedef {import("./view.js").Seat} Seat */

/** @param {{n: number, info: import("ninelives/types.js").SeatInfo, name: string, active: boolean, seat: Seat, result: Round | null}} props `result`: the finished round that is looked at */
export function Person({ n, info, name, active, seat, result }) {
  return html`<${Bust} n=${n} info=${info} name=${name} active=${active}><${Token} seat=${n} /><${Standing} n=${n} seat=${seat} result=${result} /><//>`;
}

/** @param {{n: number, seat: Seat, result: Round | null}} props */
export function Standing({ n, seat, result }) {
  if (!result) return html`<${Points} points=${seat.total} /><${Tricks} tricks=${seat.tricks} prediction=${seat.prediction} /><${Colours} colours=${seat.colours} />`;
  return html`<${Gained} points=${result.points[n]} total=${seat.total} /><${Tricks} tricks=${result.tricks[n]} prediction=${result.predictions[n]} /><${Group} result=${result} n=${n} />`;
}

/** @param {{points: number}} props */
const Points = ({ points }) => html`<span class="points"><span aria-hidden="true"><b>${minus(points)}</b> <small>${t("catbox-ui-pts", { points })}</small></span><span class="unseen">${t("catbox-ui-total", { points })}</span></span>`;

/** @param {{points: number, total: number}} props */
function Gained({ points, total }) {
  return html`<span class="points gained"><span aria-hidden="true"><b>${signed(points)}</b> <small>→ ${minus(total)}</small></span><span class="unseen">${t("catbox-ui-gained", { points, total })}</span></span>`;
}

/** As many rings as tricks were said, a full one for each that is won. @param {{tricks: number, prediction: number | null}} props */
export function Tricks({ tricks, prediction }) {
  const words = prediction === null ? t("catbox-ui-won", { tricks }) : t("catbox-ui-won-of", { tricks, prediction });
  return html`<span class=${`tricks ${prediction !== null && tricks > prediction ? "over" : ""}`} title=${words}><span class="unseen">${words}</span>
    ${prediction !== null && html`<span class="pips" aria-hidden="true">${Array.from({ length: prediction }, (_, k) => html`<i key=${k} class=${k < tricks ? "won" : ""}></i>`)}</span>`}
    <b aria-hidden="true">${prediction === null ? html`<span class="long">${t("catbox-ui-tricks-choice", { tricks })}</span><span class="short">${tricks}</span>` : `${tricks}/${prediction}`}</b></span>`;
}

/** The colours that can still be declared; what is given up is struck out. @param {{colours: string[]}} props */
export function Colours({ colours }) {
  return html`<span class="colours"><span class="unseen">${t(colours.length ? "catbox-ui-can-declare" : "catbox-ui-can-nothing", { colours })}</span>
    ${COLOURS.map((colour) => html`<span key=${colour} class=${`x ${colours.includes(colour) ? "" : "lost"}`}><${Sign} colour=${colour} /></span>`)}</span>`;
}

/** What a seat's largest group was worth, or that it had caused a paradox. @param {{result: Round, n: number}} props */
export function Group({ result, n }) {
  const bonus = result.bonus[n];
  if (result.paradox === n) return html`<span class="group caused">${t("catbox-ui-caused")}</span>`;
  return bonus ? html`<span class="group bonus"><${Token} seat=${n} /><span aria-hidden="true">+${bonus}</span><span class="unseen">${t("catbox-ui-bonus", { bonus })}</span></span>` : html`<span class="group" aria-hidden="true">–</span>`;
}

/** @param {number} points */
export const minus = (points) => String(points).replace("-", "−");

/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : minus(points));

/** Somebody's cards, small and in one line. @param {{hand: number[]}} props */
export function OpenHand({ hand }) {
  return html`<span class="open-hand"><span class="unseen">${t("catbox-ui-hand-of", { numbers: hand })}</span>${hand.map((number, k) => html`<span key=${k} class="mini" aria-hidden="true">${number}</span>`)}</span>`;
}
