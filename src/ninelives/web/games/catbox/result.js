// The end of a round, told where the trick lay: what happened, and the paradox as a little scene.
import { html, Picture } from "../../html.js";
import { t } from "../../text.js";

/** @param {{result: any, names: string[], close?: () => void}} props */
export function Result({ result, names, close }) {
  const { paradox } = result;
  const title = headline(result);
  return html`<section class=${`result ${paradox === null ? "" : "torn"}`} aria-label=${title}>
    <${Picture} file="table" id=${paradox === null ? "box-cat" : "paradox"} class="scene" />
    <div class="tells">
      <h2>${title}</h2>
      ${paradox === null ? html`<p>${t("catbox-ui-no-paradox")}</p>` : html`<${Paradox} result=${result} names=${names} />`}
    </div>
    ${close && html`<button type="button" class="put-away" onClick=${close}>${t("catbox-ui-on")}</button>`}
  </section>`;
}

/** @param {any} result */
export const headline = ({ round, paradox }) => t(paradox === null ? "catbox-ui-result" : "catbox-ui-torn", { round });

/** Who was stuck, and with what. @param {{result: any, names: string[]}} props */
export function Paradox({ result, names }) {
  return html`<p>${t("catbox-ui-paradox", { seat: result.paradox }, names)} <span class="open-hand"><span class="unseen">${t("catbox-ui-hand-of", { numbers: result.revealed })}</span>
    ${result.revealed.map((/** @type {number} */ number) => html`<span class="mini" aria-hidden="true">${number}</span>`)}</span> ${t("catbox-ui-paradox-costs")}</p>`;
}
