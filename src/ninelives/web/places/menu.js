// What is opened over a table, or beside it: the menu, the log, the rules.
import { signal } from "@preact/signals";
import { url } from "../base.js";
import { html } from "../html.js";
import { keys } from "../keys.js";
import { panels } from "../media.js";
import { browser } from "../storage.js";
import { t } from "../text.js";
import { callBack, coached } from "../parts/coach.js";
import { Language, Look, Sheet, Tool } from "../parts/frame.js";
import { sounds, SoundSwitch, turnSounds } from "../parts/sound.js";
import { Story } from "../parts/story.js";
import { RulesText } from "./rules.js";

/** @typedef {(sheet: string | null) => void} Show */

const beside = signal(browser.get("log") === "open"); // whether the log is wanted beside the room, where it fits

/** Whether the log stands beside the room now. */
export const hasPanel = () => panels.value && beside.value;

/** Open the log: beside the room where it fits, else over it. @param {Show} show */
function openLog(show) {
  if (!panels.value) return show("story");
  beside.value = !beside.value;
  browser.set("log", beside.value ? "open" : "closed");
  show(null);
}

/** The tools of the bar. @param {{show: Show, playing: boolean}} props */
export function Tools({ show, playing }) {
  return html`<${Tool} sign="rules" label=${t("page-rules")} press=${() => show("rules")} />
    <${Tool} sign="log" class="wide" label=${t("table-story")} press=${() => (playing ? openLog(show) : show("story"))} expanded=${playing && panels.value ? beside.value : undefined} />
    <${SoundSwitch} />
    <${Tool} round sign="menu" label=${t("page-menu")} press=${() => show("menu")} />`;
}

/** The log beside the room. @param {{table: import("../live.js").Live, names: string[], show: Show}} props */
export function Panel({ table, names, show }) {
  return html`<aside class="panel" aria-label=${t("table-story")}>
    <div class="sheet-head"><h2>${t("table-story")}</h2><button class="quiet" onClick=${() => openLog(show)} aria-label=${t("page-close")}>✕</button></div>
    <${Story} story=${table.story.value} names=${names} />
  </aside>`;
}

/** What lies over the table. @param {{sheet: string | null, show: Show, table: import("../live.js").Live, state: import("../types.js").State, names: string[], game: import("../types.js").GamePage}} props */
export function Sheets({ sheet, show, table, state, names, game }) {
  const close = () => show(null);
  const name = state.table.game;
  const tips = !coached(name) && state.you.seat != null && html`<button onClick=${() => (callBack(name), close())}>${t("coach-back")}</button>`;
  if (sheet === "menu") return html`<${Sheet} title=${t("page-menu")} close=${close}><${Menu} show=${show} tips=${tips} game=${game} /><//>`;
  if (sheet === "story") return html`<${Sheet} title=${t("table-story")} close=${close}><${Story} story=${table.story.value} names=${names} /><//>`;
  return sheet === "rules" && html`<${Sheet} class="rules-sheet" title=${t("page-rules")} close=${close}>${tips}<${RulesText} name=${name} rules=${game.rules} options=${state.table.options} /><//>`;
}

/** @param {{show: Show, tips: any, game: import("../types.js").GamePage}} props */
function Menu({ show, tips, game }) {
  return html`<div class="menu">
    <div class="menu-row">
      <button onClick=${() => openLog(show)}>${t("table-story")}</button>
      <button onClick=${() => turnSounds(!sounds.value)}>${t(sounds.value ? "sound-on" : "sound-off")}</button>${tips}
      <a class="button" href=${url("/")}>${t("page-home")}</a>
    </div>
    <label>${t("page-language")}<${Language} /></label>
    <${Look} />
    <${Keys} own=${game.keys ?? []} />
  </div>`;
}

const KEYS = [["Tab", "key-next"], ["Enter", "key-do"], ["Esc", "key-close"]];

/** Which keys do what; those of a game can be switched off. @param {{own: readonly (readonly [string, string])[]}} props */
function Keys({ own }) {
  return html`<section class="key-list"><h3>${t("key-title")}</h3>
    <dl>${[...KEYS, ...own].map(([key, words]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(words)}</dd></div>`)}</dl>
    ${own.length > 0 && html`<label class="check"><input type="checkbox" checked=${keys.value} onChange=${(/** @type {any} */ event) => (keys.value = event.target.checked)} />${t("key-single")}</label>`}
  </section>`;
}
