// Groups of tokens that touch: only to outline them, the points come from the view.

/** @typedef {(number | null)[][]} Cells */

/** @param {number} row @param {number} column */
const around = (row, column) => [[row - 1, column], [row, column + 1], [row + 1, column], [row, column - 1]];

/** The places of the group that a token belongs to. @param {Cells} cells @param {number} row @param {number} column */
function group(cells, row, column) {
  const found = [[row, column]];
  for (const [r, c] of found) {
    for (const [nr, nc] of around(r, c)) {
      const touches = cells[nr]?.[nc] === cells[row][column];
      if (touches && !found.some(([fr, fc]) => fr === nr && fc === nc)) found.push([nr, nc]);
    }
  }
  return found;
}

/**
 * For each cell of a group that brought points, the sides where its outline runs: "top right" and so on.
 * Of several groups of that size the first one is shown.
 * @param {Cells} cells @param {number[]} bonus by seat
 */
export function outlines(cells, bonus) {
  /** @type {Map<string, string>} */
  const sides = new Map();
  bonus.forEach((size, seat) => {
    const places = cells.flatMap((line, row) => line.map((owner, column) => ({ owner, row, column })));
    const scored = places.filter(({ owner }) => size && owner === seat).map(({ row, column }) => group(cells, row, column)).find((found) => found.length === size);
    for (const [row, column] of scored ?? []) sides.set(`${row} ${column}`, edges(cells, row, column));
  });
  return sides;
}

/** @param {Cells} cells @param {number} row @param {number} column */
function edges(cells, row, column) {
  const open = around(row, column).map(([r, c]) => cells[r]?.[c] !== cells[row][column]);
  return ["top", "right", "bottom", "left"].filter((_, n) => open[n]).join(" ");
}
