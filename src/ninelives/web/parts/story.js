// What happened, in sentences: for screen readers as it happens, for everybody to look up.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../text.js";

/**
 * What is read aloud. Each sentence is a line of its own, so that the same one is heard again when it happens again.
 * @param {{table: import("../live.js").Live, names: string[]}} props
 */
export function Announcer({ table, names }) {
  const news = table.news.value;
  const from = table.story.value.length - news.length;
  const said = table.said.value;
  return html`<div class="unseen" role="log" aria-live="polite">
    ${news.map((message, n) => html`<p key=${from + n}>${say(message, names)}</p>`).slice(-6)}
    ${said && html`<p key=${`said-${said.number}`}>${names[said.seat]}: ${say({ id: `phrase-${said.phrase}` })}</p>`}
  </div>`;
}

/** @param {{story: import("../types.js").Message[], names: string[]}} props */
export function Story({ story, names }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [story.length]);
  const first = Math.max(0, story.length - 200);
  return html`<ol class="story" ref=${end} tabindex="0">${story.slice(first).map((message, n) => html`<li key=${first + n}>${say(message, names)}</li>`)}</ol>`;
}
