// Cat in the Box: what the page asks of the game.
import { t } from "ninelives/text.js";
import { Board } from "./board.js";
import { coach } from "./coach.js";
import { rules } from "./rules.js";
import { Summary } from "./summary.js";

/** An action in the words of the board. @param {string} action */
function named(action) {
  const [word, what] = action.split(" ");
  if (word === "aside") return what;
  return word === "predict" ? t("catbox-ui-tricks-choice", { tricks: Number(what) }) : `${word} ${t(`catbox-colour-${what}`)}`;
}

/** @type {import("ninelives/types.js").GamePage<import("./view.js").View>} */
export default { Board, Summary, coach, rules, named };
