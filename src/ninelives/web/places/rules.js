// The rules in our own words, as the booklet in the box: short chapters, and an example laid out with the game's own pictures.
import { url } from "../base.js";
import { html } from "../html.js";
import { useGame } from "../games.js";
import { Loading } from "../later.js";
import { focusOn, useTitle } from "../route.js";
import { t } from "../text.js";
import { Bar } from "../parts/frame.js";
import { Scene } from "../parts/scene.js";
import { useColours, Wall } from "../parts/walls.js";

/** @typedef {import("../types.js").GamePage["rules"]} Told */

const EXAMPLE = "example"; // the last chapter of every game

/** @param {{game: string}} props */
export function Rules({ game: name }) {
  const { game, failed } = useGame(name);
  const title = t("rules-title", { game: t(`${name}-title`) });
  useTitle(title);
  const colours = useColours(name, Boolean(game));
  return html`<div class="place rules-place" style=${colours}><${Wall} name=${name} /><${Bar} /><main>
    <header class="cover plate"><${Scene} name=${name} /><h1>${title}</h1></header>
    ${game ? html`<${RulesText} name=${name} rules=${game.rules} heading="h2" />` : html`<${Loading} failed=${failed} />`}
    <p class="rules-end"><a class="button" href=${url("/")}>${t("page-home")}</a></p>
  </main></div>`;
}

/** `options`: those of the table, if the rules are read at one. @param {{name: string, rules: Told, options?: Record<string, any>, heading?: string}} props */
export function RulesText({ name, rules: { chapters, notes = {}, Example }, options, heading = "h3" }) {
  return html`<div class="booklet">
    <${Outline} name=${name} chapters=${chapters} />
    <article class="rules">
      ${chapters.map((chapter) => html`<section key=${chapter}>
        <${heading} id=${idOf(chapter)}>${t(`${name}-rules-${chapter}-title`)}<//>
        ${paragraphs(`${name}-rules-${chapter}`)}
        ${notes[chapter] && html`<div class=${name}><${notes[chapter]} options=${options} /></div>`}
      </section>`)}
      <section class="worked"><${heading} id=${idOf(EXAMPLE)}>${t("rules-example")}<//><div class=${name}><${Example} /></div></section>
    </article>
  </div>`;
}

/** @param {{name: string, chapters: readonly string[]}} props */
function Outline({ name, chapters }) {
  const turn = (/** @type {any} */ event) => {
    event.preventDefault(); // the address stays: the way back leads out of the booklet at once
    const heading = document.getElementById(event.currentTarget.hash.slice(1));
    heading?.scrollIntoView({ block: "start" });
    focusOn(heading);
  };
  return html`<nav class="rules-outline" aria-label=${t("rules-outline")}><ol>
    ${[...chapters, EXAMPLE].map((chapter) => html`<li key=${chapter}><a href=${`#${idOf(chapter)}`} onClick=${turn}>${t(chapter === EXAMPLE ? "rules-example" : `${name}-rules-${chapter}-title`)}</a></li>`)}
  </ol></nav>`;
}

/** @param {string} chapter */
const idOf = (chapter) => `rules-${chapter}`;

/** @param {string} id */
const paragraphs = (id) => t(id).split("\n\n").map((text, n) => html`<p key=${n}>${text}</p>`);
