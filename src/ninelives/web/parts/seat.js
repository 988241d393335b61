// Somebody at the table: face, name, what they are up to, and whatever the game shows of them.
import { useContext } from "preact/hooks";
import { html, Picture } from "../html.js";
import { TableContext } from "../live.js";
import { say, t } from "../text.js";

/** @typedef {import("../types.js").SeatInfo} SeatInfo */

/** @param {SeatInfo} info */
export const face = (info) => (info.kind === "bot" ? info.face || "stray" : info.kind === "person" ? "person" : "empty");

/**
 * @param {{n: number, info: SeatInfo, name: string, active?: boolean, you?: boolean, children?: any}} props
 */
export function Seat({ n, info, name, active = false, you = false, children }) {
  const table = useContext(TableContext);
  const bubble = table?.bubbles.value[n];
  const bank = table?.banks.value[n];
  return html`<li class=${`seat ${active ? "active" : ""} ${you ? "you" : ""}`} style=${`--seat: var(--seat-${n})`} data-seat=${n}>
    <span class="face"><${Picture} file="faces" id=${face(info)} />${info.minded && html`<${Picture} file="table" id="sleep" class="minded" label=${t(`page-minded-${info.minded}`)} />`}</span>
    <span class="who"><${Picture} file="table" id=${`token-${n}`} class="token" /><span class="name">${name}</span>
      ${you && html`<span class="tag">${t("page-you")}</span>`}
      ${info.kind === "person" && !info.here && html`<span class="tag">${t("page-away")}</span>`}
      ${bank !== undefined && html`<span class="bank" role="timer">${clock(bank)}</span>`}
    </span>
    ${active && html`<span class="turn-mark" aria-label=${t("page-to-act")}>●</span>`}
    <div class="seat-more">${children}</div>
    ${bubble && html`<span class="bubble">${say({ id: `phrase-${bubble.phrase}` })}</span>`}
  </li>`;
}

/** @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
