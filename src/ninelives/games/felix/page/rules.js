// Felix: the chapters of the rules, and two sacks as an example.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";

/** Tell the one rule in which the editions differ: of the one in play, or of both. @param {{options?: Record<string, any>}} props */
function Edition({ options }) {
  return (options ? [options.edition] : ["en", "fr"]).map((which) => html`<p key=${which}>${t(`felix-rules-edition-${which}`)}</p>`);
}

function Example() {
  return html`
    <${Sack} animals=${["small-dog", "cat-11", "cat-m5", "cat-m8"]} gone=${["small-dog", "cat-m8"]} />
    <p>${t("felix-rules-example-small")}</p>
    <${Sack} animals=${["large-dog", "cat-11", "cat-m5", "cat-m8"]} gone=${["large-dog", "cat-11"]} />
    <p>${t("felix-rules-example-large")}</p>`;
}

/** @param {{animals: string[], gone: string[]}} props */
function Sack({ animals, gone }) {
  return html`<div class="rules-row" aria-hidden="true">${animals.map((animal) => html`<span key=${animal} class=${gone.includes(animal) ? "gone" : ""}><${Picture} file="images" id=${animal} /></span>`)}</div>`;
}

export const rules = { chapters: ["aim", "cards", "round", "bidding", "dogs", "end"], notes: { dogs: Edition }, Example };
