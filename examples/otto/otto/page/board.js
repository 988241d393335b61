// Otto: the board. The cat and the cheese, everybody with their mice, what came of the last night, and my own mice. The
// room, the seats, the ribbon and the dock are the page's; a game brings what lies in them.
import { html } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { around, Room } from "ninelives/parts/room.js";
import { Bust, Own } from "ninelives/parts/seat.js";
import { Cheese, Mouse, Otto } from "./art.js";

const MICE = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** @typedef {import("./view.js").View} View */

/** @param {import("ninelives/types.js").BoardProps<import("./view.js").View>} props */
export function Board({ view, names, seats, you, act, takeBack, hinted, open }) {
  const me = open ? null : you ?? view.seat; // with open cards all hands are shown alike
  const mine = Boolean(act && view.legal.length);
  return html`<${Room} game="otto" watching=${me === null} mine=${mine} prompt=${prompt(view, names, Boolean(act))}
    progress=${html`<span class="progress">${t("otto-ui-night", { night: view.night, nights: view.nights })}</span>`}
    others=${around(view.players, me).map((n) => html`<${Bust} key=${n} n=${n} info=${seats[n]} name=${names[n]} active=${view.actors.includes(n)} did=${html`<${Place} seat=${view.seats[n]} n=${n} names=${names} />`}>
      <${Pips} seat=${view.seats[n]} open=${Boolean(open)} /><${Points} points=${view.seats[n].points} />
    <//>`)}
    own=${me !== null && html`<${Own} n=${me} info=${seats[me]} name=${names[me]} active=${view.actors.includes(me)}><${Points} points=${view.seats[me].points} /><${Pips} seat=${view.seats[me]} open=${false} /><//>`}
    hand=${me !== null && view.phase !== "end" && html`<${Hand} hand=${view.seats[me].hand ?? []} legal=${act ? view.legal : []} hint=${hinted?.[0]} act=${act} />`}
    controls=${me !== null && html`<${Place} seat=${view.seats[me]} n=${me} names=${names} />${takeBack && html`<button class="ot-take-back" data-take-back onClick=${takeBack}>${t("table-take-back")}</button>`}`}>
    <div class="ot-middle"><${Larder} view=${view} />${view.last && html`<${Last} last=${view.last} names=${names} />`}</div>
  <//>`;
}

/** @param {View} view @param {string[]} names @param {boolean} mine */
function prompt(view, names, mine) {
  if (view.phase === "end") return t("game-is-over");
  return mine && view.legal.length ? t("otto-ui-do-send") : t("otto-ui-wait", { seats: view.actors }, names);
}

/** Otto as he was when the last mice came, until the next one is on its way, and what lies in the larder now. @param {{view: View}} props */
function Larder({ view }) {
  return html`<div class="ot-larder">
    <span class="ot-cat"><${Otto} awake=${Boolean(view.last?.awake) && !view.seats.some((seat) => seat.out)} /><small>${t("otto-ui-limit", { limit: view.limit })}</small></span>
    <strong class="ot-worth plate" role="img" aria-label=${t("otto-ui-cheese", { cheese: view.cheese })}><${Cheese} />${view.cheese}</strong>
  </div>`;
}

/** The mouse that is on its way tonight, as far as we may know it. @param {{seat: any, n: number, names: string[]}} props */
function Place({ seat, n, names }) {
  if (seat.mouse) return html`<${Card} mouse=${seat.mouse} />`;
  return html`<span class=${`ot-card ${seat.out ? "back" : "none"}`} role="img" aria-label=${t(seat.out ? "otto-ui-out" : "otto-ui-none", { seat: n }, names)}></span>`;
}

/** @param {{mouse: string}} props */
const Card = ({ mouse }) => html`<span class="ot-card" role="img" aria-label=${t("otto-ui-mouse", { mouse: Number(mouse) })}><${Mouse} mouse=${mouse} /><b>${mouse}</b></span>`;

/** All mice of a seat: struck out if they have been seen; in an open replay the one that stays at home, too. @param {{seat: any, open: boolean}} props */
function Pips({ seat, open }) {
  const kind = (/** @type {string} */ mouse) => (seat.seen.includes(mouse) ? "seen" : open && mouse === seat.home ? "home" : "");
  return html`<span class="ot-pips" role="img" aria-label=${t("otto-ui-seen", { mice: seat.seen })}>${MICE.map((mouse) => html`<span key=${mouse} class=${kind(mouse)}>${mouse}</span>`)}</span>`;
}

/** @param {{points: number}} props */
const Points = ({ points }) => html`<span class="ot-points" role="img" aria-label=${t("otto-ui-owns", { points })}><${Cheese} />${points}</span>`;

/** What came of a night. @param {{last: any, names: string[]}} props */
function Last({ last, names }) {
  return html`<section class=${`ot-last plate ${last.awake ? "awake" : ""}`}>
    <h2>${t("otto-ui-last", { night: last.night, cheese: last.cheese, noise: last.noise })}</h2>
    <ul>${last.mice.map((/** @type {string} */ mouse, /** @type {number} */ n) => html`<li key=${n} class=${last.caught.includes(n) ? "caught" : ""}>
      <span class="ot-name">${names[n]}</span><${Card} mouse=${mouse} /><small>${fate(last, mouse, n)}</small></li>`)}</ul>
  </section>`;
}

/** What became of a mouse. @param {any} last @param {string} mouse @param {number} n */
function fate(last, mouse, n) {
  if (last.caught.includes(n)) return t("otto-ui-caught");
  if (last.taker === n) return t("otto-ui-takes");
  return last.mice.filter((/** @type {string} */ other) => other === mouse).length > 1 ? t("otto-ui-equal") : "";
}

/** @param {{hand: string[], legal: string[], hint?: string, act?: (action: string) => void}} props */
function Hand({ hand, legal, hint, act }) {
  return html`<ul class="ot-hand" aria-label=${t("otto-ui-hand")}>${hand.map((mouse) => {
    const action = `send ${mouse}`;
    return html`<li key=${mouse}>${legal.includes(action)
      ? html`<button class=${`ot-card ${hint === action ? "hinted" : ""}`} data-act=${action} aria-label=${t("otto-ui-send", { mouse: Number(mouse) })} onClick=${() => act?.(action)}>
          <${Mouse} mouse=${mouse} /><b>${mouse}</b>${hint === action && html`<span class="ot-hint">${t("otto-ui-hinted")}</span>`}</button>`
      : html`<${Card} mouse=${mouse} />`}</li>`;
  })}</ul>`;
}
