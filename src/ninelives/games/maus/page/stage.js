// The middle of the table: the mouse, what it carries, the cheese that lies there, and what came of the last mouse.
import { html, part, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
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

/** @typedef {{id: number, wears: string[], cheese: string}} MouseCard */

/** Mice that were seen, to show again what a judgement was about. @type {Map<number, MouseCard>} */
const seen = new Map();

/** The mouse that was judged last, until the next one is there. @param {import("./view.js").View} view */
export const caughtMouse = (view) => (view.mouse ? undefined : seen.get(view.last?.mouse ?? 0));

/** @param {import("ninelives/types.js").BoardProps<import("./view.js").View> & {chosen: string | null}} props */
export function Stage({ view, names, seats, slaps = [], chosen }) {
  /** @type {MouseCard | null} */
  const mouse = view.mouse;
  if (mouse) seen.set(mouse.id, mouse);
  const caught = caughtMouse(view);
  return html`<section class="stage">
    <div class="arena">
      <div class=${`live-mouse ${mouse ? "" : "gone"}`}>
        <${Mouse} mouse=${mouse} label=${mouse ? described(mouse, view) : ""} />
        ${mouse && chosen && html`<${Slapped} key=${mouse.id} action=${chosen} />`}
      </div>
      ${!mouse && html`<div class=${`between ${Math.max(view.last?.slaps.length ?? 0, slaps.length) > 2 ? "crowded" : ""}`}>
        ${view.last ? html`<${Verdict} last=${view.last} slaps=${slaps} names=${names} seats=${seats} />` : html`<${Picture} file="images" id="back-maus" class="first" />`}
        ${caught && html`<div class="caught"><${Caught} mouse=${caught} label=${described(caught, view)} /></div>`}
      </div>`}
    </div>
    <dl class="cheeses">
      <div class=${`cheese-place ${mouse ? "" : "upcoming"}`}><dt>${mouse ? t("maus-ui-carries") : t("maus-ui-pile", { count: view.pile })}</dt>
        <dd><${Cheese} cheese=${mouse?.cheese} />${!mouse && html`<${Picture} file="images" id="back-maus" class="back" />`}</dd></div>
      <div class="cheese-place"><dt>${t("maus-ui-visible")}</dt><dd><${Cheese} cheese=${view.cheese} /></dd></div>
    </dl>
  </section>`;
}

/** For screen readers. That a mouse is protected is for everybody else to see. @param {MouseCard} mouse @param {import("./view.js").View} view */
function described(mouse, view) {
  const wears = t("maus-ui-mouse", { garments: mouse.wears, cheese: mouse.cheese });
  if (view.mouse !== mouse) return wears;
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
    ${WARDROBE.map((garment) => html`<use key=${garment} href=${part(ART, `wear-${garment}`)} display=${mouse?.wears.includes(garment) ? undefined : "none"} />`)}
  </svg>`;
}

/** The mouse that the judgement is about: nobody's time is running. @param {{mouse: MouseCard, label: string}} props */
function Caught({ mouse, label }) {
  const worn = WARDROBE.filter((garment) => mouse.wears.includes(garment));
  return html`<svg class="mouse" viewBox="0 0 100 140" role="img" aria-label=${label}>
    ${[`mouse-${mouse.id % 4}`, ...worn.map((garment) => `wear-${garment}`)].map((id) => html`<use key=${id} href=${part(ART, id)} />`)}
  </svg>`;
}

/** @param {{cheese?: string | null}} props */
function Cheese({ cheese }) {
  return html`<svg class="picture" viewBox="0 0 100 100" aria-hidden="true">
    ${CHEESES.map((name) => html`<use key=${name} href=${part(ART, `cheese-${name}`)} display=${cheese === name ? undefined : "none"} />`)}
  </svg><span class="cheese-name">${cheese ? t(`maus-cheese-${cheese}`) : ""}</span>`;
}

/** What I answered, on the mouse. @param {{action: string}} props */
function Slapped({ action }) {
  if (action === "hold") return null;
  const garment = action.replace(/^slap /, "");
  return html`<span class="slapped" aria-hidden="true"><${Picture} file="table" id="slap" />
    ${action !== "shout" && html`<${Picture} file=${ART} id=${garment} class="with" />`}</span>`;
}
