// For a first game: a sentence or two on what is going on and what to do, until it is sent away.
import { signal } from "@preact/signals";
import { useContext, useLayoutEffect } from "preact/hooks";
import { html, Picture } from "../html.js";
import { TableContext } from "../live.js";
import { browser } from "../storage.js";
import { t } from "../text.js";

const KEY = "coach-"; // and the name of a game, in what this browser remembers
const gone = signal(browser.keys().filter((key) => key.startsWith(KEY) && browser.get(key) === "gone").map((key) => key.slice(KEY.length)));

/** Let the coach talk about what a board shows that its view alone does not tell, such as a round that is over. @param {string} about */
export function useSubject(about) {
  const subject = useContext(TableContext)?.subject;
  useLayoutEffect(() => {
    if (!subject) return undefined;
    subject.value = about;
    return () => void (subject.value = "");
  }, [subject, about]);
}

/** Whether somebody still gets tips. @param {string} name of a game */
export const coached = (name) => !gone.value.includes(name);

/** @param {string} name */
function sendAway(name) {
  browser.set(KEY + name, "gone");
  gone.value = [...gone.value, name];
}

/** @param {string} name */
export function callBack(name) {
  browser.remove(KEY + name);
  gone.value = gone.value.filter((other) => other !== name);
}

/** @param {{view: import("../types.js").View, coach: import("../types.js").GamePage["coach"]}} props */
export function Coach({ view, coach }) {
  const table = useContext(TableContext);
  if (!coached(view.game)) return null;
  const now = table?.subject.value || coach.topic(view);
  return html`<aside class="coach" aria-label=${t("coach-name")}>
    <${Picture} file="faces" id="sage" />
    <p class="now">${t(`${view.game}-coach-${now}`, coach.args?.(view))}</p>
    <button class="quiet" onClick=${() => sendAway(view.game)} aria-label=${t("coach-leave")} title=${t("coach-leave")}>✕</button>
  </aside>`;
}
