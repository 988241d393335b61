// Before the very first mouse: what to do with it, in peace.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { ART } from "./art.js";
import { Example } from "./rules.js";

const STEPS = [["slap", ART, "blue-tie"], ["shout", "table", "slap"], ["hold", "table", "sleep"]];

/** @param {{begin: () => void}} props */
export function First({ begin }) {
  return html`<section class="maus first plate">
    <h2>${t("maus-first-title")}</h2>
    <ol>${STEPS.map(([step, file, id]) => html`<li key=${step} class=${`step-${step}`}><${Picture} file=${file} id=${id} /><p>${t(`maus-first-${step}`)}</p></li>`)}</ol>
    <div class="shown"><${Example} /></div>
    <footer><p>${t("maus-first-when")}</p>
      <button class="primary" onClick=${begin}>${t("maus-first-ready")}</button></footer>
  </section>`;
}
