// The end of a game on a shared screen: who stands where, all on one screen.
import { html, Picture } from "../html.js";
import { signed, t } from "../text.js";
import { Confetti } from "./confetti.js";
import { ranking, victory } from "./parting.js";
import { Face } from "./seat.js";

const STEPS = 3; // whoever comes after stands on the floor

/** @typedef {{view: import("../types.js").View, names: string[], seats: import("../types.js").SeatInfo[], game: import("../types.js").GamePage}} Props */

/** @param {Props & {children?: any}} props `children`: how to go on */
export function Podium({ view, names, seats, game, children }) {
  const order = ranking(view);
  const best = order.slice(0, STEPS);
  const [first, second, ...third] = best;
  const stand = (/** @type {number} */ n) => html`<${Stand} key=${n} n=${n} view=${view} names=${names} seats=${seats} game=${game} />`;
  return html`<section class="podium">
    <${Confetti} />
    <h2 class="screen-winner">${victory(view, names, null)}</h2>
    <ol class="steps">${[second, first, ...third].map(stand)}</ol>
    <div class="beside">
      ${game.Best && html`<${game.Best} view=${view} names=${names} seat=${null} />`}
      ${children}
    </div>
    <ol class="floor">${order.slice(STEPS).map(stand)}</ol>
  </section>`;
}

/** Somebody with the points of the game, on the step of their place. @param {Props & {n: number}} props */
function Stand({ n, view, names, seats, game }) {
  const place = view.places?.[n] ?? 0;
  const won = view.winners.includes(n);
  return html`<li class=${`stand seat place-${Math.min(place, STEPS + 1)}`} data-seat=${n}>
    ${won && html`<${Picture} file="images" id="crown" class="crown" />`}
    <${Face} n=${n} info=${seats[n]} bust happy=${won} />
    <div class="step">
      <div class="tag"><span class="name">${names[n]}</span> <strong class="points">${signed(view.scores?.[n] ?? 0)}</strong>
        ${game.scored && html`<small>${game.scored(view, n)}</small>`}</div>
      <span class="place-number" aria-label=${t("after-place", { place, players: view.players })} role="img">${place}</span>
    </div>
  </li>`;
}
