// The cats of the house: five levels of bots, and the one that was chosen last.
import { signal } from "@preact/signals";
import { browser } from "../storage.js";
import { t } from "../text.js";

export const LEVELS = [1, 2, 3, 4, 5];
const FACES = ["kitten", "tabby", "mouser", "duchess", "sage"];
const USUAL = 2;

/** @param {number} wish */
const known = (wish) => (LEVELS.includes(wish) ? wish : USUAL);

/** Whom somebody plays against, until another cat is chosen. */
export const level = signal(known(Number(browser.get("level") ?? USUAL)));

/** @param {number} chosen */
export function chooseLevel(chosen) {
  level.value = known(chosen);
  browser.set("level", String(level.value));
}

/** Which picture of faces.svg cats of a level have. @param {number} n */
export const faceOf = (n) => FACES[n - 1];

/** @param {number} n */
export const levelName = (n) => t(`level-${n}`);

/** By what the server knows a bot. @param {number} n */
export const botOf = (n) => `level${n}`;
