// Maus geflippt: the chapters of the rules, with examples laid out as at the table.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { ART } from "./art.js";
import { CheesePlate, Dressed, Wheel } from "./stage.js";

const WORN = ["red-trainers", "blue-tie", "green-hat"];
const WORTH = [["images", "mouse", "+1"], [ART, "red-shirt", "−1"], [ART, "cheese-emmental", "−2"]];

/** A mouse on its cheese. */
const Standing = () => html`<span class="standing"><${Wheel} /><${Dressed} id=${1} wears=${WORN} /></span>`;

/** A card as it hangs on the line, and what comes of it. @param {{garment: string, good?: boolean}} props */
const Card = ({ garment, good }) => html`<span class=${`garment ${good === undefined ? "" : good ? "good" : "bad"}`}><${Picture} file=${ART} id=${garment} /><span class="name">${t(`maus-garment-${garment}`)}</span>${good !== undefined && html`<b>${good ? "+1" : "−1"}</b>`}</span>`;

/** The button of those who hold nothing the mouse wears. */
const Slam = () => html`<span class="shout"><${Picture} file="table" id="slap" /><span class="verb"><strong>${t("maus-ui-shout")}</strong><small>${t("maus-ui-shout-means")}</small></span></span>`;

/** @param {{children?: any}} props */
const Row = ({ children }) => html`<div class="maus example" aria-hidden="true">${children}</div>`;

/** A mouse, a card that it wears and one that it does not. */
export const Example = () => html`<${Row}><${Standing} /><${Card} garment="blue-tie" good /><${Card} garment="yellow-tie" good=${false} /><//><p>${t("maus-rules-example")}</p>`;

const notes = {
  shout: () => html`<${Row}><${Standing} /><${Card} garment="pink-bag" /><${Card} garment="yellow-dress" /><${Slam} /><//>`,
  cheese: () => html`<${Row}><${CheesePlate} cheese="emmental" /><${CheesePlate} table cheese="emmental" /><//>`,
  end: () => html`<${Row}>${WORTH.map(([file, id, points]) => html`<span key=${id} class="worth"><${Picture} file=${file} id=${id} />${points}</span>`)}<//>`,
};

export const rules = { chapters: ["aim", "slap", "shout", "cheese", "tie", "end"], notes, Example };
