// Single keys that do something by themselves. Who dictates, or leans on a keyboard, can switch them off.
import { effect, signal } from "@preact/signals";
import { browser } from "./storage.js";

export const keys = signal(browser.get("keys") !== "off");

effect(() => browser.set("keys", keys.value ? "on" : "off"));
