// Maus geflippt: a mouse turns up, and whoever is fastest slaps it with something it wears.
import { useEffect, useRef, useState } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { coached } from "ninelives/parts/coach.js";
import { victory } from "ninelives/parts/parting.js";
import { around, Room } from "ninelives/parts/room.js";
import { Bust, Own } from "ninelives/parts/seat.js";
import { ART } from "./art.js";
import { easy, EasyMode, useCues } from "./easy.js";
import { Hand } from "./hand.js";
import { Stage } from "./stage.js";
import { signed } from "./summary.js";

/** @typedef {import("ninelives/types.js").BoardProps<import("./view.js").View>} BoardProps */
/** @typedef {import("./view.js").Seat} Seat */

/** @param {BoardProps} props */
export function Board(props) {
  const { view, names, seats, you, slap, leave } = props;
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const [chosen, answer] = useAnswer(props);
  useCues(view);
  // Keys work wherever the focus is, so it rests here: on a card, space would play that card instead of slamming.
  useEffect(() => {
    if (slap && document.activeElement === document.body) board.current?.focus({ preventScroll: true });
  });
  const me = slap || leave ? you : null; // a replay shows all seats alike
  const others = around(view.players, me);
  const half = Math.ceil(others.length / 2); // they sit on both sides of the mouse
  return html`<${Room} game="maus" room=${board} class=${`${view.mouse ? "lit" : ""} ${easy.value ? "easy" : ""}`} watching=${me === null}
    mine=${Boolean(slap && view.mouse && !chosen)} prompt=${prompt(view, names, you, chosen)}
    progress=${html`<span class="progress"><${Picture} file="images" id="mouse" label=${t("maus-ui-pile", { count: view.pile })} /><span class="words" aria-hidden="true">${t("maus-ui-pile", { count: view.pile })}</span><span class="short" aria-hidden="true">${view.pile}</span></span>`}
    others=${others.map((n, place) => html`<${Player} key=${n} n=${n} info=${seats[n]} name=${names[n]} across=${place === half} active=${view.phase === "flip" && view.turner === n} seat=${view.seats[n]} open=${me === null} />`)}
    own=${me !== null && html`${slap && html`<${EasyMode} />`}<${Me} n=${me} info=${seats[me]} name=${names[me]} active=${view.phase === "flip" && view.turner === me} seat=${view.seats[me]} />`}
    hand=${me !== null && html`<${Hand} ...${props} chosen=${chosen} answer=${answer} fits=${missed(view, you)} />`}>
    <${Stage} view=${view} names=${names} seats=${seats} you=${me} slaps=${props.slaps} number=${props.mouse} chosen=${chosen} />
  <//>`;
}

/** For who gets tips: what they held that the last mouse wore, if they did not catch it. @param {import("./view.js").View} view @param {number | null} you */
function missed({ game, mouse, last }, you) {
  if (mouse || !last || last.protected || !coached(game)) return NONE;
  return last.slaps.some((slap) => slap.seat === you && slap.result.endsWith("mouse")) ? NONE : (last.fits ?? NONE);
}

/** @type {string[]} */
const NONE = [];

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

/** Somebody behind the table; `across`: the first one on the other side of the mouse; `open`: with the cards, where they are known. @param {{n: number, info: import("ninelives/types.js").SeatInfo, name: string, active: boolean, across: boolean, seat: Seat, open: boolean}} props */
function Player({ n, info, name, active, across, seat, open }) {
  return html`<${Bust} n=${n} info=${info} name=${name} active=${active} class=${across ? "across" : ""} did=${open && seat.hand && html`<${OpenHand} hand=${seat.hand} answer=${seat.answer ?? ""} />`}><${Owns} seat=${seat} /><//>`;
}

/** @param {{n: number, info: import("ninelives/types.js").SeatInfo, name: string, active: boolean, seat: Seat}} props */
const Me = ({ n, info, name, active, seat }) => html`<${Own} n=${n} info=${info} name=${name} active=${active}><${Owns} seat=${seat} /><//>`;

/** What a seat has collected, and what that is worth. @param {{seat: Seat}} props */
function Owns({ seat: { mice, laundry, face_down, cheeses, score } }) {
  return html`<span class="unseen">${t("maus-ui-owns", { mice, laundry: laundry.length, hidden: face_down, cheeses: cheeses.length, score })}</span>
    <span class="owns" aria-hidden="true">
      <strong class="points">${signed(score)}</strong>
      <span class="owned"><${Picture} file="images" id="mouse" />${mice}</span>
      <span class="owned"><${Picture} file=${ART} id=${laundry.at(-1) ?? "red-shirt"} />${laundry.length}</span>
      ${face_down > 0 && html`<span class="owned"><${Picture} file="images" id="back-maus" />${face_down}</span>`}
      <span class="owned"><${Picture} file=${ART} id=${`cheese-${cheeses.at(-1) ?? "emmental"}`} />${cheeses.length}</span>
    </span>`;
}

/** Somebody's cards in a replay, with what they answered to the mouse. @param {{hand: string[], answer: string}} props */
function OpenHand({ hand, answer }) {
  const [kind, garment] = answer.split(" ");
  return html`<span class=${`open-hand ${kind === "shout" ? "chosen" : ""}`}>${hand.map((name) => html`<${Picture} file=${ART} id=${name}
    label=${t(`maus-garment-${name}`)} class=${kind === "slap" && garment === name ? "chosen" : ""} />`)}</span>`;
}
