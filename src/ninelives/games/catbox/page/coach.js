// Cat in the Box: what the coach of a first game talks about. While a finished round is looked at, the board says so.
import { COLOURS } from "./signs.js";

/** @typedef {import("./view.js").View} View */

/** Whether no trick may begin with red by me: nobody has declared it, and I can declare something else. @param {View} view */
const redClosed = (view) => view.red_closed && !view.legal.some((action) => action.endsWith(" red"));

/** What to say when a colour was led: whether I can still follow it, and what it costs not to. @param {View} view @param {string} led */
function following(view, led) {
  const row = COLOURS.findIndex((colour) => colour === led);
  const follows = view.options?.map((option) => option.colours[row].state) ?? [];
  if (follows.includes("gone")) return led === "red" ? "gone-red" : "gone";
  if (!follows.includes("free")) return "cannot";
  return led === "red" ? "follow-red" : "follow";
}

/** @param {View} view */
function topic(view) {
  if (!view.legal.length) return "wait";
  if (view.phase === "aside") return view.round === 1 ? "first" : "aside";
  if (view.phase === "predict") return "predict";
  if (view.led) return following(view, view.led);
  return redClosed(view) ? "lead-closed" : "lead";
}

export const coach = {
  topics: ["first", "over", "over-none", "paradox", "paradox-mine", "aside", "predict", "lead", "lead-closed", "follow", "follow-red", "cannot", "gone", "gone-red", "wait"],
  topic,
  /** @param {View} view */
  args: (view) => ({ colour: view.led ?? "red" }),
};
