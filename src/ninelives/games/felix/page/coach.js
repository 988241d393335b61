// Felix: what the coach of a first game talks about.

/** @typedef {import("./view.js").View} View */

/** Whether passing earns nobody anything in this round. @param {View} view */
const dry = (view) => !view.seats.some((seat) => seat.passed) && view.mouse_cards.every((/** @type {any} */ card) => card.mice === 0);

/** Whether a dog lies open in the sack. @param {View} view */
const dogSeen = (view) => view.row.some((/** @type {any} */ place) => place.up && place.card.endsWith("dog"));

/** @param {View} view */
function topic(view) {
  if (view.phase === "end") return "end";
  if (!view.legal.length) return "wait";
  if (view.phase === "place") return view.round === 1 ? "first" : "place";
  if (dry(view)) return "dry";
  if (dogSeen(view)) return "dog";
  return view.high === 0 ? "open" : "bid";
}

export const coach = { topics: ["first", "place", "open", "bid", "dry", "dog", "wait", "end"], topic };
