// Maus geflippt: what the page asks of the game. Its hints name no actions, and its board sounds for every mouse.
import { signed, t } from "ninelives/text.js";
import { Board } from "./board.js";
import { coach } from "./coach.js";
import { First } from "./first.js";
import { rules } from "./rules.js";
import { Summary } from "./summary.js";

/** What points are made of. @param {import("./view.js").View} view @param {number} n */
function scored({ parts }, n) {
  const { mice, laundry, cheese } = parts?.[n] ?? { mice: 0, laundry: 0, cheese: 0 };
  return t("maus-ui-scored", { mice, laundry: signed(laundry), cheese: signed(cheese) });
}

/** @type {import("ninelives/types.js").GamePage<import("./view.js").View>} */
export default {
  Board,
  Summary,
  coach,
  rules,
  First,
  scored,
  keys: [["1–7", "maus-ui-key-slap"], ["␣", "maus-ui-shout"], ["H", "maus-ui-hold"]],
  choices: {
    time_limit: [
      { word: "sleepy", value: 20000, picture: ["table", "sleep"] },
      { word: "lively", value: 10000, picture: ["images", "mouse"] },
      { word: "lightning", value: 4000, picture: ["table", "slap"] },
    ],
  },
  ownSounds: true,
};
