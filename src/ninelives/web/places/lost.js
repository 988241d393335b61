// Nothing is here: an address that means no place, or a table that does not exist.
import { file, url } from "../base.js";
import { html } from "../html.js";
import { useTitle } from "../route.js";
import { t } from "../text.js";
import { Bar } from "../parts/frame.js";

/** `message`: what is missing, if it is known. @param {{message?: string}} props */
export function Lost({ message }) {
  useTitle(t("lost-title"));
  return html`<div class="place lost-place papered"><${Bar} /><main>
    <img class="lost-cat" src=${file("/web/art/lost.svg")} alt=${t("lost-picture")} width="200" height="170" />
    <div class="plate">
      <h1>${t("lost-title")}</h1>
      <p role="alert">${message ?? t("page-lost")} <a class="button primary" href=${url("/")}>${t("page-home")}</a></p>
    </div>
  </main></div>`;
}
