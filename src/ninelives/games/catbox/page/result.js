// The end of a round, told where the trick lay: what happened, and the paradox as a little scene.
import { useLayoutEffect, useRef } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";

const ART = new URL("art/box.svg", import.meta.url).pathname;

/** @param {{result: any, names: string[], you: number | null, soon: boolean, close?: () => void}} props `soon`: its room is there, so that nothing jumps when it is shown */
export function Result({ result, names, you, soon, close }) {
  const { paradox } = result;
  const title = headline(result);
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => aboveTheHand(panel.current), [soon]);
  return html`<section ref=${panel} class=${`result ${paradox === null ? "" : "torn"} ${soon ? "soon" : ""}`} aria-label=${title}>
    <${Picture} file=${ART} id=${paradox === null ? "box-cat" : "paradox"} class="scene" />
    <div class="tells">
      <h2>${title}</h2>
      ${paradox === null ? html`<p>${t("catbox-ui-no-paradox")}</p>` : html`<${Paradox} result=${result} names=${names} you=${you} />`}
    </div>
    ${close && html`<button type="button" class="put-away" onClick=${close}>${t("catbox-ui-on")}</button>`}
  </section>`;
}

/** @param {any} result */
export const headline = ({ round, paradox }) => t(paradox === null ? "catbox-ui-result" : "catbox-ui-torn", { round });

/** Who was stuck, and with what. @param {{result: any, names: string[], you: number | null}} props */
export function Paradox({ result, names, you }) {
  const mine = result.paradox === you ? "-mine" : "";
  return html`<p>${t(`catbox-ui-paradox${mine}`, { seat: result.paradox }, names)} <span class="open-hand"><span class="unseen">${t("catbox-ui-hand-of", { numbers: result.revealed })}</span>
    ${result.revealed.map((/** @type {number} */ number) => html`<span class="mini" aria-hidden="true">${number}</span>`)}</span> ${t(`catbox-ui-paradox-costs${mine}`)}</p>`;
}

/** Scroll to where the hand, which lies over the board on a small phone, does not hide it. @param {HTMLElement | null} panel */
function aboveTheHand(panel) {
  const hand = panel?.closest(".catbox")?.querySelector(".mine")?.getBoundingClientRect();
  if (!panel || !hand || hand.left > panel.getBoundingClientRect().right) return; // beside it
  panel.style.scrollMarginBottom = `${hand.height + 8}px`; // its cards take one row or two
  panel.scrollIntoView({ block: "nearest" });
}
