// Felix: a card of the sack: face up, face down, or face down with what its owner knows about it.
import { html, Picture } from "../../html.js";
import { t } from "../../text.js";

const isCat = (/** @type {string} */ card) => /^-?\d+$/.test(card);

/** What the card counts at the end. @param {string} card */
export const points = (card) => (isCat(card) ? Number(card) : 0);

/** @param {number} value */
export const signed = (value) => String(value).replace("-", "−");

/** The card in words. @param {string} card */
export const title = (card) => (isCat(card) ? t("felix-ui-cat", { value: signed(Number(card)) }) : t(`card-${card}`));

/** @param {string} card */
const picture = (card) => (isCat(card) ? `cat-${card.replace("-", "m")}` : card);

/** What stands in the corner: the value (drawn, since the name of the card says it), or a paw for a dog. @param {{card: string}} props */
function Corner({ card }) {
  if (card.endsWith("dog")) return html`<${Picture} file="table" id="paw" class="corner" />`;
  return html`<span class="corner" data-value=${signed(points(card))}></span>`;
}

/** The front of a card, decoration: whoever shows it says what it is. @param {{card: string}} props */
export function Face({ card }) {
  const kind = isCat(card) ? (points(card) < 0 ? "minus" : "plus") : card;
  return html`<span class=${`fx-face ${kind}`} aria-hidden="true">
    <${Corner} card=${card} /><${Picture} file="cats" id=${picture(card)} class="animal" />
    <span class="fx-title">${title(card)}</span>
  </span>`;
}

/** A little card for lists. @param {{card: string}} props */
export function Mini({ card }) {
  return html`<span class="fx-card fx-mini" role="img" aria-label=${title(card)} title=${title(card)}><${Face} card=${card} /></span>`;
}

/**
 * A card that lies in the sack and really turns. `card` of a face-down card is known only to who placed it: then it peeps out.
 * @param {{card: string | null, up: boolean, label: string}} props
 */
export function TurnCard({ card, up, label }) {
  return html`<span class=${`fx-card turning ${up ? "up" : ""}`} role="img" aria-label=${label}>
    <span class="fx-leaf">
      <span class="fx-back" aria-hidden="true"><${Picture} file="table" id="back-felix" />${card && !up && html`<span class="peep"><${Mini} card=${card} /></span>`}</span>
      ${card && html`<${Face} card=${card} />`}
    </span>
  </span>`;
}
