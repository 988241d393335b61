// Felix: the board. Everybody in a column with their bid and their card, the mice between them, and at the hem what is mine.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { move } from "ninelives/parts/motion.js";
import { Room } from "ninelives/parts/room.js";
import { face, Own } from "ninelives/parts/seat.js";
import { arrive, usePassedMice, useWalk } from "./motion.js";
import { Console, Hand, Purse, Trophies } from "./panel.js";
import { Gap, Opponent, Row, Stack } from "./row.js";
import { LastRound } from "./scene.js";

const ROUNDS = 9;
const SCENE = 8000; // milliseconds that the last round stays by itself
const CLOSED = { round: 0, up: 0, alone: false, drawn: false };

/** @typedef {import("./view.js").View} View */
/** @typedef {import("ninelives/types.js").BoardProps<View>} BoardProps */

/** @param {BoardProps} props */
export function Board(props) {
  const { view, names, seats, act } = props;
  const me = props.open ? null : props.you ?? view.seat; // with open cards all hands are shown alike
  const [board, setBoard] = useState(/** @type {HTMLElement | null} */ (null));
  const scene = useScene(view);
  const row = useRef(/** @type {any} */ (null));
  if (!scene.covers || !row.current) row.current = html`<${Row} view=${view} names=${names} me=${me} hands=${Boolean(props.open)} />`; // not drawn again while nobody sees it
  usePassedMice(view, board);
  useWalk(scene.covers ? -1 : view.start, board);
  const go = act && ((/** @type {string} */ action) => {
    scene.close();
    act(action);
  });
  const place = usePlacing(view, me, board, go);
  return html`<${Room} game="felix" room=${setBoard} class=${`fx-${view.row.length} fx-in-${view.phase} ${view.open_mice || props.open || view.phase === "end" ? "fx-open" : ""} ${props.open ? "fx-hands" : ""} ${scene.covers ? "fx-past" : ""}`} watching=${me === null} mine=${Boolean(act && view.legal.length)}
    prompt=${prompt(view, names, act ? me : null)} progress=${html`<${Paws} round=${view.round} />`}
    others=${columns(props, me, scene.covers)}
    right=${html`<${ToBeat} phase=${view.phase} high=${view.high} bidder=${view.bidder} names=${names} seats=${seats} bank=${view.bank} />`}
    own=${me !== null && html`<${Own} n=${me} info=${seats[me]} name=${names[me]} active=${acts(view, me)}><${Purse} seat=${view.seats[me]} secret=${!view.open_mice && view.phase !== "end"} /><//>`}
    hand=${me !== null && (view.phase === "end" ? html`<${Trophies} won=${view.seats[me].won} />` : html`<${Hand} hand=${view.seats[me].hand} legal=${act ? view.legal : []} hint=${props.hinted?.[0]} place=${place} />`)}
    controls=${me !== null && act && view.phase === "bid" && html`<${Console} key=${view.round} mine=${view.legal.length > 0} passed=${view.seats[me].passed} alone=${view.alone} takes=${view.takes}
      least=${view.least} most=${view.most} sealed=${props.sealed ?? 0} hint=${props.hinted?.[0]} act=${go} seal=${props.seal} />`}>
    ${row.current}
    ${scene.shown && view.last && html`<${LastRound} key=${view.last.round} last=${view.last} names=${names} seats=${seats} up=${scene.up} close=${props.leave ? undefined : scene.close} />`}
    ${view.last && !scene.covers && html`<button class="pill fx-last" onClick=${scene.open} aria-label=${t("felix-ui-last")} title=${t("felix-ui-last")}><${Picture} file="icons" id="icon-log" /><span class="words">${t("felix-ui-last")}</span></button>`}
  <//>`;
}

/** @param {View} view @param {number} n */
const acts = (view, n) => view.phase !== "end" && view.actors.includes(n);

/**
 * Who sits above which card: as in the row, or as in the last one while it is looked at. Where I would sit lies the sack.
 * @param {BoardProps} props @param {number | null} me @param {boolean} past
 */
function columns({ view, names, seats, takeBack }, me, past) {
  const last = past ? view.last : null;
  const owners = last ? last.owners : view.row.map((place) => place.owner);
  return owners.map((n) => {
    if (n === null) return html`<${Stack} key="stack" />`;
    const won = last?.winner === n ? last : null;
    const seat = view.seats[n];
    if (n === me) return html`<${Gap} key=${n} seat=${seat} leads=${view.bidder === n} won=${won} past=${past} takeBack=${past ? undefined : takeBack} />`;
    return html`<${Opponent} key=${n} n=${n} info=${seats[n]} name=${names[n]} seat=${seat} active=${acts(view, n)} bids=${view.phase === "bid" && acts(view, n)} leads=${view.bidder === n} starts=${view.start === n && view.phase !== "end"} won=${won} past=${past} />`;
  });
}

/**
 * Place a card from my hand, which travels to its place.
 * @param {View} view @param {number | null} me @param {HTMLElement | null} board @param {(action: string) => void} [act]
 */
function usePlacing(view, me, board, act) {
  const from = useRef(/** @type {DOMRect | null} */ (null));
  const placed = view.row.some((place) => place.owner === me && place.placed);
  useLayoutEffect(() => {
    const start = from.current;
    from.current = null;
    if (!placed || !start) return;
    move(() => {
      const card = board?.querySelector(".fx-place.mine .fx-card");
      if (card) arrive(card, start);
    });
  }, [placed]);
  return (/** @type {string} */ action, /** @type {Element} */ card) => {
    from.current = card.getBoundingClientRect();
    act?.(action);
  };
}

/**
 * The scene of the last round: by itself when a round has ended, and whenever asked for. By itself it comes one picture
 * after the new hand: together they take longer than a picture may.
 * @param {View} view
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

/** How many cards lie open. @param {View} view */
const open = (view) => view.row.filter((place) => place.up).length;

/** Nine paws for nine rounds. @param {{round: number}} props */
function Paws({ round }) {
  const paws = Array.from({ length: ROUNDS }, (_, n) => html`<${Picture} key=${n} file="table" id="paw" class=${n + 1 < round ? "done" : n + 1 === round ? "now" : "todo"} />`);
  return html`<span class="progress fx-paws" role="img" aria-label=${t("felix-ui-round", { round })}>${paws}<b class="fx-short">${round} / ${ROUNDS}</b></span>
    <span class="fx-round" aria-hidden="true">${t("felix-ui-round", { round })}</span>`;
}

/** The number that matters: what to beat, or, before anybody has bid, what the bank holds. @param {{phase: string, high: number, bidder: number | null, names: string[], seats: import("ninelives/types.js").SeatInfo[], bank: number}} props */
function ToBeat({ phase, high, bidder, names, seats, bank }) {
  if (bidder === null) return html`<div class="plate fx-beat"><small>${t(phase === "bid" ? "felix-ui-no-bid" : "felix-ui-in-bank")}</small>
    ${phase === "bid" ? html`<${Picture} file="images" id="sack" class="fx-waits" />` : html`<b><${Picture} file="images" id="mice" />${bank}</b>`}</div>`;
  return html`<div class="plate fx-beat" key=${high}><small>${t("felix-ui-to-beat")}</small><b><${Picture} file="images" id="mouse" />${high}</b>
    <span class="fx-by"><${Picture} file="faces" id=${face(seats[bidder], bidder)} />${names[bidder]}</span></div>`;
}

/** Whose turn it is, and what to do. @param {View} view @param {string[]} names @param {number | null} me */
function prompt(view, names, me) {
  if (view.phase === "end") return t("game-is-over");
  if (me === null || !view.legal.length) return t(view.phase === "place" ? "felix-ui-wait-place" : "felix-ui-wait-bid", { seats: view.actors }, names);
  if (view.phase === "place") return t("felix-ui-do-place");
  if (view.least === null) return t("felix-ui-do-pass", { mice: view.takes });
  if (view.alone) return t("felix-ui-do-buy");
  return view.bidder === null ? t("felix-ui-do-open", { mice: view.takes }) : t("felix-ui-do-beat", { seat: view.bidder, high: view.high, mice: view.takes }, names);
}
