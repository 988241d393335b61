// The research board: a row for each colour, a column for each number, the token of whoever declared it.
import { useMemo } from "preact/hooks";
import { html } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { COLOURS, Sign, Token } from "./signs.js";
import { outlines } from "./groups.js";

/** @typedef {import("./view.js").Play} Play */

/**
 * `lit` are the colours in which the card in question may be declared; `pick` declares one of them.
 * The buttons for that stand next to the hand: a cell is a shortcut for the pointer, and here to be read for everybody else.
 * @param {{columns: number[], cells: (number | null)[][], names: string[], purple: boolean, number?: number | null, lit?: string[],
 *   chosen?: boolean, pick?: (colour: string) => void, bonus?: number[], fresh?: Play[]}} props `fresh`: what lies in the trick
 */
export function Research({ columns, cells, names, purple, number = null, lit = [], chosen = false, pick, bonus, fresh = [] }) {
  const sides = useMemo(() => (bonus ? outlines(cells, bonus) : []), [cells, bonus]);
  return html`<table class=${`research ${purple ? "purple" : ""}`} aria-label=${t("catbox-ui-board")}>
    <thead><tr><td></td>${columns.map((n) => html`<th key=${n} scope="col"><span class=${n === number ? "asked" : ""}>${n}</span></th>`)}</tr></thead>
    <tbody>${COLOURS.map((colour, row) => html`<${Line} key=${colour} colour=${colour} columns=${columns} cells=${cells[row]} names=${names} sides=${sides[row]}
      number=${lit.includes(colour) ? number : null} pick=${chosen && lit.includes(colour) ? pick : undefined} fresh=${freshIn(colour, fresh)} />`)}</tbody>
  </table>`;
}

/** The numbers of a row that lie in the trick, as one word: a new one means that the row has to be drawn again. @param {string} colour @param {Play[]} plays */
const freshIn = (colour, plays) => plays.filter((play) => play.colour === colour).map((play) => play.number).join(" ");

/**
 * A row, drawn again only if something in it changes. `number` may be declared here, `pick` does so.
 * @param {{colour: string, columns: number[], cells: (number | null)[], names: string[], sides?: (string | undefined)[], number: number | null,
 *   pick?: (colour: string) => void, fresh: string}} props
 */
function Line({ colour, columns, cells, names, sides, number, pick, fresh }) {
  const lying = fresh.split(" ");
  return html`<tr class=${colour}>
    <th scope="row"><span class="row-sign"><${Sign} colour=${colour} /></span><span class="unseen">${t(`catbox-colour-${colour}`)}</span></th>
    ${columns.map((n, column) => html`<${Cell} key=${n} n=${n} colour=${colour} owner=${cells[column]} name=${names[cells[column] ?? -1]} sides=${sides?.[column]}
      light=${n !== number ? "" : pick ? "lit" : "preview"} pick=${n === number ? pick : undefined} fresh=${lying.includes(String(n))} />`)}
  </tr>`;
}

/**
 * @param {{n: number, colour: string, owner: number | null, name?: string, sides?: string, light: string, pick?: (colour: string) => void, fresh: boolean}} props
 */
function Cell({ n, colour, owner, name, sides, light, pick, fresh }) {
  if (owner === -1) return html`<td class="blocked"><span class="cross" aria-hidden="true">✕</span><span class="unseen">${t("catbox-ui-blocked")}</span></td>`;
  if (owner !== null) {
    return html`<td class=${`taken ${fresh ? "fresh" : ""} ${sides === undefined ? "" : "scored"}`}>
      <${Token} key=${owner} seat=${owner} label=${name} />${sides !== undefined && html`<span class=${`outline ${sides}`}></span>`}</td>`;
  }
  return html`<td class=${`free ${light}`} onClick=${pick && (() => pick(colour))}>
    <span aria-hidden="true">${n}</span><span class="unseen">${t(light ? "catbox-ui-legal" : "catbox-ui-free")}</span></td>`;
}
