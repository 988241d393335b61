// The trick on the table: cards in order of play, whose they are, the led colour, and which of them is ahead.
import { useLayoutEffect, useRef } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { move } from "ninelives/parts/motion.js";
import { headline } from "./result.js";
import { Played, Sign, Token } from "./signs.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Play} Play */

/**
 * What lies there: the current trick, or, until the next one begins, the last one of this round. `held`: the last one of the round before.
 * @param {View} view
 * @returns {{plays: Play[], over: boolean}}
 */
export function lying(view, held = false) {
  const last = held || (view.phase === "play" && view.trick > 1 && !view.table.length) ? view.last_trick : null;
  return { plays: last?.plays ?? view.table, over: Boolean(last) };
}

/** @param {{view: View, names: string[], you: number | null, held: boolean}} props */
export function Trick({ view, names, you, held }) {
  const { plays, over } = lying(view, held);
  const winning = over ? view.last_trick?.winner : view.ahead;
  const first = plays[0]?.seat ?? view.leader;
  const order = Array.from({ length: view.players }, (_, k) => (first + k) % view.players);
  const list = useTravel(view.table, you);
  const turn = over || view.phase !== "play" ? null : view.actors[0];
  return html`<section class="trick" aria-label=${held && view.last_round ? headline(view.last_round) : t("catbox-ui-trick", { trick: view.trick, tricks: view.tricks })}>
    <p class="trick-says">${says(view, names, plays, over)}</p>
    <ol class=${over ? "over" : ""} ref=${list}>${order.map((seat, k) => html`<${Slot} key=${seat} seat=${seat} name=${seat === you ? t("catbox-ui-you") : names[seat]} play=${plays[k]} winning=${seat === winning} turn=${seat === turn} />`)}</ol>
  </section>`;
}

/** @param {View} view @param {string[]} names @param {Play[]} plays @param {boolean} over */
function says(view, names, plays, over) {
  const winner = view.last_trick?.winner ?? null;
  if (over) return winner === null && view.last_round ? headline(view.last_round) : t("catbox-trick", { seat: winner }, names);
  if (plays.length) return html`${t("catbox-ui-led", { colour: plays[0].colour })} <${Sign} colour=${plays[0].colour} />`;
  return t("catbox-ui-leads", { seat: view.leader }, names);
}

/** @param {{seat: number, name: string, play?: Play, winning: boolean, turn: boolean}} props */
function Slot({ seat, name, play, winning, turn }) {
  return html`<li class=${winning ? "winning" : ""}>
    ${play ? html`<span key=${`${play.number} ${play.colour}`} class="lies" data-played=${seat}><${Played} number=${play.number} colour=${play.colour} word=${t(`catbox-colour-${play.colour}`)} /></span>`
      : html`<span class=${`played none ${turn ? "turn" : ""}`}></span>`}
    <span class="by"><${Token} seat=${seat} /><span class="by-name">${name}</span></span>
    ${winning && html`<${Picture} file="images" id="crown" class="ahead" label=${t("catbox-ui-ahead")} />`}
  </li>`;
}

/** Whether a trick of this round came before the one that lies there. @param {View} view */
export const hasBefore = (view) => view.last_trick !== null && view.last_trick.winner !== null && view.table.length > 0 && view.trick > 1;

/** The trick before this one, small. @param {{view: View, names: string[]}} props */
export function Before({ view, names }) {
  const last = view.last_trick;
  if (!last || !hasBefore(view)) return null;
  return html`<div class="before"><p>${t("catbox-ui-last-trick", { seat: last.winner }, names)}</p>
    <ol>${last.plays.map((play) => html`<li key=${play.seat}><${Token} seat=${play.seat} label=${names[play.seat]} /><${Played} number=${play.number} colour=${play.colour} word=${t(`catbox-colour-${play.colour}`)} /></li>`)}</ol></div>`;
}

/** A card just played comes from whoever played it. @param {Play[]} table @param {number | null} you */
function useTravel(table, you) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const known = useRef(table.length);
  useLayoutEffect(() => {
    const fresh = table.length > known.current ? table[table.length - 1] : null;
    known.current = table.length;
    if (fresh) move(() => travel(list.current, fresh.seat, fresh.seat === you));
  }, [table]);
  return list;
}

/** @param {HTMLElement | null} list @param {number} seat @param {boolean} mine */
function travel(list, seat, mine) {
  const card = list?.querySelector(`[data-played="${seat}"]`);
  const from = list?.closest(".board")?.querySelector(mine ? ".piles" : `[data-seat="${seat}"]`)?.getBoundingClientRect();
  const to = card?.getBoundingClientRect();
  if (!from || !to) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  card?.animate([{ transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.4 }, { transform: "none", opacity: 1 }], { duration: 320, easing: "cubic-bezier(.2, .8, .3, 1)" });
}
