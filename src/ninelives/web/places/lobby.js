// Before the game: who sits where, and how others find us.
import { url } from "../base.js";
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { kept } from "../api.js";
import { t } from "../text.js";
import { Seat } from "../parts/seat.js";

/** @param {{table: import("../live.js").Live, state: import("../types.js").State}} props */
export function Lobby({ table, state }) {
  const { seats, code, host } = state.table;
  const mine = state.you.seat ?? null;
  const open = seats.filter((seat) => seat.kind === "open").length;
  const mayHost = state.you.host;
  return html`<section class="lobby">
    <h2>${t("lobby-title")}</h2>
    ${mine === null ? html`<${SitDown} table=${table} seats=${seats} />` : html`<${Invitation} code=${code} />`}
    <ul class="seats">${seats.map((info, n) => html`<${Seat} key=${n} n=${n} info=${info} name=${info.name || t("lobby-open")} you=${n === mine}>
      ${host === n && html`<span class="tag">${t("lobby-host")}</span>`}
      ${mayHost && info.kind === "open" && html`<${AddBot} add=${(/** @type {string} */ bot) => table.send({ type: "bot", seat: n, bot })} />`}
      ${(n === mine || (mayHost && info.kind !== "open")) && html`<button class="quiet" onClick=${() => table.send({ type: "leave", seat: n })}>${t(n === mine ? "lobby-leave" : "lobby-send-away")}</button>`}
    <//>`)}</ul>
    ${mayHost ? html`<button class="primary" disabled=${open > 0} onClick=${() => table.send({ type: "start" })}>${t(open ? "lobby-seats-open" : "lobby-start", { open })}</button>` : html`<p>${t("lobby-wait")}</p>`}
    ${mine === null && html`<${Invitation} code=${code} />`}
  </section>`;
}

/** @param {{add: (bot: string) => void}} props */
function AddBot({ add }) {
  return html`<select aria-label=${t("lobby-bot")} value="" onChange=${(/** @type {any} */ event) => event.target.value && add(event.target.value)}>
    <option value="">${t("lobby-bot")}</option>
    ${[1, 2, 3, 4, 5].map((level) => html`<option key=${level} value=${`level${level}`}>${t("lobby-level", { level })}</option>`)}
  </select>`;
}

/** @param {{table: import("../live.js").Live, seats: import("../types.js").SeatInfo[]}} props */
function SitDown({ table, seats }) {
  const [name, setName] = useState(kept.name);
  const free = seats.findIndex((seat) => seat.kind === "open");
  const bot = seats.findIndex((seat) => seat.kind === "bot");
  const seat = free >= 0 ? free : bot;
  if (seat < 0) return html`<p class="notice">${t("lobby-full")}</p>`;
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    kept.name = name.trim();
    table.send({ type: "sit", seat, name: kept.name || t("home-your-name") });
  };
  return html`<form class="sit" onSubmit=${sit}>
    <label>${t("new-name")}<input value=${name} maxlength="20" autocomplete="nickname" onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    <button class="primary">${t("lobby-sit")}</button>
  </form>`;
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
    <img class="qr" src=${url(`/qr/${code}.svg`)} alt=${t("lobby-qr")} width="120" height="120" />
    <div><p>${t("lobby-invite")}</p><p class="code"><a href=${link}>${link}</a></p>
    <p>${t("lobby-code", { code })}</p>
    ${alone && html`<p class="alone">${before}<span class="command">${COMMAND}</span>${after}</p>`}
    ${possible && html`<button onClick=${share}>${t(copied ? "lobby-copied" : "lobby-share")}</button>`}
    <a class="quiet button" href=${url(`/t/${code}/screen`)} target="_blank">${t("lobby-screen")}</a></div>
  </div>`;
}
