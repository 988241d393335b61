// A plain board: everything the view lists as legal, as buttons.
import { html } from "../html.js";
import { Seat } from "../parts/seat.js";

/** @param {import("../types.js").BoardProps} props */
export function Board({ view, names, seats, you, act, slap }) {
  return html`<div class="board felix">
    <ul class="seats">${seats.map((info, n) => html`<${Seat} n=${n} info=${info} name=${names[n]} you=${you === n} active=${view.actors.includes(n)} />`)}</ul>
    <div class="actions">${view.legal.map((action) => html`<button key=${action} data-act=${action}
      onClick=${(/** @type {any} */ event) => (slap && action !== "flip" ? slap(action, event.timeStamp) : act?.(action))}>${action}</button>`)}</div>
  </div>`;
}
