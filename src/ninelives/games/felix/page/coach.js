// Felix: what the coach of a first game talks about.

/** @typedef {import("./view.js").View} View */

/** Whether a dog lies open in the sack. @param {View} view */
const dogSeen = (view) => view.row.some((place) => place.up && place.card?.endsWith("dog"));

/** @param {View} view */
function topic(view) {
  if (view.phase === "end") return "end";
  if (!view.legal.length) return "wait";
  if (view.phase === "place") return view.round === 1 ? "first" : "place";
  if (view.least === null) return "pass";
  if (view.alone) return "buy";
  if (!view.takes) return "dry";
  if (dogSeen(view)) return "dog";
  return view.bidder === null ? "open" : "bid";
}

export const coach = {
  topics: ["first", "place", "open", "bid", "dry", "dog", "pass", "buy", "wait", "end"],
  topic,
  args: (/** @type {View} */ view) => ({ mice: view.takes }),
};
