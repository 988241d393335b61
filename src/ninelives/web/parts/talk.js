// Ready phrases and meows.
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text.js";
import { Tool } from "./frame.js";
import { Popover } from "./popover.js";
import { meow } from "./sound.js";

const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "wow", "one-more", "meow", "purr", "hiss", "mrrp"];

/** A button that opens the phrases above it. @param {{table: import("../live.js").Live}} props */
export function Talk({ table }) {
  const say = (/** @type {string} */ phrase) => table.send({ type: "say", phrase });
  return html`<${Popover} class="phrases" label=${t("talk-open")}
    button=${(/** @type {boolean} */ open, /** @type {() => void} */ press) => html`<${Tool} sign="say" label=${t("talk-open")} words=${t("talk-word")} expanded=${open} press=${press} />`}>
    ${(/** @type {() => void} */ close) => PHRASES.map((phrase) => html`<button key=${phrase} onClick=${() => (say(phrase), close())}>${t(`phrase-${phrase}`)}</button>`)}
  <//>`;
}

/** Let what somebody says be heard. @param {import("../live.js").Live} table */
export function useVoices(table) {
  const said = table.said.value;
  useEffect(() => void (said && meow(said.phrase)), [said]);
}
