// Felix: what the page asks of the game.
import { t } from "ninelives/text.js";
import { Best, scored } from "./best.js";
import { Board } from "./board.js";
import { title } from "./card.js";
import { coach } from "./coach.js";
import { rules } from "./rules.js";
import { Summary } from "./summary.js";

/** An action in the words of the board. @param {string} action */
function named(action) {
  const [word, what] = action.split(" ");
  if (word === "place") return title(what);
  return word === "bid" ? t("felix-ui-bid", { mice: Number(what) }) : t("felix-ui-pass", { mice: 0 });
}

/** @type {import("ninelives/types.js").GamePage<import("./view.js").View>} */
export default {
  Board,
  Summary,
  coach,
  rules,
  named,
  scored,
  Best,
};
