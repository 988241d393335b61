// Felix: cards and mice that travel, seats that walk.
import { useLayoutEffect, useRef } from "preact/hooks";
import { move } from "ninelives/parts/motion.js";

const SHORT = 320;
const HOP = 240;
const MOST_MICE = 5; // that hop one after the other: more would be a procession

/**
 * Send a copy of a picture from one thing to another over the board, and away from there if `beyond`. In a hop it flies high.
 * @param {Element} board @param {Element} thing @param {DOMRect} from @param {DOMRect} to @param {{delay?: number, beyond?: number, hop?: boolean}} [how]
 */
export function send(board, thing, from, to, { delay = 0, beyond = 0, hop = false } = {}) {
  const copy = /** @type {HTMLElement} */ (thing.cloneNode(true));
  const origin = board.getBoundingClientRect();
  copy.classList.add("fx-flying");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { left: `${from.left - origin.left}px`, top: `${from.top - origin.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  board.append(copy);
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const there = `translate(${x}px, ${y}px)`;
  const steps = [{ transform: "none" }, ...(hop ? [{ transform: `translate(${x / 2}px, ${Math.min(0, y) - 30}px)` }] : []), { transform: there }];
  if (beyond) steps.push(/** @type {any} */ ({ transform: `${there} translateX(${beyond}px)`, opacity: 0 }));
  const run = copy.animate(steps, { duration: hop ? HOP : SHORT * (steps.length - 1), delay, easing: "ease-in-out", fill: "both" });
  run.finished.finally(() => copy.remove());
}

/** Let a thing arrive from where it was. @param {Element} thing @param {DOMRect} from */
export function arrive(thing, from) {
  const to = thing.getBoundingClientRect();
  if (!to.width) return;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  thing.animate([{ transform: start, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], { duration: SHORT, easing: "ease-out" });
}

/** What a pass brought hops to whoever passed. @param {import("./view.js").View} view @param {Element | null} board */
export function usePassedMice(view, board) {
  const before = useRef(view);
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = view;
    if (!board || earlier.round !== view.round) return;
    const taken = view.mouse_cards.findIndex((mouse, n) => mouse.mice < earlier.mouse_cards[n].mice);
    const seat = view.seats.findIndex((there, n) => there.passed && !earlier.seats[n].passed);
    if (taken < 0 || seat < 0) return;
    const mice = Math.min(MOST_MICE, earlier.mouse_cards[taken].mice);
    move(() => hop(board, `[data-mouse="${taken}"] .picture`, `[data-seat="${seat}"] .face`, mice));
  }, [view]);
}

/** @param {Element} board @param {string} from @param {string} to @param {number} mice */
function hop(board, from, to, mice) {
  const [thing, there] = [from, to].map((what) => board.querySelector(what));
  if (!thing || !there) return;
  const [start, end] = [thing.getBoundingClientRect(), there.getBoundingClientRect()];
  for (let n = 0; n < mice; n++) send(board, thing, start, end, { delay: n * 60, hop: true });
}

/** Seats change places when another player starts or the last round is looked at: they walk there. @param {number} order @param {Element | null} board */
export function useWalk(order, board) {
  const places = useRef(/** @type {Map<Element, DOMRect>} */ (new Map()));
  useLayoutEffect(() => {
    if (board) move(() => (places.current = walk(board, places.current)));
  }, [order, board]);
}

/** @param {Element} board @param {Map<Element, DOMRect>} before where the seats were, and where they are now */
function walk(board, before) {
  const now = new Map([...board.querySelectorAll(".others > li")].map((seat) => [seat, seat.getBoundingClientRect()]));
  for (const [seat, to] of now) { // all are measured: the browser lays out once
    const from = before.get(seat);
    if (from && from.width === to.width && from.left !== to.left) {
      seat.animate([{ transform: `translateX(${from.left - to.left}px)` }, { transform: "none" }], { duration: SHORT, easing: "ease-out" });
    }
  }
  return now;
}
