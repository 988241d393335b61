// Otto: what the page asks of the game.
import { t } from "ninelives/text.js";
import { Board } from "./board.js";
import { Mouse } from "./art.js";
import { Summary } from "./summary.js";
import { html } from "ninelives/html.js";

const MUCH = 6; // points of cheese

/** What the coach of a first game talks about. @param {import("./view.js").View} view */
function topic(view) {
  if (view.phase === "end") return "end";
  if (!view.legal.length) return "wait";
  if (view.night === 1) return "first";
  return view.cheese >= MUCH ? "much" : "little";
}

const Example = () => html`
  <div class="rules-row otto" aria-hidden="true">${["3", "4", "7"].map((mouse) => html`<span key=${mouse} class=${`ot-card ${mouse === "7" ? "gone" : ""}`}><${Mouse} mouse=${mouse} /><b>${mouse}</b></span>`)}</div>
  <p>${t("otto-rules-example")}</p>`;

/** @type {import("ninelives/types.js").GamePage<import("./view.js").View>} */
export default {
  Board,
  Summary,
  coach: { topics: ["first", "much", "little", "wait", "end"], topic },
  rules: { chapters: ["aim", "mice", "night", "cat", "cheese", "end"], Example },
  named: (action) => t("otto-ui-mouse", { mouse: Number(action.split(" ")[1]) }),
};
