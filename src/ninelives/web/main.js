// The page: find out where we are and show that place.
import { render } from "preact";
import { html } from "./html.js";
import { path } from "./route.js";
import { speak } from "./text.js";
import { leaveTable } from "./live.js";
import { Home } from "./places/home.js";
import { Table } from "./places/table.js";
import { Screen } from "./places/screen.js";
import { Replay } from "./places/replay.js";
import { Rules } from "./places/rules.js";

const PLACES = /** @type {const} */ ([
  [/^\/t\/([A-Z0-9]+)$/i, (/** @type {string} */ code) => html`<${Table} key=${code} code=${code.toUpperCase()} />`],
  [/^\/t\/([A-Z0-9]+)\/screen$/i, (/** @type {string} */ code) => html`<${Screen} key=${code} code=${code.toUpperCase()} />`],
  [/^\/replay\/([A-Z0-9]+)\/(\d+)$/i, (/** @type {string} */ code, /** @type {string} */ n) => html`<${Replay} code=${code.toUpperCase()} n=${Number(n)} />`],
  [/^\/rules\/(felix|catbox|maus)$/, (/** @type {string} */ game) => html`<${Rules} game=${game} />`],
]);

function Page() {
  const where = path.value.split("?")[0];
  for (const [pattern, place] of PLACES) {
    const found = pattern.exec(where);
    if (found) {
      if (!where.startsWith("/t/")) leaveTable();
      return place(found[1], found[2]);
    }
  }
  leaveTable();
  return html`<${Home} lost=${where !== "/"} />`;
}

const page = /** @type {HTMLElement} */ (document.getElementById("page"));
speak().then(
  () => render(html`<${Page} />`, page),
  () => (page.textContent = "Nine Lives cannot be reached. Please load this page again."),
);
document.addEventListener("visibilitychange", () => document.documentElement.classList.toggle("away", document.hidden));
