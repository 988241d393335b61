// Ready phrases and meows.
import { useEffect, useRef, useState } from "preact/hooks";
import { html, Picture } from "../html.js";
import { t } from "../text.js";
import { meow } from "./sound.js";

const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "wow", "one-more", "meow", "purr", "hiss", "mrrp"];

/** A button that opens the phrases above it. @param {{table: import("../live.js").Live}} props */
export function Talk({ table }) {
  const [open, show] = useState(false);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!open) return undefined;
    const leave = (/** @type {Event} */ event) => (event instanceof KeyboardEvent ? event.key === "Escape" : !place.current?.contains(/** @type {Node} */ (event.target))) && show(false);
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, leave);
    return () => {
      for (const touch of ["pointerdown", "keydown"]) removeEventListener(touch, leave);
    };
  }, [open]);
  const say = (/** @type {string} */ phrase) => {
    table.send({ type: "say", phrase });
    show(false);
  };
  return html`<div class="talk" ref=${place}>
    <button class="pill" aria-expanded=${open} onClick=${() => show(!open)}><${Picture} file="icons" id="icon-say" />${t("talk-open")}</button>
    ${open && html`<div class="phrases plate">${PHRASES.map((phrase) => html`<button key=${phrase} onClick=${() => say(phrase)}>${t(`phrase-${phrase}`)}</button>`)}</div>`}
  </div>`;
}

/** Let what somebody says be heard. @param {import("../live.js").Live} table */
export function useVoices(table) {
  const said = table.said.value;
  useEffect(() => void (said && meow(said.phrase)), [said]);
}
