// Ready phrases and meows, and the clocks: small things that seats show besides the game.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text.js";
import { banks, bubbles } from "./seat.js";
import { meow } from "./sound.js";

const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "wow", "one-more", "meow", "purr", "hiss", "mrrp"];
const BUBBLE_MS = 3500;

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

/** Show what somebody says for a while. @param {import("../live.js").Live} table */
export function useBubbles(table) {
  const said = table.said.value;
  useEffect(() => {
    if (!said) return undefined;
    bubbles.value = { ...bubbles.value, [said.seat]: t(`phrase-${said.phrase}`) };
    meow(said.phrase);
    const timer = setTimeout(() => {
      const { [said.seat]: _, ...others } = bubbles.value;
      bubbles.value = others;
    }, BUBBLE_MS);
    return () => clearTimeout(timer);
  }, [said]);
}

/** Let the clocks of thinking seats run down between two states. @param {import("../types.js").State} state */
export function useBanks(state) {
  useEffect(() => {
    const from = performance.now();
    const left = state.banks ?? [];
    banks.value = left;
    if (!left.length || !state.table.playing) return undefined;
    const timer = setInterval(() => {
      const gone = (performance.now() - from) / 1000;
      banks.value = left.map((bank, n) => (n in (state.thinking ?? {}) ? Math.max(0, bank - gone) : bank));
    }, 500);
    return () => clearInterval(timer);
  }, [state]);
}
