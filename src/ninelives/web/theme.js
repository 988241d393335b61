// Day or night, and how much contrast: as the system says, or as somebody has chosen.
import { effect, signal } from "@preact/signals";
import { browser } from "./storage.js";

export const THEMES = ["system", "light", "dark"];

/** @param {string | null} wish */
const known = (wish) => (wish && THEMES.includes(wish) ? wish : "system");

export const theme = signal(known(browser.get("theme")));
export const contrast = signal(browser.get("contrast") === "more");

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  browser.set("theme", theme.value);
});
effect(() => {
  document.documentElement.dataset.contrast = contrast.value ? "more" : "system";
  browser.set("contrast", contrast.value ? "more" : "system");
});
