// How a finished game went, for games whose last view does not tell: its steps are fetched, and points drawn as lines.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { ask, Refused } from "../api.js";
import { t } from "../text.js";
import { Chart } from "./chart.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {NonNullable<import("../types.js").GamePage["course"]>} Reading */

/** @param {{code: string, n: number, name: string, reading: Reading}} props */
export function Course({ code, n, name, reading }) {
  const [lines, setLines] = useState(/** @type {number[][] | null} */ (null));
  useEffect(() => {
    ask(`/api/tables/${code}/games/${n}/steps`).then(({ steps }) => setLines(course(reading, steps.map((/** @type {any} */ step) => step.view))), (problem) => {
      if (!(problem instanceof Refused)) throw problem; // then the score sheet has to do
    });
  }, [code, n]);
  return html`<div class="course">${lines && html`<${Chart} lines=${lines} caption=${t(`${name}-course`)} />`}</div>`;
}

/** Points by seat, at the beginning and whenever the game says they are to be noted. @param {Reading} reading @param {View[]} views */
export function course({ at, points }, views) {
  const noted = views.filter((view, k) => k === 0 || at(view) !== at(views[k - 1]));
  return views[0].seats.map((_, seat) => noted.map((view) => points(view.seats[seat])));
}
