// Groups of tokens that touch: only to outline them, the points come from the view.

/** @typedef {(number | null)[][]} Cells */

/** @param {number} row @param {number} column */
const around = (row, column) => [[row - 1, column], [row, column + 1], [row + 1, column], [row, column - 1]];

/** The places of all groups of a seat, each group once. @param {Cells} cells @param {number} seat @returns {number[][][]} */
function groups(cells, seat) {
  const seen = cells.map((line) => line.map((owner) => owner !== seat)); // or nothing to see
  return cells.flatMap((line, row) => line.flatMap((_, column) => (seen[row][column] ? [] : [spread(seen, row, column)])));
}

/** The places that touch this one, however many steps away. @param {boolean[][]} seen @param {number} row @param {number} column */
function spread(seen, row, column) {
  const found = [[row, column]];
  seen[row][column] = true;
  for (const [r, c] of found) {
    for (const [nr, nc] of around(r, c)) {
      if (seen[nr]?.[nc] !== false) continue;
      seen[nr][nc] = true;
      found.push([nr, nc]);
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
  const sides = cells.map((line) => line.map(() => /** @type {string | undefined} */ (undefined)));
  bonus.forEach((size, seat) => {
    const scored = size ? groups(cells, seat).find((found) => found.length === size) : undefined;
    for (const [row, column] of scored ?? []) sides[row][column] = edges(cells, row, column);
  });
  return sides;
}

/** @param {Cells} cells @param {number} row @param {number} column */
function edges(cells, row, column) {
  const open = around(row, column).map(([r, c]) => cells[r]?.[c] !== cells[row][column]);
  return ["top", "right", "bottom", "left"].filter((_, n) => open[n]).join(" ");
}
