// The rules in our own words: short sections, and examples laid out with the game's own pictures.
import { html, part, Picture } from "../html.js";
import { t } from "../text.js";
import { Bar } from "../parts/frame.js";

const SECTIONS = /** @type {const} */ ({
  felix: ["aim", "cards", "round", "bidding", "dogs", "end"],
  catbox: ["aim", "setup", "play", "trick", "paradox", "score"],
  maus: ["aim", "slap", "shout", "cheese", "tie", "end"],
});

/** @param {{game: keyof typeof SECTIONS}} props */
export function Rules({ game }) {
  return html`<div class="place rules-place"><${Bar} title=${t(`home-title-${game}`)} /><main>
    <${RulesText} game=${game} heading="h2" />
    <a class="button" href="/">${t("page-home")}</a>
  </main></div>`;
}

/** @param {{game: keyof typeof SECTIONS, options?: Record<string, any>, heading?: string}} props */
export function RulesText({ game, options, heading = "h3" }) {
  const Example = EXAMPLES[game];
  return html`<article class="rules">
    ${SECTIONS[game].map((section) => html`<section key=${section}>
      <${heading}>${t(`rules-${game}-${section}-title`)}<//>
      ${paragraphs(`rules-${game}-${section}`)}
      ${section === "dogs" && html`<${Edition} edition=${options?.edition} />`}
    </section>`)}
    <section><${heading}>${t("rules-example")}<//><${Example} /></section>
  </article>`;
}

/** @param {string} id */
const paragraphs = (id) => t(id).split("\n\n").map((text, n) => html`<p key=${n}>${text}</p>`);

/** The editions of Felix differ in one rule: tell the one in play, or both. @param {{edition?: string}} props */
function Edition({ edition }) {
  return (edition ? [edition] : ["en", "fr"]).map((which) => html`<p key=${which}>${t(`rules-felix-edition-${which}`)}</p>`);
}

const EXAMPLES = { felix: FelixExample, catbox: CatboxExample, maus: MausExample };

function FelixExample() {
  return html`
    <${Row} animals=${["small-dog", "cat-11", "cat-m5", "cat-m8"]} gone=${["small-dog", "cat-m8"]} />
    <p>${t("rules-felix-example-small")}</p>
    <${Row} animals=${["large-dog", "cat-11", "cat-m5", "cat-m8"]} gone=${["large-dog", "cat-11"]} />
    <p>${t("rules-felix-example-large")}</p>`;
}

/** @param {{animals: string[], gone: string[]}} props */
function Row({ animals, gone }) {
  return html`<div class="rules-row" aria-hidden="true">${animals.map((animal) => html`<span key=${animal} class=${gone.includes(animal) ? "gone" : ""}><${Picture} file="images" id=${animal} /></span>`)}</div>`;
}

// Rows of a small research board: whose token lies where (0: ours, 1: another's).
const CELLS = [[null, 0, null, 1], [0, 0, null, null], [null, 0, 1, null], [1, null, null, 0]];

function CatboxExample() {
  return html`<div class="rules-board" aria-hidden="true">${CELLS.flat().map((owner, n) => html`<span key=${n}>${owner !== null && html`<${Picture} file="table" id=${`token-${owner}`} />`}</span>`)}</div>
    <p>${t("rules-catbox-example")}</p>`;
}

const WORN = ["red-trainers", "blue-tie", "green-hat"];

export function MausExample() {
  return html`<div class="rules-row" aria-hidden="true">
      <svg class="rules-mouse" viewBox="0 0 100 140"><use href=${part("maus", "mouse-1")} />${WORN.map((garment) => html`<use key=${garment} href=${part("maus", `wear-${garment}`)} />`)}</svg>
      <span><${Picture} file="maus" id="blue-tie" /></span><span><${Picture} file="maus" id="yellow-tie" /></span>
    </div>
    <p>${t("rules-maus-example")}</p>`;
}
