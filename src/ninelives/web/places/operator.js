// For whoever runs the server: how it is, who is there, and what can be done about it.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../api.js";
import { titleOf } from "../games.js";
import { html } from "../html.js";
import { tab } from "../storage.js";
import { clockTime, language, say, t } from "../text.js";
import { Bar, Notice } from "../parts/frame.js";

/** @typedef {{now: number, started: number, moves: number, processor: number, memory: number, lag: number, connections: number, tables: number}} Load */
/** @typedef {{code: string, game: string, people: number, bots: number, connections: number, playing: boolean, games: number, since: number}} TableRow */
/** @typedef {{connection: number, code: string, name: string, since: number}} Person */
/** @typedef {{versions: Record<string, string>, processes: Load[], silent: number, locked: boolean, restart: number, tables: TableRow[], people: Person[]}} Overview */

const EVERY = 2000; // milliseconds
const KEY = "operator"; // where the token is kept, as long as the window is open

/** @param {any} [order] @returns {Promise<Overview>} */
function tell(order) {
  const token = tab.get(KEY);
  return ask("/api/operator", order, token ? { Authorization: `Bearer ${token}` } : {});
}

export function Operator() {
  const [seen, see] = useState(/** @type {{now: Overview, before: Load[]} | null} */ (null));
  const [error, fail] = useState(/** @type {import("../api.js").Message | null} */ (null));
  const take = (/** @type {any} */ order) => tell(order).then(
    (now) => (fail(null), see((old) => ({ now, before: (old ?? { now }).now.processes }))),
    (problem) => fail(problem.told ?? { id: "page-unreachable" }),
  );
  useEffect(() => {
    take(undefined);
    const timer = setInterval(() => take(undefined), EVERY);
    return () => clearInterval(timer);
  }, []);
  const shut = error?.id === "operator-only";
  return html`<div class="place operator"><${Bar} title=${t("operator-title")} /><main>
    ${error && html`<${Notice} kind="error" message=${say(error)} />`}
    ${shut && html`<${Token} enter=${() => take(undefined)} />`}
    ${seen && !shut && html`<${Orders} overview=${seen.now} give=${take} /><${LoadNow} overview=${seen.now} before=${seen.before} />
      <${Tables} tables=${seen.now.tables} give=${take} /><${People} people=${seen.now.people} give=${take} /><${Versions} versions=${seen.now.versions} />`}
  </main></div>`;
}

/** @param {{enter: () => void}} props */
function Token({ enter }) {
  const keep = (/** @type {any} */ event) => {
    event.preventDefault();
    tab.set(KEY, event.target.elements.token.value.trim());
    enter();
  };
  return html`<form class="sit" onSubmit=${keep}><label>${t("operator-token")}<input name="token" type="password" autocomplete="current-password" /></label>
    <button class="primary">${t("operator-enter")}</button></form>`;
}

/** @param {{overview: Overview, give: (order: any) => void}} props */
function Orders({ overview: { locked, restart }, give }) {
  const announce = (/** @type {any} */ event) => {
    event.preventDefault();
    give({ type: "announce", minutes: Number(event.target.elements.minutes.value) });
  };
  return html`<section class="orders">
    <button onClick=${() => give({ type: "lock", on: !locked })} aria-pressed=${locked}>${t(locked ? "operator-unlock" : "operator-lock")}</button>
    ${restart
      ? html`<${Notice} kind="warning" message=${t("table-restart", { time: clockTime(1000 * restart) })} /><button onClick=${() => give({ type: "announce", minutes: 0 })}>${t("operator-withdraw")}</button>`
      : html`<form class="sit" onSubmit=${announce}><label>${t("operator-restart")}<input name="minutes" type="number" min="1" max="1440" value="5" required /></label><button>${t("operator-announce")}</button></form>`}
  </section>`;
}

/** How much more of something all processes have done each second since the last look. @param {Load[]} now @param {Load[]} before @param {"moves" | "processor"} what */
function rate(now, before, what) {
  const rates = now.map((process) => {
    const then = before.find(({ started }) => started === process.started) ?? process;
    return process.now > then.now ? (process[what] - then[what]) / (process.now - then.now) : 0;
  });
  return rates.reduce((sum, one) => sum + one, 0);
}

/** @param {{overview: Overview, before: Load[]}} props */
function LoadNow({ overview: { processes, silent }, before }) {
  const sum = (/** @type {"connections" | "tables" | "memory"} */ what) => processes.reduce((total, load) => total + load[what], 0);
  const figures = {
    connections: number(sum("connections")), tables: number(sum("tables")), moves: number(rate(processes, before, "moves")),
    processor: `${number(100 * rate(processes, before, "processor"))} %`, memory: `${number(sum("memory") / 1e6)} MB`,
    lag: `${number(1000 * Math.max(...processes.map(({ lag }) => lag)))} ms`, since: moment(Math.min(...processes.map(({ started }) => started))),
    processes: number(processes.length),
  };
  return html`<section><h2>${t("operator-load")}</h2>${silent > 0 && html`<${Notice} kind="warning" message=${t("operator-silent", { count: silent })} />`}
    <dl class="figures">${Object.entries(figures).map(([name, value]) => html`<div key=${name}><dt>${t(`operator-${name}`)}</dt><dd class=${`figure-${name}`}>${value}</dd></div>`)}</dl></section>`;
}

/** @param {{tables: TableRow[], give: (order: any) => void}} props */
function Tables({ tables, give }) {
  const end = (/** @type {string} */ code) => confirm(t("operator-sure", { code })) && give({ type: "end", code });
  return html`<section><h2>${t("operator-tables")}</h2><div class="wide" tabindex="0" role="region" aria-label=${t("operator-tables")}><table>
    <thead><tr>${["code", "game", "people", "bots", "connections", "state", "since"].map((name) => html`<th key=${name} scope="col">${t(`operator-${name}`)}</th>`)}<td></td></tr></thead>
    <tbody>${tables.map((table) => html`<tr key=${table.code}><th scope="row">${table.code}</th><td>${titleOf(table.game)}</td><td>${table.people}</td><td>${table.bots}</td><td>${table.connections}</td>
      <td>${t(table.playing ? "operator-playing" : "operator-idle")}</td><td>${moment(table.since)}</td>
      <td><button onClick=${() => end(table.code)} aria-label=${t("operator-end", { code: table.code })}>✕</button></td></tr>`)}</tbody>
  </table></div></section>`;
}

/** @param {{people: Person[], give: (order: any) => void}} props */
function People({ people, give }) {
  return html`<section><h2>${t("operator-people")}</h2><div class="wide" tabindex="0" role="region" aria-label=${t("operator-people")}><table>
    <thead><tr>${["name", "code", "since"].map((name) => html`<th key=${name} scope="col">${t(`operator-${name}`)}</th>`)}<td></td></tr></thead>
    <tbody>${people.map(({ connection, code, name, since }) => html`<tr key=${connection}><th scope="row">${name || t("operator-watching")}</th><td>${code}</td><td>${moment(since)}</td>
      <td><button onClick=${() => give({ type: "send-away", connection })} aria-label=${t("operator-send-away", { number: connection })}>✕</button></td></tr>`)}</tbody>
  </table></div></section>`;
}

/** @param {{versions: Record<string, string>}} props */
function Versions({ versions }) {
  return html`<section><h2>${t("operator-versions")}</h2><dl class="figures">${Object.entries(versions).map(([name, version]) => html`<div key=${name}><dt>${name}</dt><dd>${version}</dd></div>`)}</dl></section>`;
}

/** @param {number} value */
const number = (value) => value.toLocaleString(language.value, { maximumFractionDigits: value < 10 ? 1 : 0 });

/** @param {number} at seconds since 1970 */
const moment = (at) => new Date(1000 * at).toLocaleString(language.value, { dateStyle: "short", timeStyle: "short" });
