// The games: what the server says of them, and what each brings to the page (its folder `page`, see types.d.ts).
import { file } from "./base.js";
import { signal } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";
import { Refused } from "./api.js";
import { has, t } from "./text.js";

/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").GamePage} GamePage */

/** All games that can be played here. The server writes the list into the page (files.py), as it is needed to draw anything. */
export const games = signal(/** @type {GameInfo[]} */ (JSON.parse(document.getElementById("games")?.textContent ?? "[]")));

/** What the server says of a game. @param {string} name */
export const about = (name) => games.value.find((game) => game.name === name);

/** What a game is called. @param {string} name */
export const titleOf = (name) => (has(`${name}-title`) ? t(`${name}-title`) : name);

const pages = signal(/** @type {Record<string, GamePage>} */ ({}));

/** @type {Map<string, Promise<GamePage>>} */
const coming = new Map();

/** Fetch what a game brings to the page, once. @param {string} name @returns {Promise<GamePage>} */
export function fetchGame(name) {
  const page = coming.get(name) ?? bring(name);
  coming.set(name, page);
  return page;
}

/** Fetch a game with its style sheet: a board without it is never shown. @param {string} name @returns {Promise<GamePage>} */
async function bring(name) {
  try {
    const [module] = await Promise.all([import(file(`/games/${name}/index.js`)), dress(file(`/games/${name}/style.css`))]);
    pages.value = { ...pages.value, [name]: module.default };
    return module.default;
  } catch {
    coming.delete(name); // whoever needs it next asks again
    throw new Refused({ id: "page-unreachable" });
  }
}

/** Add a style sheet and wait until it is in force. @param {string} address */
function dress(address) {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  document.head.append(sheet);
  return new Promise((done, fail) => {
    sheet.onload = done;
    sheet.onerror = (problem) => {
      sheet.remove();
      fail(problem);
    };
  });
}

/** Fetch all games, so that none has to be waited for later. What cannot be had now is asked for again when it is shown. */
export async function fetchGames() {
  for (const { name } of games.value) await fetchGame(name).catch(() => {});
}

/**
 * What a game brings to the page, as soon as it is there, or the id of the message that says why it cannot be had.
 * @param {string | undefined} name
 * @returns {{game: GamePage | undefined, failed: string}}
 */
export function useGame(name) {
  const [failed, fail] = useState("");
  useLayoutEffect(() => {
    if (name && !about(name)) fail("page-unknown-game");
    else if (name) fetchGame(name).then(() => fail(""), () => fail("page-unreachable"));
  }, [name]);
  return { game: name ? pages.value[name] : undefined, failed };
}
