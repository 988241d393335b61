// Felix: cards and mice that travel, seats that walk.
import { useLayoutEffect, useRef } from "preact/hooks";
import { move } from "ninelives/parts/motion.js";

const SHORT = 320;

/**
 * Send a copy of a picture from one thing to another, and away from there if `beyond`.
 * @param {Element} thing @param {DOMRect} from @param {DOMRect} to @param {{delay?: number, beyond?: number}} [how]
 */
export function send(thing, from, to, { delay = 0, beyond = 0 } = {}) {
  const copy = /** @type {HTMLElement} */ (thing.cloneNode(true));
  copy.classList.add("fx-flying");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(copy);
  const there = `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top + to.height / 2 - from.top - from.height / 2}px)`;
  const steps = [{ transform: "none" }, { transform: there }];
  if (beyond) steps.push(/** @type {any} */ ({ transform: `${there} translateX(${beyond}px)`, opacity: 0 }));
  const run = copy.animate(steps, { duration: SHORT * (steps.length - 1), delay, easing: "ease-in-out", fill: "both" });
  run.finished.finally(() => copy.remove());
}

/** Let a thing arrive from where it was. @param {Element} thing @param {DOMRect} from */
export function arrive(thing, from) {
  const to = thing.getBoundingClientRect();
  if (!to.width) return;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  thing.animate([{ transform: start, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], { duration: SHORT, easing: "ease-out" });
}

/** What a pass brought flies to whoever passed. @param {import("./view.js").View} view @param {Element | null} board */
export function usePassedMice(view, board) {
  const before = useRef(view);
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = view;
    if (!board || earlier.round !== view.round) return;
    const taken = view.mouse_cards.findIndex((/** @type {any} */ mouse, /** @type {number} */ n) => mouse.mice < earlier.mouse_cards[n].mice);
    const seat = view.seats.findIndex((there, n) => there.passed && !earlier.seats[n].passed);
    if (taken < 0 || seat < 0) return;
    move(() => {
      const from = board.querySelector(`[data-mouse="${taken}"] .picture`);
      const to = board.querySelector(`[data-seat="${seat}"] .face`);
      if (from && to) send(from, from.getBoundingClientRect(), to.getBoundingClientRect());
    });
  }, [view]);
}

/**
 * Seats change places when another player starts: they walk there, unless the scene of a round covers them.
 * @param {number} start @param {Element | null} board @param {boolean} covered
 */
export function useWalk(start, board, covered) {
  const places = useRef(/** @type {Map<Element, DOMRect>} */ (new Map()));
  useLayoutEffect(() => {
    if (covered) places.current.clear();
    else if (board) move(() => (places.current = walk(board, places.current)));
  }, [start, board, covered]);
}

/** @param {Element} board @param {Map<Element, DOMRect>} before where the seats were, and where they are now */
function walk(board, before) {
  const now = new Map([...board.querySelectorAll(".fx-row > [data-seat]")].map((seat) => [seat, seat.getBoundingClientRect()]));
  for (const [seat, to] of now) { // all are measured: the browser lays out once
    const from = before.get(seat);
    if (from && from.width === to.width && from.left !== to.left) {
      seat.animate([{ transform: `translateX(${from.left - to.left}px)` }, { transform: "none" }], { duration: SHORT, easing: "ease-out" });
    }
  }
  return now;
}
