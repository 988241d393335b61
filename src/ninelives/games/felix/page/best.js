// Felix: what the results say of a seat, and of the best bargain.
import { html, Picture } from "ninelives/html.js";
import { signed, t } from "ninelives/text.js";

/** @typedef {import("./view.js").View} View */

/** What points are made of. @param {View} view @param {number} n */
export const scored = ({ seats }, n) => t("felix-ui-scored", { cats: signed(seats[n].cats ?? 0), mice: seats[n].mice ?? 0 });

/** The best catch of a seat, or of all. @param {{view: View, names: string[], seat: number | null}} props */
export function Best({ view, names, seat }) {
  const best = view.catches.find((one) => seat === null || one.seat === seat);
  if (!best || best.points <= best.price) return null; // no bargain
  const told = { seat: best.seat, round: best.round, points: best.points, mice: best.price };
  return html`<p class="best"><${Picture} file="images" id="mice" /><span>${t(seat === null ? "felix-ui-catch" : "felix-ui-your-catch", told, names)}</span></p>`;
}
