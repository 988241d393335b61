// My garments: large, always in the same places, and slapped with as soon as a finger or key goes down.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { keys } from "ninelives/keys.js";
import { t } from "ninelives/text.js";
import { ART } from "./art.js";

const SLOTS = 7;

/** @typedef {(action: string, at: number, slot?: number) => void} Answer */

/** @param {import("ninelives/types.js").BoardProps<import("./view.js").View> & {chosen: string | null, answer: Answer, fits: string[]}} props */
export function Hand({ view, you, slap, mouse, hinted = [], chosen, answer, fits }) {
  const seat = view.seats[/** @type {number} */ (you)];
  const slots = useSlots(seat.hand ?? []);
  const [slot, setSlot] = useState(-1); // where the card was that I slapped with: I may hold another like it
  const now = useRef(answer);
  now.current = answer;
  const play = useCallback((/** @type {string} */ action, /** @type {number} */ at, from = -1) => { // always the same, so that cards are drawn again only if they change
    setSlot(from);
    now.current(action, at);
  }, []);
  useKeys(slots, slap && keys.value ? play : null);
  const open = Boolean(slap && mouse && !chosen);
  /** @param {string} action */
  const state = (action) => ({ action, answer: play, mine: chosen === action, live: open && /** @type {string[]} */ (view.legal).includes(action), hinted: hinted[0] === action, shown: !slap });
  return html`<section class=${`hand ${keys.value ? "" : "no-keys"}`} aria-label=${t("maus-ui-hand")} onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}>
    <${Line} />
    ${slots.map((garment, n) => (garment ? html`<${Garment} key=${n} garment=${garment} n=${n} other=${slots[slot] === garment && slot !== n} fits=${fits.includes(garment)} ...${state(`slap ${garment}`)} />` : html`<span key=${n} class="slot" />`))}
    ${slap && html`<${Shout} key="shout" may=${seat.may_shout} ...${state("shout")} />
      <${Answering} key="hold" class="hold" ...${state("hold")}><${Picture} file="table" id="sleep" /><span>${t("maus-ui-hold")}</span><kbd>H</kbd><//>
      <p class="key-help">${t("maus-ui-keys", { count: SLOTS })}</p>`}
  </section>`;
}

/** The washing line that the hand hangs on; a second one where there are two rows. */
const Line = () => html`<svg class="line" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><path d="M-1 1Q50 16 101 1" /></svg><svg class="line lower" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><path d="M-1 1Q50 16 101 1" /></svg>`;

/** @param {{may: boolean, action: string, answer: Answer, mine: boolean, live: boolean, hinted: boolean, shown: boolean}} props */
function Shout({ may, ...state }) {
  return html`<${Answering} class="shout" ...${state} title=${may ? undefined : t("maus-no-more-shouts")}>
    <${Picture} file="table" id="slap" /><span class="verb"><strong>${t("maus-ui-shout")}</strong><small>${t(may ? "maus-ui-shout-means" : "maus-ui-shouts-spent")}</small></span>
    <kbd>${t("maus-ui-key-space")}</kbd><//>`;
}

/** @param {{garment: string, n: number, other: boolean, fits: boolean, action: string, answer: Answer, mine: boolean, live: boolean, hinted: boolean, shown: boolean}} props */
function Garment({ garment, n, other, fits, answer, mine, ...state }) {
  return html`<${Answering} class="garment" ...${state} mine=${mine && !other} answer=${(/** @type {string} */ action, /** @type {number} */ at) => answer(action, at, n)}>
    <${Picture} key=${garment} file=${ART} id=${garment} /><span class="name">${t(`maus-garment-${garment}`)}</span><kbd>${n + 1}</kbd>
    ${fits && html`<span class="tip">${t("maus-ui-fitted")}</span>`}<//>`;
}

/**
 * A button that answers when it is pressed, not when it is let go. A click counts only if no press came before it:
 * from a keyboard or a screen reader.
 * @param {{action: string, answer: Answer, mine: boolean, live: boolean, hinted: boolean, shown: boolean, class: string, title?: string, children?: any}} props
 */
function Answering({ action, answer, mine, live, hinted, shown, class: name, title, children }) {
  const pressed = useRef(false);
  /** @param {PointerEvent} event */
  const press = (event) => {
    pressed.current = true;
    if (event.button === 0) answer(action, event.timeStamp);
  };
  /** @param {MouseEvent} event */
  const click = (event) => {
    if (event.detail === 0 || !pressed.current) answer(action, event.timeStamp);
    pressed.current = false;
  };
  // Between two mice aria-disabled and not disabled: focus stays on its card.
  return html`<button class=${`answer ${name} ${mine ? "mine" : ""} ${hinted ? "hinted" : ""}`} data-act=${live ? action : undefined} title=${title}
    disabled=${shown} aria-disabled=${!live} aria-pressed=${mine} onPointerDown=${press} onClick=${click} onMouseDown=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${children}
    ${mine && html`<${Picture} file="table" id="paw" class="mark" />`}
    ${hinted && !mine && html`<span class="tip">${t("maus-ui-hint")}</span>`}
  </button>`;
}

/**
 * The hand as places that cards keep: who plays by touch finds a card where it was, and a new one where one has left.
 * @param {string[]} hand
 * @returns {(string | null)[]}
 */
function useSlots(hand) {
  const slots = useRef(/** @type {(string | null)[]} */ (Array(SLOTS).fill(null)));
  const rest = [...hand];
  const kept = slots.current.map((garment) => {
    const found = garment === null ? -1 : rest.indexOf(garment);
    return found < 0 ? null : rest.splice(found, 1)[0];
  });
  slots.current = kept.map((garment) => garment ?? rest.shift() ?? null);
  return slots.current;
}

// Whether focus was last moved by the keyboard. Space then presses what has it, as everywhere; otherwise it slams, whatever
// a finger has touched before.
let walking = false;
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, (event) => {
    if (event instanceof PointerEvent) walking = false;
    else if (event instanceof KeyboardEvent && event.key === "Tab") walking = true;
  }, true);
}

/** 1 to 7 slap, space slams, H and Escape hold. @param {(string | null)[]} slots @param {Answer | null} answer */
function useKeys(slots, answer) {
  useEffect(() => {
    if (!answer) return;
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event)) return;
      const slot = slotFor(event);
      const action = slots[slot] ? `slap ${slots[slot]}` : actionFor(event);
      if (!action) return;
      event.preventDefault();
      answer(action, event.timeStamp, slot);
      if (event.key === " ") letGo(); // some browsers click a button with the focus when space is let go
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** Take the focus from the button that has been touched last. */
function letGo() {
  const room = document.activeElement?.closest("button, a")?.closest(".room");
  if (room instanceof HTMLElement) room.focus({ preventScroll: true });
}

/** Whether a key is meant for something else: a dialog, a field, or space for the control that the keyboard has reached. @param {KeyboardEvent} event */
function elsewhere(event) {
  if (document.querySelector("dialog[open]")) return true;
  const at = event.target instanceof Element ? event.target : null;
  return Boolean(at?.matches("input, select, textarea") || (walking && event.key === " " && at?.closest("button, a")));
}

/** @param {KeyboardEvent} event */
function actionFor(event) {
  if (event.key === " ") return "shout";
  return event.key === "Escape" || event.key.toLowerCase() === "h" ? "hold" : null;
}

/** By the key's place: on French keyboards digits need shift. @param {KeyboardEvent} event */
const slotFor = (event) => Number(/^(?:Digit|Numpad)([1-7])$/.exec(event.code)?.[1] ?? 0) - 1;
