// What falls when somebody wins: fish, cats' heads and scraps of paper, once. They stay where they land.
import { html, memo } from "../html.js";

const COLOURS = ["#3f6fb5", "#f7b23b", "#4f9a94", "#c8453b", "#eba6a0", "#fff8ea", "#7b5a94"];
const SHAPES = ["M11 0l10-7v14ZM-14 0Q0-13 14 0 0 13-14 0Z", "M-9 7L-7-9 0-3 7-9 9 7Q0 13-9 7Z", "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z", "M-5-9H5V9H-5Z"];
// Where each lands in a picture of 1280 × 720 (its middle is free, there stands who won), and by how much it is turned.
const PIECES = [
  [66, 54, 20], [122, 300, -20], [40, 190, 140], [205, 150, 60], [180, 420, 35], [262, 62, 197], [330, 230, -8], [300, 380, 45],
  [400, 120, 12], [455, 300, 80], [430, 30, 200], [790, 60, 175], [770, 216, -19], [850, 130, 7], [840, 330, 234],
  [905, 40, 88], [930, 250, 9], [985, 160, 120], [1010, 340, -9], [1060, 70, 15], [1120, 220, 41], [1150, 120, 13], [1180, 330, 181], [1240, 60, 60], [1225, 210, 200],
];

/** The confetti of a victory. Nothing falls for people who asked for stillness (room.css). */
export const Confetti = memo(() => html`<svg class="confetti" viewBox="0 0 1280 720" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
  ${PIECES.map(([x, y, turn], n) => html`<g key=${n} style=${`--late: ${(n * 7) % 10}`}><path d=${SHAPES[n % SHAPES.length]} fill=${COLOURS[n % COLOURS.length]} transform=${`translate(${x} ${y}) rotate(${turn}) scale(${1 + (n % 4) / 8})`} /></g>`)}
</svg>`);
