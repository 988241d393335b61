// Maus geflippt: the chapters of the rules, and a mouse as an example.
import { html, part, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { ART } from "./art.js";

const WORN = ["red-trainers", "blue-tie", "green-hat"];

export function Example() {
  return html`<div class="rules-row" aria-hidden="true">
      <svg class="rules-mouse" viewBox="0 0 100 140"><use href=${part(ART, "mouse-1")} />${WORN.map((garment) => html`<use key=${garment} href=${part(ART, `wear-${garment}`)} />`)}</svg>
      <span><${Picture} file=${ART} id="blue-tie" /></span><span><${Picture} file=${ART} id="yellow-tie" /></span>
    </div>
    <p>${t("maus-rules-example")}</p>`;
}

export const rules = { chapters: ["aim", "slap", "shout", "cheese", "tie", "end"], Example };
