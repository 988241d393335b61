// For a first game: a sentence or two on what is going on and what to do, until it is sent away.
import { signal } from "@preact/signals";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { html, Picture } from "../html.js";
import { TableContext } from "../live.js";
import { margins } from "../media.js";
import { browser } from "../storage.js";
import { t } from "../text.js";
import { Popover } from "./popover.js";

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

/** @typedef {{view: import("../types.js").View, coach: import("../types.js").GamePage["coach"]}} Props */

/** Tips in the margin of a table, where it has one. @param {Props} props */
export function Coach({ view, coach }) {
  const topic = useTopic(view, coach);
  return coached(view.game) && margins.value ? html`<${Tip} view=${view} coach=${coach} topic=${topic} />` : null;
}

/** The coach's face, where there is no margin: it opens the tip over the cloth, and shows when there is another one. @param {Props} props */
export function CoachFace({ view, coach }) {
  const topic = useTopic(view, coach);
  const [heard, hear] = useState("");
  if (!coached(view.game) || margins.value) return null;
  const face = (/** @type {boolean} */ open, /** @type {() => void} */ press) => html`<button class=${`round coach-face ${topic === heard || open ? "" : "news"}`}
    aria-label=${t("coach-name")} aria-expanded=${open} onClick=${() => (hear(topic), press())}><${Picture} file="faces" id="sage" /></button>`;
  return html`<${Popover} class="coach-over" label=${t("coach-name")} button=${face}>${() => html`<${Tip} view=${view} coach=${coach} topic=${topic} />`}<//>`;
}

/** What the coach talks about now. @param {import("../types.js").View} view @param {Props["coach"]} coach */
const useTopic = (view, coach) => useContext(TableContext)?.subject.value || coach.topic(view);

/** @param {Props & {topic: string}} props */
function Tip({ view, coach, topic }) {
  return html`<aside class="coach" aria-label=${t("coach-name")}>
    <${Picture} file="faces" id="sage" />
    <p class="now">${t(`${view.game}-coach-${topic}`, coach.args?.(view))}</p>
    <button class="quiet" onClick=${() => sendAway(view.game)} aria-label=${t("coach-leave")} title=${t("coach-leave")}>✕</button>
  </aside>`;
}
