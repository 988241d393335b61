// The middle of the table: the mouse on its cheese in the light, what it carries, the cheese that lies there, how long it
// stays, and what came of the last one.
import { useEffect, useRef, useState } from "preact/hooks";
import { html, part, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { face } from "ninelives/parts/seat.js";
import { ART } from "./art.js";
import { easy } from "./easy.js";
import { Verdict } from "./verdict.js";

// All garments of all versions of the rules, from the skin outwards, as the pictures are drawn to be stacked.
const COLOURS = {
  socks: "red blue", shoes: "red blue yellow black", trainers: "red white", trousers: "red blue brown", skirt: "red blue",
  shirt: "red blue green white", "t-shirt": "blue pink", jumper: "red blue", dress: "yellow red", tie: "red blue yellow",
  jacket: "red black", coat: "red blue", belt: "red blue brown purple", bag: "brown pink", scarf: "red blue",
  ring: "green purple", cap: "red blue", hat: "red blue green purple", glasses: "red blue black pink",
};
const WARDROBE = Object.entries(COLOURS).flatMap(([kind, colours]) => colours.split(" ").map((colour) => `${colour}-${kind}`));
const CHEESES = "brie camembert cheddar edam emmental feta gouda parmesan roquefort".split(" ");
const FURS = [0, 1, 2, 3];

/** @typedef {import("./view.js").Mouse} MouseCard */

/**
 * `number`: which mouse of the table lies there, 0 in a replay.
 * @param {{view: import("./view.js").View, names: string[], seats: import("ninelives/types.js").SeatInfo[], you: number | null, slaps?: any[], number?: number, chosen: string | null}} props
 */
export function Stage({ view, names, seats, you, slaps = [], number = 0, chosen }) {
  const { mouse, last } = view;
  const first = useRef(number); // it may have lain there for a while when we came
  const slapped = mouse && chosen && chosen !== "hold";
  return html`<span class="light" aria-hidden="true"></span>
    <div class=${`arena ${slapped ? "slammed" : ""}`}>
      <${Wheel} />
      <div class=${`live-mouse ${mouse ? "" : "gone"}`}>
        <${Mouse} mouse=${mouse} label=${mouse ? described(mouse, view) : ""} />
        ${slapped && html`<${Slapped} key=${mouse.id} action=${chosen} />`}
      </div>
      ${!mouse && !last && html`<${Picture} file="images" id="back-maus" class="hidden-mouse" />`}
      <${CheesePlate} cheese=${mouse?.cheese ?? last?.carries} class=${mouse ? "" : last ? "past" : "none"} />
      <${CheesePlate} table cheese=${view.cheese} />
    </div>
    ${!mouse && last && html`<${Verdict} last=${last} slaps=${slaps} names=${names} seats=${seats} you=${you} /><${Caught} key=${last.mouse} last=${last} seats=${seats} />`}
    ${mouse && number > 0 && number !== first.current && html`<${Tail} key=${number} ms=${view.time_limit} />`}`;
}

/** For screen readers. That a mouse is protected is for everybody else to see. @param {MouseCard} mouse @param {import("./view.js").View} view */
function described(mouse, view) {
  const wears = t("maus-ui-mouse", { garments: mouse.wears, cheese: mouse.cheese });
  if (view.protected) return `${wears} ${t("maus-ui-protected")}`;
  return easy.value ? `${wears} ${t("maus-ui-unprotected")}` : wears;
}

/**
 * A dressed mouse. All that a mouse can wear is always there, and what it does not wear is hidden: so a mouse appears
 * whole in one paint, and no picture has to be fetched while somebody's time is running.
 * @param {{mouse: MouseCard | null, label: string}} props
 */
function Mouse({ mouse, label }) {
  return html`<svg class="mouse" viewBox="0 0 100 140" role="img" aria-label=${label}>
    ${FURS.map((fur) => html`<use key=${fur} href=${part(ART, `mouse-${fur}`)} display=${mouse && mouse.id % 4 === fur ? undefined : "none"} />`)}
    ${WARDROBE.map((garment) => html`<use key=${garment} href=${part(ART, `wear-${garment}`)} display=${mouse && wears(mouse, garment) ? undefined : "none"} />`)}
  </svg>`;
}

/** @param {{wears: readonly string[]}} mouse @param {string} garment */
const wears = (mouse, garment) => mouse.wears.includes(garment);

/** A mouse for which nobody's time is running. @param {{id: number, wears: readonly string[], label?: string}} props */
export function Dressed({ id, label, ...mouse }) {
  const worn = WARDROBE.filter((garment) => wears(mouse, garment));
  return html`<svg class="mouse" viewBox="0 0 100 140" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    ${[`mouse-${id % 4}`, ...worn.map((garment) => `wear-${garment}`)].map((name) => html`<use key=${name} href=${part(ART, name)} />`)}
  </svg>`;
}

/** The mouse that the judgement is about, with who has caught it. @param {{last: import("./view.js").Judgement, seats: import("ninelives/types.js").SeatInfo[]}} props */
function Caught({ last, seats }) {
  const winner = last.slaps.find((slap) => slap.result === "mouse")?.seat ?? -1;
  return html`<div class="caught">
    <${Dressed} id=${last.mouse} wears=${last.wears} label=${t("maus-ui-mouse", { garments: last.wears, cheese: last.carries })} />
    ${winner >= 0 && html`<${Picture} file="faces" id=${face(seats[winner], winner)} class="catcher" />`}
  </div>`;
}

/** The cheese that mice stand on. */
export const Wheel = () => html`<svg class="wheel" viewBox="0 0 330 110" aria-hidden="true"><path class="rind" d="M5 38v38c0 40 320 40 320 0V38Z" /><ellipse class="face" cx="165" cy="38" rx="160" ry="34" />
  <g class="holes"><ellipse cx="85" cy="44" rx="26" ry="8" /><ellipse cx="245" cy="30" rx="20" ry="6" /><ellipse cx="55" cy="80" rx="16" ry="10" /><ellipse cx="265" cy="84" rx="20" ry="11" /><ellipse cx="157" cy="92" rx="12" ry="7" /></g></svg>`;

/** One of the two cheeses beside the mouse: the one it carries, or the one on the `table`. @param {{table?: boolean, cheese?: string | null, class?: string}} props */
export function CheesePlate({ table = false, cheese, class: name = "" }) {
  return html`<figure class=${`cheese-plate ${table ? "visible" : ""} ${name}`}><figcaption>${t(table ? "maus-ui-visible" : "maus-ui-carries")}</figcaption>
    <svg class="picture" viewBox="0 0 100 100" aria-hidden="true">
      ${CHEESES.map((id) => html`<use key=${id} href=${part(ART, `cheese-${id}`)} display=${cheese === id ? undefined : "none"} />`)}
    </svg><span class="cheese-name">${cheese ? t(`maus-cheese-${cheese}`) : ""}</span>
    ${table && html`<small>${t("maus-ui-same")}</small>`}</figure>`;
}

/** What I answered, on the mouse. @param {{action: string}} props */
function Slapped({ action }) {
  return html`<span class="slapped" aria-hidden="true"><${Picture} file="table" id="slap" />
    ${action !== "shout" && html`<${Picture} file=${ART} id=${action.replace(/^slap /, "")} class="with" />`}</span>`;
}

/** How long the mouse stays: its tail goes into a hole, and is gone when the mouse is. @param {{ms: number}} props */
function Tail({ ms }) {
  const [left, count] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const end = performance.now() + ms;
    const timer = setInterval(() => count(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [ms]);
  return html`<div class="tail" role="timer"><span>${t("maus-ui-stays", { seconds: left })}</span>
    <svg class="hole" viewBox="0 0 40 44" aria-hidden="true"><path d="M3 42V22Q4 3 20 3T37 22V42Z" /></svg>
    <span class="way" aria-hidden="true"><svg viewBox="0 0 300 44" style=${`animation-duration: ${ms}ms`}>${["line", "skin"].map((kind) => html`<path key=${kind} class=${kind} d="M-40 24q20-24 40 0t40 0 40 0 40 0 40 0 40 0 40 0 34-6" />`)}</svg></span></div>`;
}
