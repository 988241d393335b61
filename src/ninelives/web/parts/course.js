// How a finished game went, for games whose last view does not tell: its steps are fetched, and points drawn as lines.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { ask, Refused } from "../api.js";
import { t } from "../text.js";
import { Chart } from "./chart.js";

/** @typedef {import("../types.js").View} View */

/** What changes when points are to be noted, and how many a seat then has. */
const POINTS = {
  felix: { at: (/** @type {View} */ view) => (view.phase === "end" ? "end" : view.round), of: (/** @type {any} */ seat) => seat.cats + seat.mice },
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

/** Points by seat, at the beginning and whenever a round or a mouse is over. @param {"felix" | "maus"} game @param {View[]} views */
export function course(game, views) {
  const { at, of } = POINTS[game];
  const noted = views.filter((view, k) => k === 0 || at(view) !== at(views[k - 1]));
  return views[0].seats.map((_, seat) => noted.map((view) => of(view.seats[seat])));
}
