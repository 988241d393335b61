// Maus geflippt: what the page asks of the game. Its hints name no actions, and its board sounds for every mouse.
import { Board } from "./board.js";
import { coach } from "./coach.js";
import { First } from "./first.js";
import { rules } from "./rules.js";
import { Summary } from "./summary.js";

/** @type {import("ninelives/types.js").GamePage<import("./view.js").View>} */
export default {
  Board,
  Summary,
  coach,
  rules,
  First,
  choices: {
    time_limit: [
      { word: "sleepy", value: 20000, picture: ["table", "sleep"] },
      { word: "lively", value: 10000, picture: ["images", "mouse"] },
      { word: "lightning", value: 4000, picture: ["table", "slap"] },
    ],
  },
  ownSounds: true,
};
