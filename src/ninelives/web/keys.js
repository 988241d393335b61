// Whether single keys play, such as a digit for a card. Who speaks to the page or often hits a key by accident switches them off.
import { effect, signal } from "@preact/signals";
import { browser } from "./storage.js";

const KEY = "keys";

/** Boards ask this before they listen to a key that has no modifier (WCAG 2.1.4), and show no names of keys without it. */
export const keys = signal(browser.get(KEY) !== "off");

effect(() => browser.set(KEY, keys.value ? "on" : "off"));
