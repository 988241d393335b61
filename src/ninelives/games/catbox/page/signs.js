// The four colours, each with a sign of its own: a flame, a drop, a sun and a leaf; and the tokens, each a cat's head.
import { html, Picture } from "ninelives/html.js";

export const COLOURS = /** @type {const} */ (["red", "blue", "yellow", "green"]); // the rows of the board, in order

const SHAPES = {
  red: "M13 1.5c1 4.4 6.5 6.5 6.5 13a7.5 8 0 0 1-15 0c0-3.3 1.7-5.2 2.9-7.2.5 1.9 1.3 2.9 2.5 3.6C9.5 7.5 10.3 4 13 1.5Z",
  blue: "M12 1.5c3.3 4.9 7 8.8 7 13.2a7 7.6 0 0 1-14 0c0-4.4 3.7-8.3 7-13.2Z",
  yellow: "M12 1L14.6 5.7L19.8 4.2L18.3 9.4L23 12L18.3 14.6L19.8 19.8L14.6 18.3L12 23L9.4 18.3L4.2 19.8L5.7 14.6L1 12L5.7 9.4L4.2 4.2L9.4 5.7Z",
  green: "M21.5 2.5C22 12 19 20 10.5 20c-1.7 0-3-.5-4.2-1.2L3.5 22 2 20.5l3-3C2 10.5 9 3.5 21.5 2.5Z",
};

/** @param {{colour: string, class?: string}} props */
export function Sign({ colour, class: name = "" }) {
  return html`<svg class=${`sign ${colour} ${name}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPES[/** @type {keyof SHAPES} */ (colour)]} /></svg>`;
}

/** Whose it is: a cat's head in black and white, each with a marking of its own. @param {{seat: number, label?: string}} props */
export const Token = ({ seat, label }) => html`<${Picture} file="table" id=${`token-${seat}`} class="token" label=${label} />`;

/** A card as it was played, with its number and the colour it was said to have. @param {{number: number, colour: string, word: string}} props */
export const Played = ({ number, colour, word }) => html`<span class=${`played ${colour}`}><b>${number}</b><${Sign} colour=${colour} /><span class="unseen">${word}</span></span>`;
