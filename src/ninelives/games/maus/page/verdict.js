// What came of the last mouse: who was how fast, with what, and what they got for it.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { face } from "ninelives/parts/seat.js";
import { ART } from "./art.js";

/** @typedef {import("./view.js").Judgement} Judgement */
/** @typedef {import("./view.js").Slap} Slap */
/** @typedef {{seat: number, verdict: string, time: number, basis: string, reported: number | null, head_start: number}} Reaction */
/** @typedef {import("ninelives/types.js").SeatInfo} SeatInfo */

const GAINS = { mouse: ["images", "mouse"], "pile-mouse": ["images", "mouse"], "false-shout": [ART, "red-shirt"], cheese: [ART, "cheese-emmental"] };

/** @param {{last: Judgement, slaps: Reaction[], names: string[], seats: SeatInfo[], you: number | null}} props */
export function Verdict({ last, slaps, names, seats, you }) {
  const refused = slaps.filter((slap) => slap.verdict === "false-start" || slap.verdict === "too-late");
  const rows = [...last.slaps, ...refused.map(({ seat, time, verdict }) => ({ seat, ms: time, result: verdict, kind: "", shown: [] }))];
  /** @param {number} seat */
  const about = (seat) => {
    const slap = slaps.find((found) => found.seat === seat);
    // Every bot is given the time that a screen and a key take from people: no news.
    return { seat, info: seats[seat], name: names[seat], remark: slap && seats[seat].kind === "person" ? remark(slap) : "" };
  };
  return html`<div class=${`verdict ${rows.length > 2 ? "crowded" : ""}`}>
    <p>${outcome(last, names, you)}</p>
    <ol aria-label=${t("maus-ui-times")}>
      ${rows.sort((a, b) => a.ms - b.ms).map((slap) => html`<${Row} key=${slap.seat} ...${about(slap.seat)} ms=${slap.ms} result=${slap.result}><${With} slap=${slap} cheese=${last.cheese} /><//>`)}
    </ol>
  </div>`;
}

/** What became of the mouse, in a sentence. @param {Judgement} last @param {string[]} names @param {number | null} you */
function outcome(last, names, you) {
  if (last.protected) return t("maus-ui-was-protected");
  if (!last.slaps.length) return t("maus-nobody");
  const catcher = last.slaps.find((slap) => slap.result === "mouse");
  if (!catcher) return t("maus-ui-escapes");
  return t(catcher.seat === you ? "maus-ui-catches-you" : "maus-ui-catches", { seat: catcher.seat }, names);
}

/** @param {{seat: number, info: SeatInfo, name: string, ms: number, result: string, remark: string, children?: any}} props */
function Row({ seat, info, name, ms, result, remark: note, children }) {
  const good = result === "mouse" || result === "pile-mouse";
  const idle = result === "late" || result === "too-late" || result === "false-start";
  return html`<li class=${good ? "good" : idle ? "idle" : "bad"}>
    <${Picture} file="faces" id=${face(info, seat)} /><span class="name">${name}</span>
    <span class="ms">${t("maus-ui-ms", { ms: Math.round(ms) })}</span>
    <span class="gain">${children}${t(`maus-ui-result-${result}`)}</span>
    ${note && html`<small>${note}</small>`}
  </li>`;
}

/** What a slap was made with, where that is known to all. @param {{slap: {kind: string, result: string, shown: string[]}, cheese: string}} props */
function With({ slap, cheese }) {
  const [file, id] = GAINS[/** @type {keyof typeof GAINS} */ (slap.result)] ?? [];
  const garment = slap.kind === "garment" ? slap.shown[0] : null;
  return html`${slap.kind === "shout" && html`<${Picture} file="table" id="slap" label=${t("maus-ui-shout")} />`}
    ${garment && html`<${Picture} file=${ART} id=${garment} label=${t(`maus-garment-${garment}`)} />`}
    ${file && html`<${Picture} file=${file} id=${slap.result === "cheese" ? `cheese-${cheese}` : id} />`}`;
}

/** How a time was measured, if not simply as the player's page said. @param {Reaction} slap */
function remark(slap) {
  const notes = [];
  if (slap.basis === "link" && slap.reported !== null) notes.push(t("maus-ui-corrected", { ms: Math.round(slap.reported) }));
  if (slap.head_start) notes.push(t("maus-ui-head-start", { ms: Math.round(slap.head_start) }));
  return notes.join(", ");
}
