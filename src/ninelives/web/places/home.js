// The first place: the games, play at once against bots, open a table for friends, join by code, go on where we were.
import { file, url } from "../base.js";
import { useEffect, useState } from "preact/hooks";
import { html, Picture } from "../html.js";
import { ask, kept, Refused } from "../api.js";
import { about, games, titleOf } from "../games.js";
import { go } from "../route.js";
import { browser } from "../storage.js";
import { has, say, t } from "../text.js";
import { Bar, Notice } from "../parts/frame.js";
import { NewTable } from "./new.js";
import { playBots } from "./open.js";

/** @param {{lost?: boolean}} props */
export function Home({ lost = false }) {
  const [opening, open] = useState(/** @type {string | null} */ (null));
  const [error, fail] = useState(/** @type {import("../types.js").Message | null} */ (null));
  useEffect(() => void (document.title = "Nine Lives"), []);
  useEffect(() => void (error && scrollTo({ top: 0 })), [error]); // what went wrong stands above
  /** @param {() => Promise<void>} work */
  const attempt = (work) => work().catch((/** @type {any} */ problem) => {
    if (!(problem instanceof Refused)) throw problem;
    fail(problem.told);
  });
  return html`<div class="place home-place">
    <${Bar} />
    <main>
      <h1 class="unseen">Nine Lives</h1>
      <p class="lead">${t("home-lead")}</p>
      ${lost && html`<${Notice} kind="error" message=${t("page-lost")} />`}
      ${error && html`<${Notice} kind="error" message=${say(error)} />`}
      <${Join} attempt=${attempt} />
      <${Resume} />
      <ul class="games">${games.value.filter(isNamed).map(({ name }) => html`<${GameCard} key=${name} name=${name} friends=${() => open(name)} play=${(/** @type {number} */ level) => attempt(() => playBots(name, level))} />`)}</ul>
    </main>
    ${opening && html`<${NewTable} name=${opening} close=${() => open(null)} attempt=${attempt} />`}
  </div>`;
}

/** Whether a game has the words of its card: one of another package that lacks them must not blank the place. @param {import("../types.js").GameInfo} game */
const isNamed = ({ name }) => has(`${name}-title`) && has(`${name}-home-pitch`);

/** @param {{name: string, friends: () => void, play: (level: number) => Promise<void>}} props */
function GameCard({ name, friends, play }) {
  const [level, setLevel] = useState(Number(browser.get("level") ?? 2));
  const [busy, setBusy] = useState(false);
  const begin = () => {
    browser.set("level", String(level));
    setBusy(true);
    play(level).finally(() => setBusy(false));
  };
  return html`<li class=${`game-card ${name}`}>
    <${Scene} name=${name} class="scene" />
    <div class="game-head"><h2>${t(`${name}-title`)}</h2><a class="quiet button" href=${url(`/rules/${name}`)}>${t("page-rules")}</a></div>
    <p>${t(`${name}-home-pitch`)}</p>
    <fieldset class="levels"><legend>${t("home-level")}</legend>
      ${[1, 2, 3, 4, 5].map((n) => html`<label key=${n} class=${n === level ? "chosen" : ""}>
        <input type="radio" name=${`level-${name}`} value=${n} checked=${n === level} onChange=${() => setLevel(n)} />
        <${Picture} file="faces" id=${FACES[n - 1]} /><span>${n}</span></label>`)}
    </fieldset>
    <div class="choices">
      <button class="primary" disabled=${busy} onClick=${begin}>${t(busy ? "home-opening" : "home-play")}</button>
      <button onClick=${friends}>${t("home-friends")}</button>
    </div>
  </li>`;
}

/** A game as a little picture. @param {{name: string, class?: string}} props */
const Scene = ({ name, class: more = "" }) => html`<img class=${`picture ${more}`} src=${file(`/games/${name}/art/scene.svg`)} alt="" width="160" height="100" />`;

const SHOWN_TABLES = 3; // the latest; they stand before the games
const FACES = ["kitten", "tabby", "mouser", "duchess", "sage"];

/** @param {{attempt: (work: () => Promise<void>) => void}} props */
function Join({ attempt }) {
  const [code, setCode] = useState("");
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    const wanted = code.trim().toUpperCase();
    if (wanted) attempt(async () => void (await ask(`/api/tables/${encodeURIComponent(wanted)}`), go(`/t/${wanted}`)));
  };
  return html`<form class="join" onSubmit=${join}>
    <label>${t("home-code")}<input value=${code} maxlength="12" autocapitalize="characters" autocomplete="off" spellcheck=${false} onInput=${(/** @type {any} */ event) => setCode(event.target.value)} /></label>
    <button>${t("home-join")}</button>
  </form>`;
}

/** Our tables that still exist. */
function Resume() {
  const [tables, setTables] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    Promise.all(kept.tables.slice(0, SHOWN_TABLES).map(({ code }) => ask(`/api/tables/${code}`).catch((problem) => {
      if (problem.told?.id === "unknown-code") kept.forget(code);
      return null;
    }))).then((found) => setTables(found.filter((table) => table && about(table.game))));
  }, []);
  if (!tables.length) return null;
  return html`<nav class="resume" aria-label=${t("home-resume")}><h2>${t("home-resume")}</h2>
    <ul>${tables.map((table) => html`<li key=${table.code}><a href=${url(`/t/${table.code}`)}>
      <${Scene} name=${table.game} /><span>${titleOf(table.game)} · ${table.code}</span>
      <span class="tag">${t(table.playing ? "home-running" : table.games ? "home-over" : "home-waiting")}</span></a></li>`)}</ul></nav>`;
}
