// Cat in the Box: the box in the middle, the trick at its left, my notes at its right, and in the dock my hand with its colours.
import { useCallback, useContext, useEffect, useRef, useState } from "preact/hooks";
import { html } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { useSubject } from "ninelives/parts/coach.js";
import { around, FrameContext, Room } from "ninelives/parts/room.js";
import { Own } from "ninelives/parts/seat.js";
import { Box } from "./box.js";
import { Console } from "./console.js";
import { declarable, focusHand, Hand, mayChoose, useKeys } from "./hand.js";
import { Hands, Notes } from "./notes.js";
import { OpenHand, Person, Standing } from "./people.js";
import { headline, Result, stuck } from "./result.js";
import { Token } from "./signs.js";
import { lying, Trick } from "./trick.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Round} Round */
/** @typedef {import("ninelives/types.js").BoardProps<View>} BoardProps */

const LOOK = 1800; // milliseconds
const PARADOX = 3400;

/** @param {BoardProps} props */
export function Board(props) {
  const { view, names, seats, act, hinted = [], takeBack } = props;
  const frame = useContext(FrameContext);
  const you = frame.dock === undefined ? props.you : null; // where the dock is taken, as in a replay, everybody sits behind the far edge
  const hand = useHand(view, you, act);
  const { result, held, card, choose, look, asked, lit } = hand;
  const shown = held && card === null ? null : result; // the tags tell of the round when its last trick has been seen
  const busts = around(view.players, you);
  useSubject(subjectOf(result, you));
  const game = { view, names, you, act: hand.done, hinted, card };
  return html`<${Room} game="catbox" class=${`players-${view.players} busts-${busts.length}`} watching=${you === null} room=${hand.room}
    progress=${html`<${Progress} view=${view} result=${result} />`} prompt=${prompt(view, names, you, card, Boolean(act), held ? result : null)} mine=${Boolean(act) && view.legal.length > 0}
    others=${busts.map((n) => html`<${Person} key=${n} n=${n} info=${seats[n]} name=${names[n]} active=${view.actors.includes(n)} seat=${view.seats[n]} result=${shown} />`)}
    own=${you !== null && html`<${Own} n=${you} info=${seats[you]} name=${names[you]} active=${view.actors.includes(you)}><${Token} seat=${you} /><${Standing} n=${you} seat=${view.seats[you]} result=${shown} /><//>`}
    hand=${you !== null && html`<${Hand} ...${game} choose=${choose} look=${look} />`}
    controls=${you !== null && html`<${Console} ...${game} takeBack=${takeBack} />`}>
    <div class="lab">
      <div class="lab-left">${result && !held ? html`<${Result} result=${result} names=${names} you=${props.you} close=${act && view.phase !== "end" ? hand.goOn : undefined} />`
        : html`<${Trick} view=${view} names=${names} you=${you} held=${held} />`}</div>
      <${Box} columns=${view.columns} cells=${result ? result.cells : view.cells} names=${names} purple=${view.board === "purple"} bonus=${result && !held ? result.bonus : undefined}
        number=${asked} lit=${lit} chosen=${card !== null} pick=${hand.pick} fresh=${result && !held ? undefined : lying(view, held).plays} shut=${held && card === null && result && result.paradox !== null && html`${stuck(result, names, props.you)} <${OpenHand} hand=${result.revealed} />`}
        print=${far(view, result).join(" · ")} />
      <div class="lab-right">${you !== null ? html`<${Notes} view=${view} names=${names} you=${you} card=${card} />` : html`<${Hands} view=${view} names=${names} />`}</div>
    </div>
  <//>`;
}

/**
 * What is chosen and looked at, and which finished round is still shown.
 * @param {View} view @param {number | null} you @param {((action: string) => void) | undefined} act
 */
function useHand(view, you, act) {
  const [picked, choose] = useState(/** @type {number | null} */ (null)); // what becomes of it is still to be said
  const [looked, look] = useState(/** @type {number | null} */ (null)); // under the pointer or the focus
  const [seen, putAway] = useState(0); // the round whose result has been looked at
  const byKey = useRef(false);
  useEffect(() => choose(null), [view.legal.join()]);
  const card = picked !== null && mayChoose(view) && you !== null && view.seats[you].hand?.includes(picked) ? picked : null;
  const able = declarable(view);
  const asked = view.phase === "play" && card !== null ? card : looked !== null && able.has(looked) ? looked : null;
  const result = resultToShow(view, you, seen);
  const held = useLastMoment(view) && result !== null;
  const room = useKeys(view, card, byKey, () => choose(null));
  const goOn = () => {
    if (result) putAway(result.round);
    focusHand();
  };
  const done = act && ((/** @type {string} */ action) => {
    choose(null);
    goOn();
    act(action);
  });
  return {
    card, look, asked, result, held, room, goOn, done, lit: asked === null ? [] : able.get(asked) ?? [],
    pick: (/** @type {string} */ colour) => done?.(`${card} ${colour}`),
    choose: useCallback((/** @type {number | null} */ number, /** @type {boolean} */ keyed) => {
      byKey.current = keyed;
      choose(number);
    }, []), // always the same, so that only the piles that change are drawn again
  };
}

/** What the coach speaks of instead of the next round, as long as one is looked at. @param {Round | null} result @param {number | null} you */
function subjectOf(result, you) {
  if (!result) return "";
  if (result.paradox !== null) return result.paradox === you ? "paradox-mine" : "paradox";
  return result.bonus.some(Boolean) ? "over" : "over-none";
}

/** A finished round is looked at until I act or put it away, at most until cards are played again. @param {View} view @param {number | null} you @param {number} seen */
function resultToShow(view, you, seen) {
  const last = view.last_round;
  if (!last || view.phase === "play") return null;
  if (view.phase === "end") return last;
  return last.round !== seen && (you === null || view.seats[you].aside === null) ? last : null;
}

/** For a moment after a round its last trick still lies there, and the box shuts over a paradox: whoever was last is seen. It keeps nobody from the next round. @param {View} view */
function useLastMoment(view) {
  const last = view.last_round;
  const round = last?.round ?? 0;
  const before = useRef(round);
  const [held, hold] = useState(0);
  const fresh = round === before.current + 1 ? round : 0;
  useEffect(() => {
    before.current = round;
    if (fresh) hold(fresh);
  }, [round]);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => hold(0), last?.paradox != null ? PARADOX : LOOK);
    return () => clearTimeout(timer);
  }, [held]);
  return fresh > 0 || (held > 0 && held === round);
}

/** @param {View} view @param {string[]} names @param {number | null} you @param {number | null} card @param {boolean} acting @param {Round | null} over a round that ended this moment */
function prompt(view, names, you, card, acting, over) {
  if (over && card === null) return over.paradox === null ? headline(over) : `${headline(over)} ${stuck(over, names, you)} ${over.revealed.join(" ")}`;
  if (view.phase === "end") return t("game-is-over");
  if (!view.legal.length || !acting) {
    if (view.phase === "aside") return t("catbox-ui-wait", { seats: view.actors }, names);
    return t(view.phase === "play" ? "catbox-ui-turn" : "catbox-ui-predicts", { seat: view.actors[0] }, names);
  }
  if (view.phase === "aside") return t("catbox-ui-aside", { round: view.round });
  if (view.phase === "predict") return t("catbox-ui-predict");
  if (card !== null) return t(declarable(view).has(card) ? "catbox-ui-declare" : "catbox-ui-stuck", { number: card });
  return view.led ? t("catbox-ui-follow", { colour: view.led }) : t("catbox-ui-lead");
}

/** How far the game is: the round, and if none is looked at that is over, the trick. @param {View} view @param {Round | null} result */
function far(view, result) {
  const round = t("catbox-ui-round", { round: result?.round ?? view.round, rounds: view.rounds });
  return result ? [round] : [round, t("catbox-ui-trick", { trick: view.trick, tricks: view.tricks })];
}

/** @param {{view: View, result: Round | null}} props */
function Progress({ view, result }) {
  const [round, trick] = far(view, result);
  return html`<span class="progress">${round}</span>${trick && html`<span class="of-tricks">${trick}</span>`}`;
}
