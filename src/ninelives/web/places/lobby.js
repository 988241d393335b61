// Before the game: everybody around the table, how it is set, and how others find it.
import { url } from "../base.js";
import { useState } from "preact/hooks";
import { html, Picture } from "../html.js";
import { kept } from "../api.js";
import { about } from "../games.js";
import { t } from "../text.js";
import { botOf, level, levelName, LEVELS } from "../parts/levels.js";
import { FarEdge, Ribbon } from "../parts/room.js";
import { Bust } from "../parts/seat.js";
import { useColours, Wall } from "../parts/walls.js";

/** @typedef {import("../live.js").Live} Live */
/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").GamePage} GamePage */

/** `bar`: the head of the page. `notices`: what went wrong, or is to be known. @param {{table: Live, state: State, game: GamePage, bar: any, notices: any}} props */
export function Lobby({ table, state, game, bar, notices }) {
  const { seats, code, game: name, host } = state.table;
  const mine = state.you.seat ?? null;
  const open = seats.filter((seat) => seat.kind === "open").length;
  const colours = useColours(name, true);
  return html`<div class="stage"><section class="lobby room" style=${colours} aria-label=${t("lobby-title")}>
    <${Wall} name=${name} />
    ${bar}
    <div class="lobby-notices">${notices}</div>
    <ul class="others" style=${`--seats: ${seats.length}`}>${seats.map((info, n) => html`<${Bust} key=${n} n=${n} info=${info} name=${info.name || t("lobby-open")} class=${`${n === mine ? "you" : ""} ${info.kind}`}>
      <small>${standing(n, mine, host)}</small><${SeatTools} table=${table} info=${info} n=${n} mine=${n === mine} host=${Boolean(state.you.host)} /><//>`)}</ul>
    <div class="cloth"><${FarEdge} /><${Invitation} code=${code} /><${Settings} table=${state.table} choices=${game.choices ?? {}} /></div>
    <div class="dock">
      <${Ribbon} mine=${state.you.host && !open}>${prompt(Boolean(state.you.host), open)}<//>
      ${mine === null ? html`<${SitDown} table=${table} seats=${seats} />` : html`<p class="lobby-me"><${Picture} file="faces" id=${`person-${mine}`} /><span>${t("lobby-you-are", { name: seats[mine].name })}</span></p>`}
      ${state.you.host && html`<${Begin} table=${table} seats=${seats} open=${open} />`}
    </div>
  </section></div>`;
}

/** @param {boolean} host @param {number} open */
function prompt(host, open) {
  if (open) return t("lobby-seats-open", { open });
  return t(host ? "lobby-ready" : "lobby-wait");
}

/** What is said of a seat below its name. @param {number} n @param {number | null} mine @param {number | null} host */
const standing = (n, mine, host) => [n === mine && t("page-you"), n === host && t("lobby-host")].filter(Boolean).join(", ");

/** What can be done with a seat. @param {{table: Live, info: import("../types.js").SeatInfo, n: number, mine: boolean, host: boolean}} props */
function SeatTools({ table, info, n, mine, host }) {
  if (mine) return html`<button class="pill" onClick=${() => table.send({ type: "leave", seat: n })}>${t("lobby-leave")}</button>`;
  if (!host) return null;
  if (info.kind === "open") return html`<${AddBot} add=${(/** @type {string} */ bot) => table.send({ type: "bot", seat: n, bot })} />`;
  return html`<button class="pill" onClick=${() => table.send({ type: "leave", seat: n })}>${t("lobby-send-away")}</button>`;
}

/** @param {{add: (bot: string) => void}} props */
function AddBot({ add }) {
  return html`<select aria-label=${t("lobby-bot")} value="" onChange=${(/** @type {any} */ event) => event.target.value && add(event.target.value)}>
    <option value="">${t("lobby-bot")}</option>
    ${LEVELS.map((n) => html`<option key=${n} value=${botOf(n)}>${t("lobby-level", { name: levelName(n), level: n })}</option>`)}
  </select>`;
}

/** For the host: fill what is open, and start. @param {{table: Live, seats: import("../types.js").SeatInfo[], open: number}} props */
function Begin({ table, seats, open }) {
  const fill = () => seats.forEach((seat, n) => seat.kind === "open" && table.send({ type: "bot", seat: n, bot: botOf(level.value) }));
  return html`<div class="lobby-begin">
    ${open > 0 && html`<button onClick=${fill}>${t("lobby-fill")}</button>`}
    <button class="primary" disabled=${open > 0} onClick=${() => table.send({ type: "start" })}>${t("lobby-start")}</button></div>`;
}

/** @param {{table: Live, seats: import("../types.js").SeatInfo[]}} props */
function SitDown({ table, seats }) {
  const [name, setName] = useState(kept.name);
  const free = seats.findIndex((seat) => seat.kind === "open");
  const bot = seats.findIndex((seat) => seat.kind === "bot");
  const seat = free >= 0 ? free : bot;
  if (seat < 0) return html`<p class="lobby-me">${t("lobby-full")}</p>`;
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    kept.name = name.trim();
    table.send({ type: "sit", seat, name: kept.name || t("home-your-name") });
  };
  return html`<form class="sit" onSubmit=${sit}>
    <label>${t("new-name")}<input value=${name} maxlength="20" autocomplete="nickname" placeholder=${t("home-your-name")} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    <button class="primary">${t("lobby-sit")}</button>
  </form>`;
}

/** How the table is set, in words: what has none, such as milliseconds, is left out. @param {{table: import("../types.js").TableInfo, choices: import("../types.js").Choices}} props */
function Settings({ table, choices }) {
  const told = Object.entries(table.options).map(([option, value]) => {
    const id = `${table.game}-option-${option}`;
    if (typeof value === "string") return `${t(id)}: ${t(`${id}-${value}`)}`;
    if (typeof value === "boolean") return value && t(id);
    const word = choices[option]?.find((choice) => choice.value === value)?.word;
    return word && t(`${id}-${word}`);
  });
  const clock = !about(table.game)?.real_time && (table.clock === "none" ? t("lobby-no-clock") : t(`new-clock-${table.clock}-means`).split(/(?<=\.) /)[0]);
  const all = [...told, clock, t(table.hints ? "lobby-hints" : "lobby-no-hints"), table.public && t("new-public")].filter(Boolean);
  return html`<ul class="settings" aria-label=${t("lobby-settings")}>${all.map((text) => html`<li key=${text}>${text}</li>`)}</ul>`;
}

const COMMAND = "./play --lan"; // would break at its hyphens

/** @param {{code: string}} props */
function Invitation({ code }) {
  const [copied, setCopied] = useState(false);
  const link = location.origin + url(`/t/${code}`);
  const [before, after] = t("lobby-alone").split(COMMAND);
  const alone = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const possible = "share" in navigator || "clipboard" in navigator; // browsers give neither to plain http in the living room
  const share = async () => {
    if (navigator.share) await navigator.share({ url: link }).catch(() => {});
    else await navigator.clipboard.writeText(link).then(() => setCopied(true));
  };
  return html`<div class="invitation">
    <div class="qr-plate plate"><img class="qr" src=${url(`/qr/${code}.svg`)} alt=${t("lobby-qr")} width="150" height="150" /></div>
    <div class="invite">
      <h2>${t("lobby-invite")}</h2>
      <p class="code-cards" role="img" aria-label=${t("lobby-code", { code })}>${[...code].map((letter, n) => html`<span key=${n} aria-hidden="true">${letter}</span>`)}</p>
      <p class="code"><a href=${link}>${link.replace(/^https?:\/\//, "")}</a></p>
      ${alone && html`<p class="alone">${before}<span class="command">${COMMAND}</span>${after}</p>`}
      <div class="invite-tools">${possible && html`<button class="pill" onClick=${share}>${t(copied ? "lobby-copied" : "lobby-share")}</button>`}
        <a class="button pill" href=${url(`/t/${code}/screen`)} target="_blank">${t("lobby-screen")}</a></div>
    </div>
  </div>`;
}
