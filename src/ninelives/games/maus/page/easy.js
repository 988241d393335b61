// A mode that is easier to see and hear: larger cards with names, and sounds. It is remembered in this browser.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "ninelives/html.js";
import { browser } from "ninelives/storage.js";
import { t } from "ninelives/text.js";
import { tone, turnSounds } from "ninelives/parts/sound.js";

const KEY = "maus-easy";
export const easy = signal(browser.get(KEY) === "yes");

/** A sound for every mouse as it is painted, the same for all mice, and another for the judgement. @param {import("./view.js").View} view */
export function useCues(view) {
  const before = useRef(view.phase);
  useLayoutEffect(() => {
    if (before.current !== view.phase) tone(view.phase === "slap" ? [[880, 0.07], [1320, 0.1]] : [[392, 0.12]]);
    before.current = view.phase;
  }, [view.phase]);
}

export function EasyMode() {
  const change = () => {
    easy.value = !easy.value;
    browser.set(KEY, easy.value ? "yes" : "no");
    if (easy.value) turnSounds(true, [[880, 0.07], [1320, 0.1]]);
  };
  return html`<button class="easy-mode round" aria-pressed=${easy.value} aria-label=${t("maus-ui-easy")} title=${t("maus-ui-easy-means")} onClick=${change}>
    <svg class="picture" viewBox="0 0 24 24" aria-hidden="true"><rect x="2.5" y="8" width="8" height="12" rx="2" /><rect x="12" y="3" width="10" height="17" rx="2.5" /><path d="M17 8.5v6M14 11.5h6" /></svg></button>`;
}
