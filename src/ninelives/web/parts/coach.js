// For a first game: a sentence or two on what is going on and what to do, until it is sent away.
import { signal } from "@preact/signals";
import { html, Picture } from "../html.js";
import { t } from "../text.js";

const TOPICS = /** @type {const} */ ({
  felix: ["first", "place", "open", "bid", "dry", "dog", "wait", "end"],
  catbox: ["first", "over", "paradox", "aside", "predict", "lead", "lead-closed", "follow", "follow-red", "wait"],
  maus: ["wait", "slap", "answered", "end"],
});

const key = (/** @type {string} */ game) => `coach-${game}`;
const gone = signal(Object.keys(TOPICS).filter((game) => localStorage.getItem(key(game)) === "gone"));

/** What a board shows that its view alone does not tell, such as a round that is over. */
export const subject = signal("");

/** Whether somebody still gets tips. @param {string} game */
export const coached = (game) => !gone.value.includes(game);

/** @param {string} game */
function sendAway(game) {
  localStorage.setItem(key(game), "gone");
  gone.value = [...gone.value, game];
}

/** @param {string} game */
export function callBack(game) {
  localStorage.removeItem(key(game));
  gone.value = gone.value.filter((other) => other !== game);
}

/** What the coach talks about now; first of all, what the game is about. @param {import("../types.js").View} view */
function topic(view) {
  if (subject.value) return subject.value;
  const mine = view.legal.length > 0;
  if (view.phase === "end") return "end";
  if (view.game === "maus") return view.phase === "flip" ? "wait" : mine ? "slap" : "answered";
  if (!mine) return "wait";
  if (view.round === 1 && (view.phase === "place" || view.phase === "aside")) return "first";
  if (view.phase === "bid" && dry(view)) return "dry";
  if (view.phase === "bid" && view.row.some((/** @type {any} */ place) => place.up && place.card.endsWith("dog"))) return "dog";
  if (view.phase === "bid") return view.high === 0 ? "open" : "bid";
  if (view.phase === "play") return view.led === "red" ? "follow-red" : view.led ? "follow" : redClosed(view) ? "lead-closed" : "lead";
  return view.phase;
}

/** Whether passing earns nobody anything in this round. @param {import("../types.js").View} view */
const dry = (view) => !view.seats.some((seat) => seat.passed) && view.mouse_cards.every((/** @type {any} */ card) => card.mice === 0);

/** Whether nobody has declared red, whose row is the first, and so no trick may begin with it. @param {import("../types.js").View} view */
function redClosed(view) {
  const free = view.cells[0].every((/** @type {number | null} */ owner) => owner === null || owner < 0);
  return free && !view.legal.some((action) => action.endsWith(" red"));
}

/** @param {{view: import("../types.js").View}} props */
export function Coach({ view }) {
  if (!coached(view.game)) return null;
  const now = topic(view);
  // All that the coach ever says lies in one place, unseen but for one: so the table below never jumps.
  return html`<aside class="coach" aria-label=${t("coach-name")}>
    <${Picture} file="faces" id="sage" />
    <div class="coach-says">${TOPICS[view.game].map((about) => html`<p key=${about} class=${about === now ? "now" : ""}>${t(`coach-${view.game}-${about}`, { colour: view.led ?? "red" })}</p>`)}</div>
    <button class="quiet" onClick=${() => sendAway(view.game)} aria-label=${t("coach-leave")} title=${t("coach-leave")}>✕</button>
  </aside>`;
}
