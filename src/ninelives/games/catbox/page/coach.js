// Cat in the Box: what the coach of a first game talks about. While a finished round is looked at, the board says so.

/** @typedef {import("./view.js").View} View */

/** Whether nobody has declared red, whose row is the first, and so no trick may begin with it. @param {View} view */
function redClosed(view) {
  const free = view.cells[0].every((/** @type {number | null} */ owner) => owner === null || owner < 0);
  return free && !view.legal.some((action) => action.endsWith(" red"));
}

/** @param {View} view */
function topic(view) {
  if (!view.legal.length) return "wait";
  if (view.phase === "aside") return view.round === 1 ? "first" : "aside";
  if (view.phase === "predict") return "predict";
  if (view.led) return view.led === "red" ? "follow-red" : "follow";
  return redClosed(view) ? "lead-closed" : "lead";
}

export const coach = {
  topics: ["first", "over", "paradox", "paradox-mine", "aside", "predict", "lead", "lead-closed", "follow", "follow-red", "wait"],
  topic,
  /** @param {View} view */
  args: (view) => ({ colour: view.led ?? "red" }),
};
