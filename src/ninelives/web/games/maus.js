// Maus geflippt: a mouse turns up, and whoever is fastest slaps it with something it wears.
import { useEffect, useRef, useState } from "preact/hooks";
import { html, Picture } from "../html.js";
import { t } from "../text.js";
import { coached } from "../parts/coach.js";
import { Seat } from "../parts/seat.js";
import { easy, EasyMode, useCues } from "./maus/easy.js";
import { Hand } from "./maus/hand.js";
import { caughtMouse, Stage } from "./maus/stage.js";

/** @typedef {import("../types.js").BoardProps} BoardProps */

/** @param {BoardProps} props */
export function Board(props) {
  const { view, names, you, slap } = props;
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const [chosen, answer] = useAnswer(props);
  const fitted = useFitted(props);
  useCues(view);
  // Keys work wherever the focus is, so it rests here: on a card, space would play that card instead of shouting.
  useEffect(() => {
    if (slap && document.activeElement === document.body) board.current?.focus({ preventScroll: true });
  });
  const playing = you !== null && view.phase !== "end";
  return html`<div class=${`board maus ${easy.value ? "easy" : ""} ${playing ? "" : "watching"}`} ref=${board} tabindex="-1">
    <ul class=${`seats ${view.players > 4 ? "many" : ""}`} style=${`--seats: ${view.players}; --narrow: ${view.players === 4 ? 2 : Math.min(3, view.players)}`}>${view.seats.map((_, n) => html`<${Player} key=${n} n=${n} info=${props.seats[n]} name=${names[n]} you=${you === n} active=${view.phase === "flip" && view.turner === n} seat=${view.seats[n]} />`)}</ul>
    <p class="prompt"><span>${prompt(view, names, you, chosen)}</span>${slap && html`<${EasyMode} />`}</p>
    <${Stage} ...${props} chosen=${chosen} />
    ${playing && html`<${Hand} ...${props} chosen=${chosen} answer=${answer} fitted=${fitted} />`}
  </div>`;
}

/** For who gets tips: what would have caught the last mouse, of what they held, if they did not catch it. @param {BoardProps} props */
function useFitted({ view, you }) {
  const held = useRef(/** @type {string[]} */ ([]));
  if (view.mouse && you !== null) held.current = view.seats[you].hand ?? [];
  const caught = coached("maus") && !view.last?.protected && caughtMouse(view);
  const won = view.last?.slaps.some((/** @type {any} */ slap) => slap.seat === you && slap.result.endsWith("mouse"));
  return caught && !won ? caught.wears.filter((garment) => held.current.includes(garment)) : [];
}

/**
 * What this seat has answered to the mouse that lies there, and a way to answer it, once. The server says nothing about
 * slaps before the judgement, so the page remembers its own.
 * @param {BoardProps} props
 * @returns {[string | null, (action: string, at: number) => void]}
 */
function useAnswer({ view, you, mouse = 0, slap }) {
  const [given, give] = useState({ mouse: 0, action: "" });
  const last = useRef(0); // at once, not with the next drawing: two fingers may land in one frame
  /** @param {string} action @param {number} at */
  const answer = (action, at) => {
    if (!slap || !mouse || last.current === mouse || !view.legal.includes(action)) return;
    last.current = mouse;
    slap(action, at);
    give({ mouse, action });
  };
  const known = you === null ? null : view.seats[you].answer?.replace(/ \d+$/, "");
  return [mouse && given.mouse === mouse ? given.action : (known ?? null), answer];
}

/** @param {import("../types.js").View} view @param {string[]} names @param {number | null} you @param {string | null} chosen */
function prompt(view, names, you, chosen) {
  if (view.phase === "flip") return t(view.turner === you ? "maus-ui-ready-you" : "maus-ui-ready", { seat: view.turner }, names);
  if (view.phase === "end") return t("winners", { seats: view.winners, count: view.winners.length }, names);
  if (chosen) return t("maus-ui-answered");
  return t(you === null ? "maus-ui-watch" : "maus-ui-slap");
}

/** @param {{n: number, info: import("../types.js").SeatInfo, name: string, you: boolean, active: boolean, seat: any}} props */
function Player({ n, info, name, you, active, seat: { mice, laundry, face_down, cheeses, score, hand, answer } }) {
  return html`<${Seat} n=${n} info=${info} name=${name} you=${you} active=${active}>
    <span class="unseen">${t("maus-ui-owns", { mice, laundry: laundry.length, hidden: face_down, cheeses: cheeses.length, score })}</span>
    <span class="owns" aria-hidden="true">
      <strong class="points">${signed(score)}</strong>
      <span class="owned"><${Picture} file="images" id="mouse" />${mice}</span>
      <span class=${`owned ${laundry.length ? "" : "none"}`}><${Picture} file="maus" id=${laundry.at(-1) ?? "blue-trousers"} />${laundry.length}</span>
      <span class=${`owned ${face_down ? "" : "none"}`}><${Picture} file="table" id="back-maus" />${face_down}</span>
      <span class=${`owned ${cheeses.length ? "" : "none"}`}><${Picture} file="maus" id=${`cheese-${cheeses.at(-1) ?? "emmental"}`} />${cheeses.length}</span>
    </span>
    ${!you && hand?.length > 0 && html`<${OpenHand} hand=${hand} answer=${answer ?? ""} />`}
  <//>`;
}

/** Somebody's cards in a replay, with what they answered to the mouse. @param {{hand: string[], answer: string}} props */
function OpenHand({ hand, answer }) {
  const [kind, garment] = answer.split(" ");
  return html`<span class=${`open-hand ${kind === "shout" ? "chosen" : ""}`}>${hand.map((name) => html`<${Picture} file="maus" id=${name}
    label=${t(`garment-${name}`)} class=${kind === "slap" && garment === name ? "chosen" : ""} />`)}</span>`;
}

/**
 * The score sheet of a finished game.
 * @param {{view: import("../types.js").View, names: string[], seats: import("../types.js").SeatInfo[]}} props
 */
export function Summary({ view, names }) {
  const order = names.map((_, n) => n).sort((a, b) => view.seats[b].score - view.seats[a].score);
  return html`<table class="maus-summary">
    <thead><tr><th scope="col"><span class="unseen">${t("maus-ui-name")}</span></th>
      <th scope="col"><${Picture} file="images" id="mouse" />${t("maus-ui-mice")}</th>
      <th scope="col"><${Picture} file="maus" id="blue-trousers" />${t("maus-ui-laundry")}</th>
      <th scope="col"><${Picture} file="maus" id="cheese-emmental" />${t("maus-ui-cheese")}</th>
      <th scope="col">${t("maus-ui-points")}</th></tr></thead>
    <tbody>${order.map((n) => html`<${SummaryRow} key=${n} n=${n} name=${names[n]} seat=${view.seats[n]} won=${view.winners.includes(n)} />`)}</tbody>
  </table>`;
}

/** @param {{n: number, name: string, seat: any, won: boolean}} props */
function SummaryRow({ n, name, seat, won }) {
  return html`<tr class=${won ? "winner" : ""} style=${`--seat: var(--seat-${n})`}>
    <th scope="row"><${Picture} file="table" id=${`token-${n}`} class="token" /> ${name}
      ${won && html`<${Picture} file="images" id="crown" label=${t("maus-ui-winner")} />`}</th>
    <td>${seat.mice}</td><td>${signed(-seat.laundry.length - seat.face_down)}</td><td>${signed(-2 * seat.cheeses.length)}</td>
    <td><strong>${signed(seat.score)}</strong></td>
  </tr>`;
}

/** With a real minus. @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : String(points));
