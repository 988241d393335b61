// The end of a game: the table stays for a while as it was left, so that its last moment is seen before the results.
import { useEffect, useState } from "preact/hooks";
import { t } from "../text.js";

const STAY = 12000; // milliseconds, for who touches nothing
const TOUCHES = ["pointerdown", "keydown", "wheel"];

/**
 * Whether the end is still looked at, and a way to go on. Who comes when all is over gets the results at once.
 * @param {import("../types.js").State} state
 * @param {boolean} held whether a touch stays until we go on: a shared screen has no way to
 * @returns {[boolean, () => void]}
 */
export function useParting({ view, table }, held = true) {
  const over = view?.phase === "end";
  const game = gameNumber(table);
  const [left, leave] = useState(over ? game : 0); // which game we have done with
  const looking = over && left !== game;
  useEffect(() => {
    if (!looking) return undefined;
    const timer = setTimeout(() => leave(game), STAY);
    const stay = () => clearTimeout(timer);
    if (held) for (const touch of TOUCHES) addEventListener(touch, stay);
    return () => {
      stay();
      for (const touch of TOUCHES) removeEventListener(touch, stay);
    };
  }, [looking]);
  return [looking, () => leave(game)];
}

/** Which game of its table this is: who still looks at the end of one gets another board for the next. @param {import("../types.js").TableInfo} table */
export const gameNumber = ({ games, playing }) => games + Number(playing);

/** Who has won, in words; to `you` they say so. @param {import("../types.js").View} view @param {string[]} names @param {number | null} you */
export function victory({ winners }, names, you) {
  if (you === null || !winners.includes(you)) return t("after-wins", { seats: winners, count: winners.length }, names);
  const others = winners.filter((seat) => seat !== you);
  return others.length ? t("winners-with-you", { seats: others }, names) : t("winners-you");
}

/** The seats from the first place to the last. @param {import("../types.js").View} view */
export function ranking({ players, places }) {
  return [...Array(players).keys()].sort((one, other) => (places?.[one] ?? 0) - (places?.[other] ?? 0));
}
