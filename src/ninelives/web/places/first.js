// Before the very first mouse: what to do with it, in peace.
import { html, Picture } from "../html.js";
import { go } from "../route.js";
import { t } from "../text.js";
import { MausExample } from "./rules.js";

const STEPS = /** @type {const} */ ([["slap", "maus", "blue-tie"], ["shout", "table", "slap"], ["hold", "maus", "cheese-emmental"]]);

/** @param {{table: import("../live.js").Live}} props */
export function First({ table }) {
  const begin = () => {
    table.send({ type: "start" });
    go(`/t/${table.code}`, { replace: true });
  };
  return html`<section class="first">
    <h2>${t("first-title")}</h2>
    <ol>${STEPS.map(([step, file, id]) => html`<li key=${step}><${Picture} file=${file} id=${id} /><p>${t(`first-${step}`)}</p></li>`)}</ol>
    <${MausExample} />
    <p>${t("first-when")}</p>
    <button class="primary" onClick=${begin}>${t("first-ready")}</button>
  </section>`;
}
