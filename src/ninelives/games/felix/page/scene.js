// Felix: what the last round was about, as a little scene: the cards turn, a dog runs, somebody takes the rest.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { OpenCard, signed, title, TurnCard } from "./card.js";
import { move } from "ninelives/parts/motion.js";
import { face } from "ninelives/parts/seat.js";
import { send } from "./motion.js";

const TURNED = 700; // milliseconds until the last cards lie open and a dog may run

/** @typedef {import("./view.js").Round} Round */
/** @typedef {import("ninelives/types.js").SeatInfo} SeatInfo */

/** What became of the dogs. @param {Round} last */
function chase(last) {
  if (!last.dogs.length) return "";
  if (last.dogs.length > 1) return t("felix-dogs", { count: last.dogs.length });
  const card = last.row[last.dogs[0]];
  return last.chased === null ? t("felix-dog-alone", { card }) : t("felix-chase", { card, animal: last.row[last.chased] });
}

/** @param {Round} last @param {string[]} names */
function outcome(last, names) {
  if (last.winner === null) return t("felix-unsold");
  return t("felix-ui-took", { seat: last.winner, mice: last.price, points: last.points, shown: signed(last.points) }, names);
}

/**
 * It lies over the row, below those who sit there, and pushes nothing. A tap closes it.
 * @param {{last: Round, names: string[], seats: SeatInfo[], up: number, close?: () => void}} props `up`: how many cards were seen before this scene
 */
export function LastRound({ last, names, seats, up, close }) {
  const [turned, turn] = useState(up >= last.row.length);
  const scene = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const timer = setTimeout(() => turn(true), 150);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const { chased, dogs } = last;
    if (chased !== null) move(() => scene.current && run(scene.current, dogs[0], chased));
  }, []);
  return html`<section class="fx-scene" ref=${scene} aria-label=${t("felix-ui-last")} onClick=${close}>
    <ol class="fx-row">${last.row.map((card, n) => html`<${SceneCard} key=${n} last=${last} n=${n} card=${card} names=${names} seats=${seats} seen=${n < up} up=${turned} />`)}</ol>
    <div class="fx-outcome"><h2>${t("felix-ui-scene", { round: last.round })}</h2><p>${chase(last)} <strong>${outcome(last, names)}</strong></p>
      ${close && html`<button class="pill" onClick=${close}>${t("felix-ui-go-on")}</button>`}</div>
  </section>`;
}

/** @param {{last: Round, n: number, card: string, names: string[], seats: SeatInfo[], seen: boolean, up: boolean}} props */
function SceneCard({ last, n, card, names, seats, seen, up }) {
  const fate = last.winner === null ? "gone" : n === last.chased ? "chased" : last.dogs.includes(n) ? "gone" : "taken";
  return html`<li class=${`fate-${fate}`} data-place=${n}>
    ${seen ? html`<${OpenCard} card=${card} />` : html`<${TurnCard} card=${card} up=${up} label=${title(card)} />`}
    <span class="fx-fate">${fate === "taken" && last.winner !== null
      ? html`<${Picture} file="faces" id=${face(seats[last.winner], last.winner)} label=${t("felix-ui-fate-taken", { seat: last.winner }, names)} /><span class="fx-taker" aria-hidden="true">${names[last.winner]}</span>`
      : t(`felix-ui-fate-${fate}`)}</span>
  </li>`;
}

/** The dog runs at its animal and both run off. @param {HTMLElement} scene @param {number} dog @param {number} chased */
function run(scene, dog, chased) {
  const [hunter, prey] = [dog, chased].map((n) => scene.querySelector(`[data-place="${n}"] .animal`));
  const board = scene.closest(".room");
  if (!hunter || !prey || !board) return;
  const to = prey.getBoundingClientRect();
  const off = innerWidth - to.left;
  send(board, hunter, hunter.getBoundingClientRect(), to, { delay: TURNED, beyond: off });
  send(board, prey, to, to, { delay: TURNED, beyond: off });
}
