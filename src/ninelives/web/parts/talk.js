// Ready phrases and meows.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text.js";
import { meow } from "./sound.js";

const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "wow", "one-more", "meow", "purr", "hiss", "mrrp"];

/** @param {{table: import("../live.js").Live}} props */
export function Talk({ table }) {
  const [open, show] = useState(false);
  const phrases = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => phrases.current?.scrollIntoView({ block: "nearest" }), [open]); // on a phone they lie below the edge
  const say = (/** @type {string} */ phrase) => {
    table.send({ type: "say", phrase });
    show(false);
  };
  return html`<div class="talk">
    <button class="quiet" aria-expanded=${open} onClick=${() => show(!open)}>${t("talk-open")}</button>
    ${open && html`<div class="phrases" ref=${phrases}>${PHRASES.map((phrase) => html`<button key=${phrase} onClick=${() => say(phrase)}>${t(`phrase-${phrase}`)}</button>`)}</div>`}
  </div>`;
}

/** Let what somebody says be heard. @param {import("../live.js").Live} table */
export function useVoices(table) {
  const said = table.said.value;
  useEffect(() => void (said && meow(said.phrase)), [said]);
}
