// What happened, in sentences: for screen readers as it happens, for everybody to look up.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../text.js";

/** @param {{news: import("../types.js").Message[], names: string[]}} props */
export function Announcer({ news, names }) {
  return html`<div class="unseen" role="log" aria-live="polite">${news.slice(-6).map((message) => html`<p>${say(message, names)}</p>`)}</div>`;
}

/** @param {{story: import("../types.js").Message[], names: string[]}} props */
export function Story({ story, names }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [story.length]);
  return html`<ol class="story" ref=${end} tabindex="0">${story.slice(-200).map((message, n) => html`<li key=${story.length - n}>${say(message, names)}</li>`)}</ol>`;
}
