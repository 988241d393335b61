// Cat in the Box: what the page asks of the game.
import { signed, t } from "ninelives/text.js";
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

/** Points by round. @param {import("./view.js").View} view @param {number} n */
const scored = ({ seats }, n) => seats[n].points.map((points, round) => (round && points >= 0 ? `+ ${points}` : signed(points).replace("−", round ? "− " : "−"))).join(" ");

/** @type {import("ninelives/types.js").GamePage<import("./view.js").View>} */
export default { Board, Summary, coach, rules, named, scored };
