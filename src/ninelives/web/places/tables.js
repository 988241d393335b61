// The tables to go to: those this browser remembers, and those that are open to everybody.
import { url } from "../base.js";
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { ask, kept } from "../api.js";
import { about, titleOf } from "../games.js";
import { t } from "../text.js";
import { Sheet } from "../parts/frame.js";
import { Scene } from "../parts/scene.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

const SHOWN = 3; // of ours, the latest
const known = (/** @type {TableInfo | null} */ table) => table && about(table.game);

/** Our tables that still exist; those that do not are forgotten. @returns {Promise<TableInfo[]>} */
async function ours() {
  const found = await Promise.all(kept.tables.slice(0, SHOWN).map(({ code }) => ask(`/api/tables/${code}`).catch((problem) => {
    if (problem.told?.id === "unknown-code") kept.forget(code);
    return null;
  })));
  return found.filter(known);
}

/** Tables of others at which anybody may sit down. @param {TableInfo[]} mine @returns {Promise<TableInfo[]>} */
async function open(mine) {
  const all = /** @type {TableInfo[]} */ (await ask("/api/tables").catch(() => []));
  return all.filter((table) => known(table) && !table.playing && mine.every(({ code }) => code !== table.code) && table.seats.some((seat) => seat.kind === "open"));
}

/** The table to go to first, and the way to the others. */
export function Tables() {
  const [{ mine, others }, set] = useState({ mine: /** @type {TableInfo[]} */ ([]), others: /** @type {TableInfo[]} */ ([]) });
  const [all, showAll] = useState(false);
  useEffect(() => {
    let here = true;
    ours().then(async (mine) => {
      const others = await open(mine);
      if (here) set({ mine, others });
    });
    return () => void (here = false);
  }, []);
  const [first, ...rest] = [...mine, ...others];
  if (!first) return null;
  const own = mine.includes(first);
  return html`<nav class="resume plate" aria-label=${t("home-resume")}>
    <${Scene} name=${first.game} />
    <p><b>${t(own ? "home-still-set" : "home-open-table")}</b><span>${how(first, own)}</span></p>
    <a class="button pill go" href=${url(`/t/${first.code}`)}>${t(own ? "home-go-back" : "home-visit")}</a>
    ${rest.length > 0 && html`<button class="round" onClick=${() => showAll(true)} aria-label=${t("home-more-tables", { count: rest.length })}>+${rest.length}</button>`}
    ${all && html`<${Sheet} title=${t("home-resume")} close=${() => showAll(false)}>
      <ul class="tables">${[...mine, ...others].map((table) => html`<li key=${table.code}><a class="button" href=${url(`/t/${table.code}`)}>
        <${Scene} name=${table.game} /><span><b>${table.code}</b> ${how(table, mine.includes(table))}</span></a></li>`)}</ul>
    <//>`}
  </nav>`;
}

/** What is going on at a table, or who waits at it. @param {TableInfo} table @param {boolean} own */
function how(table, own) {
  const game = titleOf(table.game);
  if (own) return `${game}, ${t(table.playing ? "home-running" : table.games ? "home-over" : "home-waiting")}`;
  const host = table.seats[table.host ?? -1]?.name ?? table.seats.find((seat) => seat.kind === "person")?.name;
  return host ? t("home-table-of", { game, name: host }) : game;
}
