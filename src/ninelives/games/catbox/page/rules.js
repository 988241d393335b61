// Cat in the Box: the chapters of the rules, and a group of tokens as an example.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";

// Rows of a small research board: whose token lies where (0: ours, 1: another's).
const CELLS = [[null, 0, null, 1], [0, 0, null, null], [null, 0, 1, null], [1, null, null, 0]];

function Example() {
  return html`<div class="rules-board" aria-hidden="true">${CELLS.flat().map((owner, n) => html`<span key=${n}>${owner !== null && html`<${Picture} file="table" id=${`token-${owner}`} />`}</span>`)}</div>
    <p>${t("catbox-rules-example")}</p>`;
}

export const rules = { chapters: ["aim", "setup", "play", "trick", "paradox", "score", "two"], Example };
