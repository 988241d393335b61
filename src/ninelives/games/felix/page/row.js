// Felix: the sack as a row. Every player is a column with their card; between the cards lie the mice that passing brings.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Seat } from "ninelives/parts/seat.js";
import { signed, title, TurnCard } from "./card.js";

/** @typedef {import("ninelives/types.js").BoardProps<import("./view.js").View>} BoardProps */

/** The mouse card that the next pass takes. @param {import("./view.js").View} view */
export const nextMouse = (view) => view.seats.filter((seat) => seat.passed).length;

/** @param {BoardProps} props */
export function Row({ view, names, seats, you, takeBack }) {
  return html`<div class="fx-sack">
    <ul class="fx-row" style=${`--places: ${view.row.length}`} aria-label=${t("felix-ui-sack")}>${view.row.map((/** @type {any} */ place) => place.owner === null
      ? html`<${Stack} key="stack" place=${place} />`
      : html`<${Column} key=${place.owner} n=${place.owner} info=${seats[place.owner]} name=${names[place.owner]} you=${you === place.owner} active=${view.phase !== "end" && view.actors.includes(place.owner)}
          seat=${view.seats[place.owner]} place=${place} starts=${view.start === place.owner} high=${view.seats[place.owner].bid === view.high} takeBack=${you === place.owner ? takeBack : undefined} />`)}</ul>
    <${MouseCards} cards=${view.mouse_cards} next=${nextMouse(view)} places=${view.row.length} />
  </div>`;
}

/** @param {{n: number, info: import("ninelives/types.js").SeatInfo, name: string, you: boolean, active: boolean, seat: any, place: any, starts: boolean, high: boolean, takeBack?: () => void}} props */
function Column({ n, info, name, you, active, seat, place, starts, high, takeBack }) {
  return html`<${Seat} n=${n} info=${info} name=${name} you=${you} active=${active}>
    <${Purse} mice=${seat.mice} cats=${seat.cats} starts=${starts} />
    <${Place} place=${place} name=${name} />
    ${takeBack
      ? html`<button class="fx-take-back" data-take-back onClick=${takeBack}>${t("table-take-back")}</button>`
      : html`<${Bid} bid=${seat.bid} passed=${seat.passed} high=${high} />`}
  <//>`;
}

/** Three players: the first card comes from a stack that belongs to nobody. @param {{place: any}} props */
function Stack({ place }) {
  return html`<li class="seat fx-stack"><span class="face"><${Picture} file="images" id="sack" /></span><span class="who"><span class="name">${t("felix-ui-stack")}</span></span>
    <div class="seat-more"><span class="fx-purse"></span><${Place} place=${place} name=${t("felix-ui-stack")} /><span class="fx-bid"></span></div></li>`;
}

/** What this player owns, as far as we may know it. @param {{mice: number | null, cats: number, starts: boolean}} props */
function Purse({ mice, cats, starts }) {
  return html`<span class="fx-purse">
    ${starts && html`<span class="tag">${t("felix-ui-start")}</span>`}
    ${mice === null
      ? html`<${Picture} file="images" id="back-felix" class="secret" label=${t("felix-ui-secret")} />`
      : html`<span class="own" aria-label=${t("felix-ui-owns", { mice, points: cats, shown: signed(cats) })} role="img"><${Picture} file="images" id="mouse" />${mice}<${Picture} file="images" id="cat-8" />${signed(cats)}</span>`}
  </span>`;
}

/** @param {{place: any, name: string}} props */
function Place({ place, name }) {
  const what = place.card ? t(place.up ? "felix-ui-card-up" : "felix-ui-card-mine", { name, what: title(place.card) }) : t(place.placed ? "felix-ui-card-down" : "felix-ui-card-none", { name });
  return html`<span class=${`fx-place ${place.placed ? "placed" : ""}`} role=${place.placed ? undefined : "img"} aria-label=${place.placed ? undefined : what}>
    ${place.placed && html`<${TurnCard} card=${place.card} up=${place.up} label=${what} />`}
  </span>`;
}

/** @param {{bid: number, passed: boolean, high: boolean}} props */
function Bid({ bid, passed, high }) {
  if (passed) return html`<span class="fx-bid passed">${t("felix-ui-passed")}</span>`;
  if (!bid) return html`<span class="fx-bid"></span>`;
  return html`<span class=${`fx-bid lies ${high ? "high" : ""}`} key=${bid} role="img" aria-label=${t("felix-ui-bids", { mice: bid })}><${Picture} file="images" id="mouse" />${bid}</span>`;
}

/** @param {{cards: {mice: number, value: number}[], next: number, places: number}} props */
function MouseCards({ cards, next, places }) {
  return html`<p class="fx-mice-title" aria-hidden="true">${t("felix-ui-mouse-cards")}</p>
    <ol class="fx-mice" style=${`--places: ${places}`} aria-label=${t("felix-ui-mouse-cards")}>${cards.map((mouse, n) => html`
    <li key=${n} data-mouse=${n} class=${`${mouse.mice ? "full" : "empty"} ${n === next ? "next" : ""}`} style=${`--between: ${2 * n + 2}`}
      role="listitem" aria-label=${t(mouse.mice ? (n === next ? "felix-ui-mouse-next" : "felix-ui-mouse-full") : "felix-ui-mouse-empty", { mice: mouse.mice, value: mouse.value })}>
      <${Picture} file="images" id=${mouse.mice > 2 ? "mice" : "mouse"} /><b>${mouse.mice || "–"}</b>
    </li>`)}</ol>`;
}
