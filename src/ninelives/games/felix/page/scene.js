// Felix: what the last round was about, as a little scene: the cards turn, a dog runs, somebody takes the rest.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { OpenCard, points, signed, title, TurnCard } from "./card.js";
import { move } from "ninelives/parts/motion.js";
import { send } from "./motion.js";

const TURNED = 700; // milliseconds until the last cards lie open and a dog may run

/** @typedef {{round: number, row: string[], owners: (number | null)[], winner: number | null, price: number, dogs: number[], chased: number | null}} Round */

/** What the winner really took. @param {Round} last */
const taken = (last) => last.row.filter((_, n) => !last.dogs.includes(n) && n !== last.chased);

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
  const worth = taken(last).reduce((sum, card) => sum + points(card), 0);
  return t("felix-ui-took", { seat: last.winner, mice: last.price, points: worth, shown: signed(worth) }, names);
}

/** @param {{last: Round, names: string[], up?: number, close?: () => void}} props `up`: how many cards were seen before this scene */
export function LastRound({ last, names, up = last.row.length, close }) {
  const [turned, turn] = useState(up >= last.row.length);
  const scene = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const timer = setTimeout(() => turn(true), 150);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const { chased, dogs } = last;
    if (close && chased !== null) move(() => scene.current && run(scene.current, dogs[0], chased));
  }, []);
  return html`<section class=${`fx-scene ${close ? "live" : ""}`} ref=${scene} aria-label=${t("felix-ui-last")}>
    <div class="fx-scene-head"><h2>${t("felix-ui-scene", { round: last.round })}</h2>${close && html`<button class="quiet" onClick=${close}>${t("felix-ui-go-on")}</button>`}</div>
    <ol class="fx-scene-row" style=${`--places: ${last.row.length}`}>${last.row.map((card, n) => html`<${SceneCard} key=${n} last=${last} n=${n} card=${card} names=${names} seen=${n < up} up=${turned} />`)}</ol>
    <p>${chase(last)} <strong>${outcome(last, names)}</strong></p>
  </section>`;
}

/** @param {{last: Round, n: number, card: string, names: string[], seen: boolean, up: boolean}} props */
function SceneCard({ last, n, card, names, seen, up }) {
  const owner = last.owners[n];
  const fate = last.winner === null ? "gone" : n === last.chased ? "chased" : last.dogs.includes(n) ? "gone" : "taken";
  return html`<li class=${`fate-${fate}`} data-place=${n}>
    <span class="fx-owner">${owner === null ? html`<${Picture} file="images" id="sack" label=${t("felix-ui-stack")} />` : html`<${Picture} file="table" id=${`token-${owner}`} label=${names[owner]} />`}</span>
    ${seen ? html`<${OpenCard} card=${card} label=${title(card)} />` : html`<${TurnCard} card=${card} up=${up} label=${title(card)} />`}
    <span class="fx-fate">${fate === "taken" ? html`<${Picture} file="table" id=${`token-${last.winner}`} label=${t("felix-ui-fate-taken", { seat: last.winner }, names)} />` : t(`felix-ui-fate-${fate}`)}</span>
  </li>`;
}

/** The dog runs at its animal and both run off. @param {HTMLElement} scene @param {number} dog @param {number} chased */
function run(scene, dog, chased) {
  const [hunter, prey] = [dog, chased].map((n) => scene.querySelector(`[data-place="${n}"] .animal`));
  if (!hunter || !prey) return;
  const to = prey.getBoundingClientRect();
  const off = innerWidth - to.left;
  send(hunter, hunter.getBoundingClientRect(), to, { delay: TURNED, beyond: off });
  send(prey, to, to, { delay: TURNED, beyond: off });
}
