// The trick on the table: cards in order of play, whose they are, the led colour, and which of them is ahead.
import { useLayoutEffect, useRef } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { move } from "ninelives/parts/motion.js";
import { headline } from "./result.js";
import { Sign } from "./signs.js";

/** @typedef {{seat: number, number: number, colour: string}} Play */

/**
 * The card that would take the trick now: red before the led colour, then the highest number.
 * @param {Play[]} plays
 */
function ahead(plays) {
  const red = plays.filter(({ colour }) => colour === "red");
  const able = red.length ? red : plays.filter(({ colour }) => colour === plays[0].colour);
  return able.reduce((best, play) => (play.number > best.number ? play : best), able[0]);
}

/**
 * What lies there: the current trick, or, until the next one begins, the last one of this round. `held`: the last one of the round before.
 * @param {import("./view.js").View} view
 * @returns {{plays: Play[], over: boolean}}
 */
export function lying(view, held = false) {
  const last = held || (view.phase === "play" && view.trick > 1 && !view.table.length) ? view.last_trick : null;
  return { plays: last?.plays ?? view.table, over: Boolean(last) };
}

/** @param {{view: import("./view.js").View, names: string[], you: number | null, held: boolean}} props */
export function Trick({ view, names, you, held }) {
  const { plays, over } = lying(view, held);
  const winning = over ? view.last_trick?.winner : plays.length ? ahead(plays).seat : null;
  const first = plays[0]?.seat ?? view.leader;
  const order = Array.from({ length: view.players }, (_, k) => (first + k) % view.players);
  const list = useTravel(view.table, you);
  return html`<section class="trick" aria-label=${held ? headline(view.last_round) : t("catbox-ui-trick", { trick: view.trick, tricks: view.tricks })}>
    <p class="trick-says">${says(view, names, plays, over)}</p>
    <ol class=${over ? "over" : ""} ref=${list}>${order.map((seat, k) => html`<${Slot} key=${seat} seat=${seat} name=${names[seat]} play=${plays[k]} winning=${seat === winning} />`)}</ol>
    ${!over && view.table.length > 0 && view.trick > 1 && html`<${Before} last=${view.last_trick} names=${names} />`}
  </section>`;
}

/** @param {import("./view.js").View} view @param {string[]} names @param {Play[]} plays @param {boolean} over */
function says(view, names, plays, over) {
  const winner = view.last_trick?.winner ?? null;
  if (over) return winner === null ? headline(view.last_round) : t("catbox-trick", { seat: winner }, names);
  if (plays.length) return html`<${Sign} colour=${plays[0].colour} />${t("catbox-ui-led", { colour: plays[0].colour })}`;
  return t("catbox-ui-leads", { seat: view.leader }, names);
}

/** @param {{seat: number, name: string, play?: Play, winning: boolean}} props */
function Slot({ seat, name, play, winning }) {
  return html`<li style=${`--seat: var(--seat-${seat})`} class=${winning ? "winning" : ""}>
    ${play ? html`<span class=${`played ${play.colour}`} key=${`${play.number} ${play.colour}`} data-played=${seat}>
      <b>${play.number}</b><${Sign} colour=${play.colour} /><span class="unseen">${t(`catbox-colour-${play.colour}`)}</span></span>` : html`<span class="played none"></span>`}
    <span class="by"><${Picture} file="table" id=${`token-${seat}`} class="token" /><span class="by-name">${name}</span></span>
    ${winning && html`<${Picture} file="images" id="crown" class="ahead" label=${t("catbox-ui-ahead")} />`}
  </li>`;
}

/** The trick before this one, small, where there is room for it. @param {{last: {plays: Play[], winner: number}, names: string[]}} props */
function Before({ last, names }) {
  return html`<div class="before"><p>${t("catbox-ui-last-trick", { seat: last.winner }, names)}</p>
    <ol>${last.plays.map((play) => html`<li key=${play.seat} style=${`--seat: var(--seat-${play.seat})`}>
      <span class=${`played ${play.colour}`}><b>${play.number}</b><${Sign} colour=${play.colour} /><span class="unseen">${t(`catbox-colour-${play.colour}`)}</span></span>
      <span class="by"><${Picture} file="table" id=${`token-${play.seat}`} class="token" label=${names[play.seat]} /></span></li>`)}</ol></div>`;
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
