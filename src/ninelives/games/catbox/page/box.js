// The box the game is named after: open, with the research board as its compartments; a paradox shuts it.
import { html, Picture } from "ninelives/html.js";
import { Research } from "./research.js";

export const ART = new URL("art/box.svg", import.meta.url).pathname;

/**
 * `shut`: why its flaps close over the board. `print`: what stands on its near flap, where there is no other room for it. All else is for the board.
 * @param {Parameters<typeof Research>[0] & {shut?: any, print?: any}} props
 */
export function Box({ shut, print, ...board }) {
  return html`<div class=${`box ${shut ? "shut" : ""} ${board.purple ? "purple" : ""}`} style=${`--cols: ${board.columns.length}`}>
    <${Flaps} />
    <div class="inside"><${Research} ...${board} /></div>
    ${print && html`<p class="print">${print}</p>`}
    ${shut && html`<div class="lids" aria-hidden="true"><span class="lid"></span><span class="lid"></span><${Picture} file=${ART} id="paradox" /><p>${shut}</p></div>`}
  </div>`;
}

/** The four flaps, open. They never change. */
const Flaps = () => html`
  <svg class="fold far" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><path d="M0 100L4.5 0H95.5L100 100Z" /></svg>
  <svg class="fold near" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0L3.2 100H96.8L100 0Z" /></svg>
  <svg class="fold side" viewBox="0 0 46 317" preserveAspectRatio="none" aria-hidden="true"><path d="M46 0L0 50V290L46 317Z" /><path class="mark" d="M17 130v22m-7-13l7-9 7 9M33 130v22m-7-13l7-9 7 9" /></svg>
  <svg class="fold side other" viewBox="0 0 46 317" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0L46 50V290L0 317Z" /><path class="mark" d="M12 158q0-13 11-13t11 9-11 11v6m0 10h.1" /></svg>`;
