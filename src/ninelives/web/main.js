// The page: find out where we are and show that place.
import { render } from "preact";
import { Boundary } from "./boundary.js";
import { about, fetchGames } from "./games.js";
import { html } from "./html.js";
import { later, loadRest } from "./later.js";
import { focusOn, path, useArrival } from "./route.js";
import "./theme.js";
import { outdated } from "./live.js";
import { speak, t } from "./text.js";

// The server puts the modules of the place that is opened into the page (files.py), so that they come all at once.
const Home = later(() => import("./places/home.js"), "Home");
const Table = later(() => import("./places/table.js"), "Table");
const Screen = later(() => import("./places/screen.js"), "Screen");
const Replay = later(() => import("./places/replay.js"), "Replay");
const Rules = later(() => import("./places/rules.js"), "Rules");
const Lost = later(() => import("./places/lost.js"), "Lost", true);
const Operator = later(() => import("./places/operator.js"), "Operator", true);

const PLACES = /** @type {[RegExp, import("./later.js").Later, (...found: string[]) => any][]} */ ([
  [/^\/t\/([A-Z0-9]+)$/i, Table, (code) => ({ key: code, code: code.toUpperCase() })],
  [/^\/t\/([A-Z0-9]+)\/screen$/i, Screen, (code) => ({ key: code, code: code.toUpperCase() })],
  [/^\/replay\/([A-Z0-9]+)\/(\d+)$/i, Replay, (code, n) => ({ code: code.toUpperCase(), n: Number(n) })],
  [/^\/rules\/(\w+)$/, Rules, (game) => ({ game })],
  [/^\/operator$/, Operator, () => ({})],
]);
const QUIET = 300; // milliseconds that a place has to itself before the others and the games are loaded

/** The place an address means, and what it has to know. @param {string} address */
function placeOf(address) {
  const where = address.split("?")[0];
  for (const [pattern, Place, make] of PLACES) {
    const found = pattern.exec(where);
    const props = found && make(...found.slice(1));
    if (found) return Place === Rules && !about(props.game) ? { Place: Lost, props: {} } : { Place, props };
  }
  return { Place: where === "/" ? Home : Lost, props: {} };
}

function Page() {
  const { Place, props } = placeOf(path.value);
  const where = path.value.split("?")[0];
  useArrival(where);
  return html`<${Skip} table=${where.startsWith("/t/")} /><${Boundary} key=${where}><${Place} ...${props} /><//><${Outdated} />`;
}

/** The first thing that can have focus: the way past the bar. @param {{table: boolean}} props */
function Skip({ table }) {
  const skip = (/** @type {Event} */ event) => {
    event.preventDefault(); // the address stays
    focusOn(document.querySelector("main .cloth") ?? document.querySelector("main"));
  };
  return html`<a class="skip" href="#page" onClick=${skip}>${t(table ? "page-skip-table" : "page-skip")}</a>`;
}

/** The offer to load the page anew, when the server has another one. */
function Outdated() {
  return outdated.value && html`<p class="outdated" role="status">${t("page-outdated")} <button onClick=${() => location.reload()}>${t("page-reload")}</button></p>`;
}

const page = /** @type {HTMLElement} */ (document.getElementById("page"));
Promise.all([speak(), placeOf(path.value).Place.load()]).then(
  () => {
    render(html`<${Page} />`, page);
    setTimeout(() => loadRest().then(fetchGames), QUIET);
  },
  () => (page.textContent = "Nine Lives cannot be reached. Please load this page again."),
);
document.addEventListener("visibilitychange", () => document.documentElement.classList.toggle("away", document.hidden));
