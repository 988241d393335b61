// Felix: the board. The row of the sack with everybody's card, what passing brings, and what I can do about it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Sheet } from "ninelives/parts/frame.js";
import { move } from "ninelives/parts/motion.js";
import { Mini, signed } from "./card.js";
import { arrive, usePassedMice, useWalk } from "./motion.js";
import { Panel, SmallHand } from "./panel.js";
import { Row } from "./row.js";
import { LastRound } from "./scene.js";

const SCENE = 8000; // milliseconds that the last round stays by itself
const CLOSED = { round: 0, up: 0, alone: false, drawn: false };

/** @typedef {import("ninelives/types.js").BoardProps<import("./view.js").View>} BoardProps */

/** @param {BoardProps} props */
export function Board(props) {
  const { view, names, you, act } = props;
  const me = props.open ? null : you ?? view.seat; // with open cards all hands are shown alike
  const [board, setBoard] = useState(/** @type {HTMLElement | null} */ (null));
  const scene = useScene(view);
  const from = useRef(/** @type {DOMRect | null} */ (null));
  const row = useRef(/** @type {any} */ (null));
  if (!scene.covers || !row.current) row.current = html`<${Row} ...${props} />`; // not drawn again while nobody sees it
  usePassedMice(view, board);
  useWalk(view.start, board, scene.covers);
  const placed = view.row.some((/** @type {any} */ place) => place.owner === me && place.placed);
  useLayoutEffect(() => {
    const start = from.current;
    from.current = null;
    if (!placed || !start) return;
    move(() => {
      const card = board?.querySelector(`[data-seat="${me}"] .fx-place .fx-card`);
      if (card) arrive(card, start);
    });
  }, [placed]);
  const go = act && ((/** @type {string} */ action) => {
    scene.close();
    act(action);
  });
  const place = (/** @type {string} */ action, /** @type {Element} */ card) => {
    from.current = card.getBoundingClientRect();
    go?.(action);
  };
  return html`<div class=${`board felix ${me === null && !props.open ? "watching" : ""}`} ref=${setBoard} tabindex="-1">
    <${Status} view=${view} names=${names} />
    <div class=${`fx-stage ${scene.shown ? "with-scene" : ""}`}>
      ${row.current}
      ${scene.shown && view.last && html`<${LastRound} key=${view.last.round} last=${view.last} names=${names} up=${scene.up} close=${props.leave ?? scene.close} />`}
    </div>
    <div class="fx-dock">
      <${Prompt} view=${view} names=${names} me=${act ? me : null} />
      ${me !== null && html`<${Panel} ...${props} act=${go} me=${me} place=${place} />`}
      <div class="fx-own">
        ${me !== null && html`<${Own} seat=${view.seats[me]} />`}
        <button class="quiet" disabled=${!view.last} onClick=${scene.open}>${t("felix-ui-last")}</button>
      </div>
    </div>
    ${props.open && html`<${OpenHands} view=${view} names=${names} />`}
  </div>`;
}

/**
 * The scene of the last round: by itself when a round has ended, and whenever asked for. By itself it comes one picture
 * after the new hand: together they take longer than a picture may.
 * @param {import("./view.js").View} view
 */
function useScene(view) {
  const round = view.last?.round ?? 0;
  const seen = useRef({ view, round, up: 0 });
  const [state, set] = useState(CLOSED);
  if (seen.current.view !== view) { // decided before anything is drawn: what the scene covers need not be
    if (round === seen.current.round + 1) set({ round, up: seen.current.up, alone: view.phase !== "end", drawn: false }); // nothing comes after the last one
    else if (state.alone && view.phase === "bid") set(CLOSED); // the next one is on: who watches should see it
    seen.current = { view, round, up: open(view) };
  }
  const close = () => set(CLOSED);
  useEffect(() => { // after the picture
    if (state.round && !state.drawn) set({ ...state, drawn: true });
    if (!state.alone) return;
    const timer = setTimeout(close, SCENE);
    return () => clearTimeout(timer);
  }, [state]);
  const covers = round > 0 && state.round === round;
  return { covers, shown: covers && state.drawn, up: state.up, close, open: () => set({ round, up: view.row.length, alone: false, drawn: true }) };
}

/** How many cards lie open. @param {import("./view.js").View} view */
const open = (view) => view.row.filter((/** @type {any} */ place) => place.up).length;

/** How far we are, and the highest bid. @param {{view: import("./view.js").View, names: string[]}} props */
function Status({ view, names }) {
  const bidder = view.seats.findIndex((seat) => seat.bid > 0 && seat.bid === view.high);
  return html`<div class="fx-status">
    <span><b>${t("felix-ui-round", { round: view.round })}</b> · ${t("felix-ui-bank", { mice: view.bank })} <${Picture} file="images" id="mouse" /></span>
    <span class="fx-high">${view.phase !== "bid" ? "" : bidder < 0 ? t("felix-ui-no-bid") : html`${t("felix-ui-high")} <b>${view.high}</b> <${Picture} file="table" id=${`token-${bidder}`} label=${names[bidder]} />`}</span>
  </div>`;
}

/** Whose turn it is. @param {{view: import("./view.js").View, names: string[], me: number | null}} props */
const Prompt = ({ view, names, me }) => html`<p class=${`fx-prompt ${view.legal.length && me !== null ? "mine" : ""}`} role="status">${prompt(view, names, me)}</p>`;

/** @param {import("./view.js").View} view @param {string[]} names @param {number | null} me */
function prompt(view, names, me) {
  if (view.phase === "end") return t("game-is-over");
  if (me === null || !view.legal.length) return t(view.phase === "place" ? "felix-ui-wait-place" : "felix-ui-wait-bid", { seats: view.actors }, names);
  if (view.phase === "place") return t("felix-ui-do-place");
  if (view.legal.length === 1) return t("felix-ui-do-pass");
  if (view.seats.every((seat, n) => seat.passed || n === me)) return t("felix-ui-do-buy");
  return t("felix-ui-do-bid", { high: view.high });
}

/** My purse and the cats I have won. @param {{seat: any}} props */
function Own({ seat }) {
  const [open, show] = useState(false);
  return html`<span class="fx-mine"><${Picture} file="images" id="mice" /><span>${t("felix-ui-my-mice", { mice: seat.mice })}</span></span>
    <button class="fx-mine" disabled=${!seat.won.length} onClick=${() => show(true)}><${Picture} file="images" id="cat-8" /><span>${t("felix-ui-my-cats", { shown: signed(seat.cats) })}</span></button>
    <span class="fx-inline-won">${seat.won.map((/** @type {string} */ card, /** @type {number} */ n) => html`<${Mini} key=${n} card=${card} />`)}</span>
    ${open && html`<${Sheet} title=${t("felix-ui-won")} close=${() => show(false)}><${Won} won=${seat.won} /><//>`}`;
}

/** @param {{won: string[]}} props */
const Won = ({ won }) => html`<div class="fx-won-cards felix">${won.map((card, n) => html`<${Mini} key=${n} card=${card} />`)}</div>`;

/** A replay with open cards: what everybody holds. @param {{view: import("./view.js").View, names: string[]}} props */
function OpenHands({ view, names }) {
  return html`<ul class="fx-open">${view.seats.map((seat, n) => seat.hand && html`<li key=${n}><${Picture} file="table" id=${`token-${n}`} class="token" /><b>${names[n]}</b><${SmallHand} hand=${seat.hand} /></li>`)}</ul>`;
}
