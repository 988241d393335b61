// How a finished game went, for games whose last view does not tell: its steps are fetched, and points drawn as lines.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { ask, Refused } from "../api.js";
import { t } from "../text.js";
import { Chart } from "./chart.js";

/** @typedef {import("../types.js").View} View */

/** When points are noted, and how many a seat then has. */
const POINTS = {
  felix: { at: (/** @type {View} */ view) => view.round, of: (/** @type {any} */ seat) => seat.cats + seat.mice },
  maus: { at: (/** @type {View} */ view) => view.last?.mouse, of: (/** @type {any} */ seat) => seat.score },
};

/** @param {{code: string, n: number, game: "felix" | "maus"}} props */
export function Course({ code, n, game }) {
  const [lines, setLines] = useState(/** @type {number[][] | null} */ (null));
  useEffect(() => {
    ask(`/api/tables/${code}/games/${n}/steps`).then(({ steps }) => setLines(course(game, steps.map((/** @type {any} */ step) => step.view))), (problem) => {
      if (!(problem instanceof Refused)) throw problem; // then the score sheet has to do
    });
  }, [code, n]);
  return html`<div class="course">${lines && html`<${Chart} lines=${lines} caption=${t(`course-${game}`)} />`}</div>`;
}

/** Points by seat, whenever a round or a mouse was over. @param {"felix" | "maus"} game @param {View[]} views */
function course(game, views) {
  const { at, of } = POINTS[game];
  const ends = views.filter((view, k) => k === views.length - 1 || at(view) !== at(views[k + 1]));
  return views[0].seats.map((_, seat) => [views[0], ...ends].map((view) => of(view.seats[seat])));
}
