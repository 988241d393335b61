// The end of a round, told where the trick lay: what happened, and the paradox as a little scene.
import { html, Picture } from "../../html.js";
import { t } from "../../text.js";

/** @param {{result: any, names: string[], close?: () => void}} props */
export function Result({ result, names, close }) {
  const { paradox, round } = result;
  return html`<section class=${`result ${paradox === null ? "" : "torn"}`} aria-label=${t("catbox-ui-result", { round })}>
    <${Picture} file="table" id=${paradox === null ? "box-cat" : "paradox"} class="scene" />
    <div class="tells">
      <h2>${t("catbox-ui-result", { round })}</h2>
      ${paradox === null ? html`<p>${t("catbox-ui-no-paradox")}</p>` : html`<${Paradox} result=${result} names=${names} />`}
    </div>
    ${close && html`<button type="button" class="put-away" onClick=${close}>${t("catbox-ui-on")}</button>`}
  </section>`;
}

/** Who was stuck, and with what. @param {{result: any, names: string[]}} props */
export function Paradox({ result, names }) {
  return html`<p>${t("catbox-ui-paradox", { seat: result.paradox }, names)} <span class="open-hand"><span class="unseen">${t("catbox-ui-hand-of", { numbers: result.revealed })}</span>
    ${result.revealed.map((/** @type {number} */ number) => html`<span class="mini" aria-hidden="true">${number}</span>`)}</span></p>`;
}
