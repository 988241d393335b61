// The first place: the games in their boxes on a shelf, whom to play against, the way to a friend's table and back to ours.
import { url } from "../base.js";
import { useState } from "preact/hooks";
import { html, Picture } from "../html.js";
import { Refused } from "../api.js";
import { games } from "../games.js";
import { useTitle } from "../route.js";
import { has, say, t } from "../text.js";
import { Language, Look, Notice, Sheet, Tool } from "../parts/frame.js";
import { chooseLevel, faceOf, level, levelName, LEVELS } from "../parts/levels.js";
import { Scene, sceneStyle } from "../parts/scene.js";
import { sounds, SoundSwitch, turnSounds } from "../parts/sound.js";
import { NewTable } from "./new.js";
import { playBots } from "./open.js";
import { Tables } from "./tables.js";
import { Ticket } from "./ticket.js";

const ROW = 4; // boxes side by side, at most

export function Home() {
  const [opening, open] = useState(/** @type {string | null} */ (null));
  const [menu, showMenu] = useState(false);
  useTitle();
  const boxes = games.value.filter(isNamed);
  return html`<div class="place home-place papered"><main>
    <div class="brand"><${Picture} file="table" id="logo" /><div><h1>Nine Lives</h1><p class="lead"><${Short} text=${t("home-lead")} at=${/(?=, )/} /></p></div></div>
    <div class="home-tools"><${Language} /><${SoundSwitch} /><${Tool} round sign="menu" label=${t("page-menu")} press=${() => showMenu(true)} /></div>
    <${Ticket} />
    <${Tables} />
    <ul class="games" style=${`--columns: ${Math.min(boxes.length, ROW)}`}>${boxes.map((game, n) => html`<${Box} key=${game.name} game=${game} n=${n} friends=${() => open(game.name)} />`)}</ul>
    <${Opponents} />
  </main>
    ${opening && html`<${NewTable} name=${opening} close=${() => open(null)} />`}
    ${menu && html`<${Menu} close=${() => showMenu(false)} />`}
  </div>`;
}

/** Whether a game has the words of its box: one of another package that lacks them must not blank the place. @param {import("../types.js").GameInfo} game */
const isNamed = ({ name }) => has(`${name}-title`) && has(`${name}-home-pitch`);

/** @param {{close: () => void}} props */
function Menu({ close }) {
  return html`<${Sheet} title=${t("page-menu")} close=${close}><div class="menu">
    <label>${t("page-language")}<${Language} /></label><${Look} />
    <button onClick=${() => turnSounds(!sounds.value)}>${t(sounds.value ? "sound-on" : "sound-off")}</button>
  </div><//>`;
}

/** A game in its box. @param {{game: import("../types.js").GameInfo, n: number, friends: () => void}} props */
function Box({ game: { name, players }, n, friends }) {
  const [busy, setBusy] = useState(false);
  const [error, fail] = useState(/** @type {import("../types.js").Message | null} */ (null));
  const play = () => {
    fail(null);
    setBusy(true);
    playBots(name, level.value).catch((problem) => {
      if (!(problem instanceof Refused)) throw problem;
      fail(problem.told);
    }).finally(() => setBusy(false));
  };
  return html`<li class=${`game-card ${name}`} style=${sceneStyle(name)}>
    <${Peek} n=${n} />
    <span class="spine" aria-hidden="true"></span>
    <div class="front">
      <div class="box-print"><${Scene} name=${name} />${error && html`<${Notice} kind="error" message=${say(error)} />`}</div>
      <div class="band">
        <h2>${t(`${name}-title`)}</h2>
        <p class="pitch"><${Short} text=${t(`${name}-home-pitch`)} at=${/(?<=[.!?]) /} /></p>
        <p class="facts"><span><${Picture} file="icons" id="icon-people" />${t("home-players", { players: range(players) })}</span><a href=${url(`/rules/${name}`)} aria-label=${t("home-rules", { game: t(`${name}-title`) })}>${t("page-rules")}</a></p>
        <div class="choices">
          <button class="primary" disabled=${busy} onClick=${play}>${t(busy ? "home-opening" : "home-play")}</button>
          <button class="friends" onClick=${friends} aria-label=${t("home-friends")}><${Picture} file="icons" id="icon-people" /><span>${t("home-friends")}</span></button>
        </div>
      </div>
    </div>
  </li>`;
}

/** A text of which only the beginning is shown where there is little room. @param {{text: string, at: RegExp}} props */
function Short({ text, at }) {
  const [beginning] = text.split(at);
  return html`${beginning}<span class="more">${text.slice(beginning.length)}</span>`;
}

/** How many can play, in short. @param {number[]} players */
const range = (players) => (players.length > 1 ? `${players[0]}–${players.at(-1)}` : String(players[0]));

const PEEKING = ["faces bust-kitten", "images mouse", "faces bust-duchess", "faces bust-mouser"];

/** Somebody who looks over the box. @param {{n: number}} props */
function Peek({ n }) {
  const [file, id] = PEEKING[n % PEEKING.length].split(" ");
  return html`<${Picture} file=${file} id=${id} class="peek" />`;
}

/** Chosen once, for all games. */
function Opponents() {
  return html`<fieldset class="opponents"><legend>${t("home-level")}</legend>
    <div class="cats">${LEVELS.map((n) => html`<label key=${n} class=${n === level.value ? "chosen" : ""}>
      <input type="radio" name="level" value=${n} checked=${n === level.value} aria-describedby="level-means" onChange=${() => chooseLevel(n)} />
      <${Picture} file="faces" id=${faceOf(n)} /><span>${levelName(n)}</span></label>`)}</div>
    <p id="level-means" aria-live="polite">${t(`level-${level.value}-means`)}</p>
  </fieldset>`;
}
