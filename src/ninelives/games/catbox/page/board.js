// Cat in the Box: the research board in the middle, everybody around it, the trick, and our hand with its colours.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { useSubject } from "ninelives/parts/coach.js";
import { People } from "./people.js";
import { Research } from "./research.js";
import { lying, Trick } from "./trick.js";
import { declarable, dropPile, mayLook, Mine } from "./hand.js";
import { Result } from "./result.js";

/** @typedef {import("ninelives/types.js").BoardProps<import("./view.js").View>} BoardProps */

const LOOK = 1800; // milliseconds

/** @param {BoardProps} props */
export function Board(props) {
  const { view, names, you, act, hinted = [] } = props;
  const [card, choose] = useState(/** @type {number | null} */ (null)); // chosen, its colour still to be declared
  const [looked, look] = useState(/** @type {number | null} */ (null)); // under the pointer or the focus
  const [seen, putAway] = useState(0); // the round whose result has been looked at
  useEffect(() => choose(null), [view.legal.join()]);
  if (you !== null) dropPile(view.seats[you].hand ?? []);
  const able = declarable(view);
  const chosen = card !== null && mayLook(view) ? card : null;
  const asked = chosen ?? (looked !== null && able.has(looked) ? looked : null);
  const aside = you === null ? null : view.seats[you].aside;
  const result = resultToShow(view, aside, seen);
  const held = useLastTrick(view) && result !== null;
  useSubject(subjectOf(result, you));
  const goOn = () => {
    if (result) putAway(result.round);
    focusHand();
  };
  const done = act && ((/** @type {string} */ action) => {
    choose(null);
    if (result) putAway(result.round);
    focusHand();
    act(action);
  });
  return html`<div class=${`board catbox players-${view.players}`}>
    <${Progress} view=${view} aside=${aside} result=${result} />
    <${People} ...${props} result=${result} />
    <${Research} columns=${view.columns} cells=${result ? result.cells : view.cells} names=${names} purple=${view.board === "purple"} bonus=${result?.bonus}
      number=${asked} lit=${asked === null ? [] : able.get(asked)} chosen=${chosen !== null} pick=${(/** @type {string} */ colour) => done?.(`${chosen} ${colour}`)}
      latest=${result ? undefined : lying(view).plays.at(-1)} />
    <div class="middle">
      ${result && html`<${Result} result=${result} names=${names} you=${you} soon=${held} close=${act && view.phase !== "end" ? goOn : undefined} />`}
      ${(!result || held) && html`<${Trick} view=${view} names=${names} you=${you} held=${held} />`}
    </div>
    ${you !== null && html`<${Mine} view=${view} names=${names} you=${you} act=${held ? undefined : done} hinted=${hinted} card=${chosen} choose=${choose} look=${look} />`}
  </div>`;
}

/** What the coach speaks of instead of the next round, as long as one is looked at. @param {any} result @param {number | null} you */
const subjectOf = (result, you) => (!result ? "" : result.paradox === null ? "over" : result.paradox === you ? "paradox-mine" : "paradox");

/** After a button has done its work, the keyboard is back at the cards. */
function focusHand() {
  const next = document.querySelector(".catbox .mine .pile");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** A finished round is looked at until we act or put it away, at most until cards are played again. @param {import("./view.js").View} view @param {number | null} aside @param {number} seen */
function resultToShow(view, aside, seen) {
  const last = view.last_round;
  if (!last || view.phase === "play") return null;
  if (view.phase === "end") return last;
  return aside === null && last.round !== seen ? last : null;
}

/** For a moment after a round its last trick still lies there: whoever played last, or was stuck, is seen to. @param {import("./view.js").View} view */
function useLastTrick(view) {
  const round = view.last_round?.round ?? 0;
  const before = useRef(round);
  const [held, hold] = useState(0);
  if (round !== before.current) {
    if (round === before.current + 1) hold(round);
    before.current = round;
  }
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => hold(0), LOOK);
    return () => clearTimeout(timer);
  }, [held]);
  return held > 0 && held === round;
}

/** @param {{view: import("./view.js").View, aside: number | null, result: any}} props */
function Progress({ view, aside, result }) {
  if (result) return html`<p class="progress"><span>${t("catbox-ui-round", { round: result.round, rounds: view.rounds })}</span></p>`;
  return html`<p class="progress"><span>${t("catbox-ui-round", { round: view.round, rounds: view.rounds })}</span>
    <span>${t("catbox-ui-trick", { trick: view.trick, tricks: view.tricks })}</span>
    ${view.middle.length > 0 && html`<span>${t("catbox-ui-middle", { numbers: view.middle })}</span>`}
    ${aside !== null && html`<span>${t("catbox-ui-aside-card", { number: aside })}</span>`}</p>`;
}
