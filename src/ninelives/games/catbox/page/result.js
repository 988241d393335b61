// The end of a round, told where the trick lay: what happened, and the paradox as a little scene.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { ART } from "./box.js";
import { OpenHand } from "./people.js";

/** @typedef {import("./view.js").Round} Round */

/** @param {{result: Round, names: string[], you: number | null, close?: () => void}} props */
export function Result({ result, names, you, close }) {
  const { paradox } = result;
  const title = headline(result);
  return html`<section class=${`result ${paradox === null ? "" : "torn"}`} aria-label=${title}>
    <${Picture} file=${ART} id=${paradox === null ? "box-cat" : "paradox"} class="scene" />
    <div class="tells">
      <h2>${title}</h2>
      ${paradox === null ? html`<p>${t("catbox-ui-no-paradox")}</p>` : html`<${Paradox} result=${result} names=${names} you=${you} />`}
    </div>
    ${close && html`<button type="button" class="put-away" onClick=${close}>${t("catbox-ui-on")}</button>`}
  </section>`;
}

/** @param {Round} result */
export const headline = ({ round, paradox }) => t(paradox === null ? "catbox-ui-result" : "catbox-ui-torn", { round });

/** Who was stuck. @param {Round} result @param {string[]} names @param {number | null} you */
export const stuck = ({ paradox }, names, you) => t(paradox === you ? "catbox-ui-paradox-mine" : "catbox-ui-paradox", { seat: paradox }, names);

/** Who was stuck, with what, and what it costs. @param {{result: Round, names: string[], you: number | null}} props */
export function Paradox({ result, names, you }) {
  return html`<p>${stuck(result, names, you)} <${OpenHand} hand=${result.revealed} /> ${t(result.paradox === you ? "catbox-ui-paradox-costs-mine" : "catbox-ui-paradox-costs")}</p>`;
}
