// The rules in our own words: short chapters, and an example laid out with the game's own pictures.
import { url } from "../base.js";
import { html } from "../html.js";
import { useGame } from "../games.js";
import { Loading } from "../later.js";
import { t } from "../text.js";
import { Bar } from "../parts/frame.js";

/** @param {{game: string}} props */
export function Rules({ game: name }) {
  const { game, failed } = useGame(name);
  return html`<div class="place rules-place"><${Bar} title=${t(`${name}-title`)} /><main>
    ${game ? html`<${RulesText} name=${name} rules=${game.rules} heading="h2" />` : html`<${Loading} failed=${failed} />`}
    <a class="button" href=${url("/")}>${t("page-home")}</a>
  </main></div>`;
}

/** `options`: those of the table, if the rules are read at one. @param {{name: string, rules: import("../types.js").GamePage["rules"], options?: Record<string, any>, heading?: string}} props */
export function RulesText({ name, rules: { chapters, notes = {}, Example }, options, heading = "h3" }) {
  return html`<article class="rules">
    ${chapters.map((chapter) => html`<section key=${chapter}>
      <${heading}>${t(`${name}-rules-${chapter}-title`)}<//>
      ${paragraphs(`${name}-rules-${chapter}`)}
      ${notes[chapter] && html`<${notes[chapter]} options=${options} />`}
    </section>`)}
    <section><${heading}>${t("rules-example")}<//><${Example} /></section>
  </article>`;
}

/** @param {string} id */
const paragraphs = (id) => t(id).split("\n\n").map((text, n) => html`<p key=${n}>${text}</p>`);
