// For a first game: one sentence on what is going on and what to do, until it is sent away.
import { useState } from "preact/hooks";
import { html, Picture } from "../html.js";
import { t } from "../text.js";

/** What the coach talks about now. @param {import("../types.js").View} view */
function topic(view) {
  const mine = view.legal.length > 0;
  if (view.game === "felix") return mine ? (view.phase === "bid" && view.high === 0 ? "open" : view.phase) : "wait";
  if (view.game === "catbox") return mine ? (view.phase === "play" ? (view.led ? "follow" : "lead") : view.phase) : "wait";
  return view.phase === "flip" ? "wait" : mine ? "slap" : "answered";
}

/** @param {{view: import("../types.js").View}} props */
export function Coach({ view }) {
  const key = `coach-${view.game}`;
  const [gone, send] = useState(localStorage.getItem(key) === "gone");
  if (gone) return null;
  const leave = () => {
    localStorage.setItem(key, "gone");
    send(true);
  };
  return html`<aside class="coach" aria-label=${t("coach-name")}>
    <${Picture} file="faces" id="sage" /><p>${t(`coach-${view.game}-${topic(view)}`)}</p>
    <button class="quiet" onClick=${leave}>${t("coach-leave")}</button>
  </aside>`;
}
