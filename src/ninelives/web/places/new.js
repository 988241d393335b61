// A table for friends: who sits where, with which rules and at which pace, in the words of whoever opens it.
import { useState } from "preact/hooks";
import { html, Picture } from "../html.js";
import { ask, kept, Refused } from "../api.js";
import { about, useGame } from "../games.js";
import { Loading } from "../later.js";
import { go } from "../route.js";
import { live } from "../live.js";
import { has, say, t } from "../text.js";
import { Notice, Sheet } from "../parts/frame.js";
import { botOf, faceOf, levelName, LEVELS } from "../parts/levels.js";
import { sceneStyle } from "../parts/scene.js";
import { ChoiceCards, FinePrint, Option, Segments, Switch } from "./options.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {{players: number, options: Record<string, any>, clock: string, hints: boolean, public: boolean}} Wish */
/** @typedef {(part: Partial<Wish>) => void} Change */

export const CLOCKS = ["none", "relaxed", "brisk"];
const FRIEND = 0; // a seat that waits for somebody; any other number is a level

/** @param {{name: string, close: () => void}} props */
export function NewTable({ name, close }) {
  const { game, failed } = useGame(name);
  return html`<${Sheet} class="set-up" style=${sceneStyle(name)} title=${t("new-title", { game: t(`${name}-title`) })} close=${close}>
    ${game ? html`<${Wishes} game=${about(name)} choices=${game.choices ?? {}} close=${close} />` : html`<${Loading} failed=${failed} />`}
  <//>`;
}

/** @param {GameInfo} game @param {Wish} wish @param {string} name @param {number[]} seats by whom the other seats are taken */
async function open(game, wish, name, seats) {
  kept.name = name.trim();
  const { code } = await ask("/api/tables", { game: game.name, ...wish });
  const table = live(code);
  table.send({ type: "sit", seat: 0, name: kept.name || t("home-your-name") });
  seats.forEach((taken, n) => taken !== FRIEND && table.send({ type: "bot", seat: n + 1, bot: botOf(taken) }));
  go(`/t/${code}`);
}

/** @param {{game: GameInfo, choices: import("../types.js").Choices, close: () => void}} props */
function Wishes({ game, choices, close }) {
  const [wish, setWish] = useState(/** @type {Wish} */ ({ players: game.usual_players, options: {}, clock: "none", hints: true, public: false }));
  const [name, setName] = useState(kept.name);
  const [taken, take] = useState(/** @type {number[]} */ ([]));
  const [error, fail] = useState(/** @type {import("../types.js").Message | null} */ (null));
  const seats = [...Array(wish.players - 1).keys()].map((n) => taken[n] ?? FRIEND);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    fail(null);
    open(game, wish, name, seats).catch((problem) => {
      if (!(problem instanceof Refused)) throw problem;
      fail(problem.told);
    });
  };
  const change = (/** @type {Partial<Wish>} */ part) => setWish({ ...wish, ...part });
  const host = name.trim() || t("home-your-name");
  return html`<form class="new-table" onSubmit=${submit}>
    <div class="wishes">
      <label class="who-are-you">${t("new-name")}<input value=${name} maxlength="20" autocomplete="nickname" placeholder=${t("home-your-name")} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
      <${Segments} name="players" legend=${t("new-players")} value=${wish.players} values=${game.players} word=${String} choose=${(/** @type {number} */ players) => change({ players, options: stillPossible(game, wish.options) })} />
      <${Places} host=${host} seats=${seats} take=${(/** @type {number} */ n, /** @type {number} */ by) => take(Object.assign([...seats], { [n]: by }))} />
      <${Options} game=${game} choices=${choices} wish=${wish} change=${change} />
    </div>
    <footer>
      ${error ? html`<${Notice} kind="error" message=${say(error)} />` : html`<p class="summary" aria-live="polite">${summary(host, wish.players, seats)}</p>`}
      <button type="button" onClick=${close}>${t("new-not-now")}</button>
      <button class="primary">${t("new-open")}</button>
    </footer>
  </form>`;
}

/** What was chosen for another number of players may not be possible now. @param {GameInfo} game @param {Record<string, any>} options */
const stillPossible = (game, options) => Object.fromEntries(Object.entries(options).filter(([option]) => !game.options[option].by_players));

/** The table in one sentence. @param {string} name @param {number} players @param {number[]} seats */
function summary(name, players, seats) {
  const bots = seats.filter((taken) => taken !== FRIEND).length;
  const friends = seats.length - bots;
  return `${t("new-summary", { name, players })} ${[friends && t("new-summary-friends", { friends }), bots && t("new-summary-bots", { bots })].filter(Boolean).join(", ")}.`;
}

/** Everybody at the table, as it will be. @param {{host: string, seats: number[], take: (n: number, by: number) => void}} props */
function Places({ host, seats, take }) {
  return html`<div class="places-laid" role="group" aria-label=${t("new-seats")}>
    <ul><li><${Picture} file="faces" id="person-0" /><b>${host}</b><small>${t("page-you")}</small></li>
      ${seats.map((by, n) => html`<li key=${n} class=${by ? "" : "open"}>
        <${Picture} file="faces" id=${by ? faceOf(by) : "empty"} /><b aria-hidden="true">${by ? levelName(by) : t("new-friend")} ▾</b><small aria-hidden="true">${t(by ? "new-cat" : "new-joins")}</small>
        <select aria-label=${t("table-seat", { n: n + 2 })} value=${by} onChange=${(/** @type {any} */ event) => take(n, Number(event.target.value))}>
          <option value=${FRIEND}>${t("new-friend")}</option>${LEVELS.map((level) => html`<option key=${level} value=${level}>${t("lobby-level", { name: levelName(level), level })}</option>`)}
        </select></li>`)}</ul>
    <p>${t("new-seats-means")}</p>
  </div>`;
}

/** All that can be chosen about the game, and about the table. @param {{game: GameInfo, choices: import("../types.js").Choices, wish: Wish, change: Change}} props */
function Options({ game, choices, wish, change }) {
  /** @param {string} option @param {any} value */
  const set = (option, value) => change({ options: { ...wish.options, [option]: value } });
  const all = Object.entries(game.options).map(([option, { default: usual, valid, by_players }]) => ({
    option, id: `${game.name}-option-${option}`, usual, valid: by_players?.[wish.players] ?? valid, value: wish.options[option] ?? usual, set: (/** @type {any} */ value) => set(option, value),
  }));
  const numbers = all.filter(({ usual }) => typeof usual === "number");
  return html`
    ${numbers.filter(({ option }) => choices[option]).map((one) => html`<${ChoiceCards} key=${one.option} ...${one} choices=${choices[one.option]} />`)}
    ${all.filter(({ usual }) => typeof usual === "string").map((one) => html`<${Option} key=${one.option} ...${one} />`)}
    ${!game.real_time && html`<${Segments} name="clock" legend=${t("new-clock")} value=${wish.clock} values=${CLOCKS} word=${(/** @type {string} */ clock) => t(`new-clock-${clock}`)} choose=${(/** @type {string} */ clock) => change({ clock })} means=${t(`new-clock-${wish.clock}-means`)} />`}
    <div class="switches">
      ${all.filter(({ usual }) => typeof usual === "boolean").map(({ option, id, value, set: turn }) => html`<${Switch} key=${option} on=${value} label=${t(id)} means=${has(`${id}-means`) ? t(`${id}-means`) : ""} turn=${turn} />`)}
      <${Switch} on=${wish.hints} label=${t("new-hints")} means=${t("new-hints-means")} turn=${(/** @type {boolean} */ hints) => change({ hints })} />
      <${Switch} on=${wish.public} label=${t("new-public")} means=${t("new-public-means")} turn=${(/** @type {boolean} */ shown) => change({ public: shown })} />
    </div>
    ${numbers.length > 0 && html`<${FinePrint} numbers=${numbers} />`}`;
}
