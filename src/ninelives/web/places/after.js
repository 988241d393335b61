// After the game: who won, by how much, how it went, and what now.
import { useEffect, useRef } from "preact/hooks";
import { url } from "../base.js";
import { html, Picture } from "../html.js";
import { signed, t } from "../text.js";
import { Chart } from "../parts/chart.js";
import { Confetti } from "../parts/confetti.js";
import { ranking, victory } from "../parts/parting.js";
import { Face } from "../parts/seat.js";
import { Talk } from "../parts/talk.js";
import { useColours } from "../parts/walls.js";

/** @typedef {{state: import("../types.js").State, names: string[], game: import("../types.js").GamePage}} Props */

/** @param {Props & {table: import("../live.js").Live}} props */
export function After({ table, state, names, game }) {
  const view = /** @type {import("../types.js").View} */ (state.view);
  const you = state.you.seat ?? null;
  const colours = useColours(view.game, true);
  return html`<section class="after" style=${colours}>
    <${Hero} state=${state} names=${names} />
    <div class="after-cloth">
      <div class="after-points">
        ${you !== null && html`<${Mine} view=${view} names=${names} you=${you} game=${game} />`}
        <${Ranking} state=${state} names=${names} game=${game} />
      </div>
      ${view.course && view.course[0].length > 1 && html`<div class="plate after-course"><${Chart} lines=${view.course} names=${names} you=${you} caption=${t(`${view.game}-course`)} /></div>`}
      <div class="plate after-sheet"><${game.Summary} view=${view} names=${names} seats=${state.table.seats} /></div>
    </div>
    <${Choices} table=${table} state=${state} />
  </section>`;
}

/** Who won, laughing: I, if I am one of them. @param {Omit<Props, "game">} props */
function Hero({ state, names }) {
  const view = /** @type {import("../types.js").View} */ (state.view);
  const you = state.you.seat ?? null;
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true }); // what led here is gone
  }, []);
  const mine = you !== null && view.winners.includes(you);
  const shown = mine ? [you, ...view.winners.filter((n) => n !== you)] : view.winners;
  return html`<div class="hero">
    ${(mine || you === null) && html`<${Confetti} />`}
    <h2 class="victory" ref=${title} tabindex="-1">${victory(view, names, you)}</h2>
    <div class="hero-faces">${shown.slice(0, 3).map((n) => html`<span key=${n} class="stand"><${Picture} file="images" id="crown" class="crown" /><${Face} n=${n} info=${state.table.seats[n]} bust happy /></span>`)}</div>
  </div>`;
}

/** My place and points, before those of all others. @param {{view: import("../types.js").View, names: string[], you: number, game: import("../types.js").GamePage}} props */
function Mine({ view, names, you, game }) {
  const place = view.places?.[you] ?? 0;
  return html`<div class="plate after-mine">
    <p><strong class="points">${signed(view.scores?.[you] ?? 0)}</strong>
      <span><b>${t("after-place", { place, players: view.players })}</b>${game.scored && html`<small>${game.scored(view, you)}</small>`}</span></p>
    ${game.Best && html`<${game.Best} view=${view} names=${names} seat=${you} />`}
  </div>`;
}

/** @param {Props} props */
function Ranking({ state, names, game }) {
  const view = /** @type {import("../types.js").View} */ (state.view);
  return html`<ol class="ranking plate">${ranking(view).map((n) => html`<li key=${n} class=${`seat ${n === state.you.seat ? "you" : ""}`} data-seat=${n}>
    <span class="place-number"><span class="unseen">${t("after-place", { place: view.places?.[n] ?? 0, players: view.players })}</span><span aria-hidden="true">${view.places?.[n]}</span></span>
    <${Face} n=${n} info=${state.table.seats[n]} />
    <span class="who"><span class="name">${names[n]}</span>${n === state.you.seat && html`<span class="mark">${t("page-you")}</span>`}</span>
    ${game.scored && html`<small>${game.scored(view, n)}</small>`}
    <strong class="points">${signed(view.scores?.[n] ?? 0)}</strong>
  </li>`)}</ol>`;
}

/** What now. @param {{table: import("../live.js").Live, state: import("../types.js").State}} props */
function Choices({ table, state }) {
  const { code, games } = state.table;
  const seated = state.you.seat != null;
  return html`<div class="after-choices">
    ${state.you.host ? html`<button class="primary" onClick=${() => table.send({ type: "start" })}>${t("after-rematch")}</button>` : seated && html`<p>${t("after-wait")}</p>`}
    <a class="button" href=${url(`/replay/${code}/${games}`)}>${t("after-replay")}</a>
    ${seated && html`<${Talk} table=${table} />`}
    <a class="quiet button" href=${url("/")}>${t("page-home")}</a>
  </div>`;
}
