// How much room there is, as signals, for what style sheets cannot decide.
import { signal } from "@preact/signals";

/** Say whether a media query holds, now and from now on. @param {string} query */
function holds(query) {
  const list = matchMedia(query);
  const now = signal(list.matches);
  list.addEventListener("change", () => (now.value = list.matches));
  return now;
}

/** Whether a table has margins beside its middle: as in `@container room (width < 1100px)`. */
export const margins = holds("(min-width: 1100px)");

/** Whether a panel fits beside a room, which keeps its margins. */
export const panels = holds("(min-width: 1500px)");
