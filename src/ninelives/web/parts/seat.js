// Somebody at the table: behind its far edge, at the near hem if it is me, or in a list before a game.
import { useContext } from "preact/hooks";
import { html, Picture } from "../html.js";
import { TableContext } from "../live.js";
import { say, t } from "../text.js";
import { Ears } from "./room.js";

/** @typedef {import("../types.js").SeatInfo} SeatInfo */

/** Which picture of faces.svg somebody has: bots by their level, people a cat of their own by their seat. @param {SeatInfo} info @param {number} n */
export const face = (info, n) => (info.kind === "bot" ? info.face || "stray" : info.kind === "person" ? `person-${n}` : "empty");

/**
 * Somebody behind the far edge, with a name tag that hangs from it. `did`: what lies before them on the cloth.
 * @param {{n: number, info: SeatInfo, name: string, active?: boolean, did?: any, class?: string, children?: any}} props
 */
export function Bust({ n, info, name, active = false, did, class: more = "", children }) {
  return html`<li class=${`seat bust ${active ? "active" : ""} ${more}`} data-seat=${n}>
    <${Face} n=${n} info=${info} bust />
    <div class="tag">
      ${active && html`<${Ears} />`}
      <${Who} n=${n} info=${info} name=${name} active=${active} />
      ${children}
    </div>
    ${did && html`<div class="did">${did}</div>`}
    <${Bubble} n=${n} />
  </li>`;
}

/** Myself, at the near hem. @param {{n: number, info: SeatInfo, name: string, active?: boolean, children?: any}} props */
export function Own({ n, info, name, active = false, children }) {
  return html`<div class=${`seat you ${active ? "active" : ""}`} data-seat=${n}>
    <${Face} n=${n} info=${info} />
    <div class="own-more"><${Who} n=${n} info=${info} name=${name} active=${active} />${children}</div>
    <${Bubble} n=${n} />
  </div>`;
}

/** A line of a list. @param {{n: number, info: SeatInfo, name: string, you?: boolean, children?: any}} props */
export function Seat({ n, info, name, you = false, children }) {
  return html`<li class=${`seat row ${you ? "you" : ""}`} data-seat=${n}>
    <${Face} n=${n} info=${info} />
    <${Who} n=${n} info=${info} name=${name}>${you && html`<span class="mark">${t("page-you")}</span>`}<//>
    <div class="seat-more">${children}</div>
    <${Bubble} n=${n} />
  </li>`;
}

/** A face on a disc, or a bust, which can laugh. @param {{n: number, info: SeatInfo, bust?: boolean, happy?: boolean}} props */
export function Face({ n, info, bust = false, happy = false }) {
  return html`<span class="face"><${Picture} file="faces" id=${bust ? `bust-${face(info, n)}${happy ? "-happy" : ""}` : face(info, n)} />
    ${info.minded && html`<${Picture} file="table" id="sleep" class="minded" label=${t(`page-minded-${info.minded}`)} />`}</span>`;
}

/** Name and clock, whether it is their turn, and whether they are away. @param {{n: number, info: SeatInfo, name: string, active?: boolean, children?: any}} props */
function Who({ n, info, name, active = false, children }) {
  const bank = useContext(TableContext)?.banks.value[n];
  return html`<span class="who"><span class="name">${name}</span>
    ${active && html`<span class="unseen">${t("page-to-act")}</span>`}
    ${children}
    ${info.kind === "person" && !info.here && html`<span class="mark">${t("page-away")}</span>`}
    ${bank !== undefined && html`<span class="bank" role="timer">${clock(bank)}</span>`}
  </span>`;
}

/** What somebody says at this moment; the announcer says it aloud. @param {{n: number}} props */
function Bubble({ n }) {
  const said = useContext(TableContext)?.bubbles.value[n];
  return said && html`<span key=${said.number} class="bubble" aria-hidden="true">${say({ id: `phrase-${said.phrase}` })}</span>`;
}

/** @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
