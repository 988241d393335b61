// Cat in the Box: the chapters of the rules, and examples laid out with the parts of the board.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { ART, Box } from "./box.js";
import { OpenHand } from "./people.js";
import { COLOURS, Played, Sign, Token } from "./signs.js";

const NAMES = ["Ada", "Ben", "Kim", "Zoe"];
const _ = null;
const NUMBERS = [5, 6, 7, 8];
const CELLS = [[_, 1, 0, _], [_, _, _, 2], [3, _, _, _], [_, _, 1, _]]; // red and green are taken for the 7
const GROUP = [[_, 0, _, 1], [0, 0, _, _], [_, 0, 1, _], [1, _, _, 0]];
const TWO = [[_, _, _, _, _], [_, _, _, _, _], [_, _, _, -1, _], [_, -1, _, -1, _]]; // turned up: 2, 4 and 4
const STUCK = [[_, _], [1, 2], [3, 1], [_, 2]]; // blue and yellow are left, and taken for both cards
const LEFT = ["blue", "yellow"];
const TRICK = [{ seat: 1, number: 4, colour: "yellow" }, { seat: 2, number: 8, colour: "blue" }, { seat: 3, number: 6, colour: "yellow" }, { seat: 0, number: 2, colour: "red" }];

/** @param {{children: any, text: string}} props */
const Worked = ({ children, text }) => html`<figure class="catbox example"><div class="table" aria-hidden="true">${children}</div><figcaption>${text}</figcaption></figure>`;

const Declaring = () => html`<${Worked} text=${t("catbox-rules-play-example")}>
  <span class="card chosen">7</span><${Box} columns=${NUMBERS} cells=${CELLS} names=${NAMES} purple=${false} number=${7} lit=${["blue", "yellow"]} chosen pick=${() => {}} />
<//>`;

const Winning = () => html`<${Worked} text=${t("catbox-rules-trick-example")}>
  <div class="trick"><ol>${TRICK.map(({ seat, number, colour }, n) => html`<li key=${seat} class=${n === 3 ? "winning" : ""}><span class="lies"><${Played} number=${number} colour=${colour} word="" /></span>
    <span class="by"><${Token} seat=${seat} /></span>${n === 3 && html`<${Picture} file="images" id="crown" class="ahead" />`}</li>`)}</ol></div>
<//>`;

const Stuck = () => html`<${Worked} text=${t("catbox-rules-paradox-example")}>
  <${Picture} file=${ART} id="paradox" class="scene" /><span class="stuck-with"><${OpenHand} hand=${[3, 7]} /><span class="colours paper">${COLOURS.map((colour) => html`<span key=${colour} class=${`x ${LEFT.includes(colour) ? "" : "lost"}`}><${Sign} colour=${colour} /></span>`)}</span></span>
  <${Box} columns=${[3, 7]} cells=${STUCK} names=${NAMES} purple=${false} />
<//>`;

const Blocked = () => html`<${Worked} text=${t("catbox-rules-two-example")}>
  <${OpenHand} hand=${[2, 4, 4]} /><${Box} columns=${[1, 2, 3, 4, 5]} cells=${TWO} names=${NAMES} purple=${false} />
<//>`;

const Example = () => html`<${Worked} text=${t("catbox-rules-example")}><${Box} columns=${NUMBERS} cells=${GROUP} names=${NAMES} purple=${false} bonus=${[4, 0, 0, 0]} /><//>`;

export const rules = {
  chapters: ["aim", "setup", "play", "trick", "paradox", "score", "two"],
  notes: { play: Declaring, trick: Winning, paradox: Stuck, two: Blocked },
  Example,
};
