// Felix: a card of the sack: face up, face down, or face down with what its owner knows about it.
import { html, memo, part, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";

const isCat = (/** @type {string} */ card) => /^-?\d+$/.test(card);

/** What the card counts at the end. @param {string} card */
export const points = (card) => (isCat(card) ? Number(card) : 0);

/** @param {number} value */
export const signed = (value) => String(value).replace("-", "−");

/** The card in words. @param {string} card */
export const title = (card) => (isCat(card) ? t("felix-ui-cat", { value: signed(Number(card)) }) : t(`felix-card-${card}`));

/** The card in words, with the number that stands on it. @param {string} card */
export const spoken = (card) => (card === "rabbit" ? `${title(card)} ${points(card)}` : title(card));

/** @param {string} card */
const picture = (card) => (isCat(card) ? `cat-${card.replace("-", "m")}` : card);

/** Which paper a card is printed on. @param {string} card */
const kind = (card) => (isCat(card) ? (points(card) < 0 ? "minus" : "plus") : card === "rabbit" ? "nil" : "dog");

/**
 * The front of a card, decoration: whoever shows it says what it is. In the corner stands the value, or a paw for a dog.
 * Letters are drawn, so that they grow with the card.
 * @type {(props: {card: string}) => any}
 */
export const Face = memo(({ card }) => html`<span class=${`fx-face ${kind(card)}`} aria-hidden="true">
  <svg class="fx-print" viewBox="0 0 100 140" preserveAspectRatio="none">
    <rect x="4" y="4" width="92" height="132" rx="7" />
    ${card.endsWith("dog") ? html`<use href=${part("table", "paw")} x="10" y="11" width="25" height="25" />` : html`<text x="11" y="40">${signed(points(card))}</text>`}
  </svg>
  <${Picture} file="images" id=${picture(card)} class="animal" />
</span>`);

/** A little card for lists. @param {{card: string}} props */
export function Mini({ card }) {
  return html`<span class="fx-card fx-mini" role="img" aria-label=${title(card)} title=${title(card)}><${Face} card=${card} /></span>`;
}

/** A card that lies open and stays so. @param {{card: string, label?: string}} props */
export function OpenCard({ card, label = title(card) }) {
  return html`<span class="fx-card" role="img" aria-label=${label}><${Face} card=${card} /></span>`;
}

/**
 * A card that lies in the sack and really turns. `card` of a face-down card is known only to who placed it: then it peeps out.
 * @param {{card: string | null, up: boolean, label: string}} props
 */
export function TurnCard({ card, up, label }) {
  return html`<span class=${`fx-card turning ${up ? "up" : ""}`} role="img" aria-label=${label}>
    <span class="fx-leaf"><span class="fx-back" aria-hidden="true"></span>${card && html`<${Face} card=${card} />`}</span>
    ${card && !up && html`<span class="fx-peep" aria-hidden="true"><span class="fx-card"><${Face} card=${card} /></span></span>`}
  </span>`;
}
