// Where the drawings of mice, garments and cheeses are.
export const ART = new URL("art/maus.svg", import.meta.url).pathname;
