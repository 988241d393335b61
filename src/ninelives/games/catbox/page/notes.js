// The pad at my right hand: what I said, my largest group and what a card would make of it, my colours. Who watches reads hands there.
import { html } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Colours, OpenHand } from "./people.js";
import { COLOURS, Token } from "./signs.js";
import { Before, hasBefore } from "./trick.js";

/** @typedef {import("./view.js").View} View */

/** @param {{view: View, names: string[], you: number, card: number | null}} props `card`: the one that is chosen */
export function Notes({ view, names, you, card }) {
  const { prediction, tricks, group, colours, aside } = view.seats[you];
  return html`<section class="pad notes" aria-label=${t("catbox-ui-notes")}>
    <h2>${t("catbox-ui-notes")}</h2>
    ${prediction === null ? html`<p>${t("catbox-ui-won", { tricks })}</p>` : html`<p>${t("catbox-ui-said", { tricks: prediction })}<br /><${Rings} tricks=${tricks} prediction=${prediction} /></p>`}
    <p>${t("catbox-ui-largest", { group })}${grows(view, card, group).map((text) => html`<small key=${text}>${text}</small>`)}</p>
    <p class="of-colours">${t("catbox-ui-notes-colours")} <${Colours} colours=${colours} /></p>
    ${aside !== null && html`<p><small>${t("catbox-ui-aside-card", { number: aside })}</small></p>`}
    ${view.middle.length > 0 && html`<p><small>${t("catbox-ui-middle", { numbers: view.middle })}</small></p>`}
    <${Before} view=${view} names=${names} />
  </section>`;
}

/** @param {{tricks: number, prediction: number}} props */
const Rings = ({ tricks, prediction }) => html`<span class="pips" aria-hidden="true">${Array.from({ length: prediction }, (_, k) => html`<i key=${k} class=${k < tricks ? "won" : ""}></i>`)}</span> ${t("catbox-ui-won-so-far", { tricks })}`;

/** Where the chosen card would enlarge my group. @param {View} view @param {number | null} card @param {number} group */
function grows(view, card, group) {
  const option = view.options?.find(({ number }) => number === card);
  if (!option) return [];
  return option.colours.flatMap(({ brings }, row) => (brings && brings.group > group ? [t("catbox-ui-with", { number: option.number, colour: COLOURS[row], group: brings.group })] : []));
}

/** All hands that may be seen, in a replay and after the end. @param {{view: View, names: string[]}} props */
export function Hands({ view, names }) {
  const known = view.seats.flatMap(({ hand }, n) => (hand ? [{ n, hand }] : []));
  if (!known.length) return html`<${Past} view=${view} names=${names} />`;
  return html`<section class="pad hands" aria-label=${t("catbox-ui-hands")}>
    <h2>${t("catbox-ui-hands")}</h2>
    <ul>${known.map(({ n, hand }) => html`<li key=${n}><${Token} seat=${n} label=${names[n]} /><${OpenHand} hand=${hand} /></li>`)}</ul>
  </section>`;
}

/** For who watches a game that goes on: the trick before, and the cards of the middle. @param {{view: View, names: string[]}} props */
function Past({ view, names }) {
  if (!view.middle.length && !hasBefore(view)) return null;
  return html`<section class="pad hands">${view.middle.length > 0 && html`<p>${t("catbox-ui-middle", { numbers: view.middle })}</p>`}<${Before} view=${view} names=${names} /></section>`;
}
