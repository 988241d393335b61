// Actions in the words of the boards, for hints that speak of them.
import { t } from "../text.js";
import { title } from "./felix/card.js";

/** @param {string} action of Felix or Cat in the Box; hints of Maus geflippt name none */
export function named(action) {
  const [word, what] = action.split(" ");
  switch (word) {
    case "place": return title(what);
    case "bid": return t("felix-ui-bid", { mice: Number(what) });
    case "pass": return t("felix-ui-pass", { mice: 0 });
    case "aside": return what;
    case "predict": return t("catbox-ui-tricks-choice", { tricks: Number(what) });
    default: return `${word} ${t(`colour-${what}`)}`;
  }
}
