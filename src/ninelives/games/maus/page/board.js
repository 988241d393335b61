// Maus geflippt: a mouse turns up, and whoever is fastest slaps it with something it wears.
import { useEffect, useRef, useState } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { coached } from "ninelives/parts/coach.js";
import { victory } from "ninelives/parts/parting.js";
import { Seat } from "ninelives/parts/seat.js";
import { ART } from "./art.js";
import { easy, EasyMode, useCues } from "./easy.js";
import { Hand } from "./hand.js";
import { caughtMouse, Stage } from "./stage.js";
import { signed } from "./summary.js";

/** @typedef {import("ninelives/types.js").BoardProps<import("./view.js").View>} BoardProps */

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
  const caught = coached(view.game) && !view.last?.protected && caughtMouse(view);
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
    if (!slap || !mouse || last.current === mouse || !/** @type {string[]} */ (view.legal).includes(action)) return;
    last.current = mouse;
    slap(action, at);
    give({ mouse, action });
  };
  const known = you === null ? null : view.seats[you].answer?.replace(/ \d+$/, "");
  return [mouse && given.mouse === mouse ? given.action : (known ?? null), answer];
}

/** @param {import("./view.js").View} view @param {string[]} names @param {number | null} you @param {string | null} chosen */
function prompt(view, names, you, chosen) {
  if (view.phase === "flip") return t(view.turner === you ? "maus-ui-ready-you" : "maus-ui-ready", { seat: view.turner }, names);
  if (view.phase === "end") return victory(view, names, you);
  if (chosen) return t("maus-ui-answered");
  return t(you === null ? "maus-ui-watch" : "maus-ui-slap");
}

/** @param {{n: number, info: import("ninelives/types.js").SeatInfo, name: string, you: boolean, active: boolean, seat: any}} props */
function Player({ n, info, name, you, active, seat: { mice, laundry, face_down, cheeses, score, hand, answer } }) {
  return html`<${Seat} n=${n} info=${info} name=${name} you=${you} active=${active}>
    <span class="unseen">${t("maus-ui-owns", { mice, laundry: laundry.length, hidden: face_down, cheeses: cheeses.length, score })}</span>
    <span class="owns" aria-hidden="true">
      <strong class="points">${signed(score)}</strong>
      <span class="owned"><${Picture} file="images" id="mouse" />${mice}</span>
      <span class=${`owned ${laundry.length ? "" : "none"}`}><${Picture} file=${ART} id=${laundry.at(-1) ?? "blue-trousers"} />${laundry.length}</span>
      <span class=${`owned ${face_down ? "" : "none"}`}><${Picture} file="images" id="back-maus" />${face_down}</span>
      <span class=${`owned ${cheeses.length ? "" : "none"}`}><${Picture} file=${ART} id=${`cheese-${cheeses.at(-1) ?? "emmental"}`} />${cheeses.length}</span>
    </span>
    ${!you && hand?.length > 0 && html`<${OpenHand} hand=${hand} answer=${answer ?? ""} />`}
  <//>`;
}

/** Somebody's cards in a replay, with what they answered to the mouse. @param {{hand: string[], answer: string}} props */
function OpenHand({ hand, answer }) {
  const [kind, garment] = answer.split(" ");
  return html`<span class=${`open-hand ${kind === "shout" ? "chosen" : ""}`}>${hand.map((name) => html`<${Picture} file=${ART} id=${name}
    label=${t(`maus-garment-${name}`)} class=${kind === "slap" && garment === name ? "chosen" : ""} />`)}</span>`;
}
