// Otto: the cat, the cheese and the mice, drawn right here: each is a few strokes.
import { html } from "ninelives/html.js";
import { t } from "ninelives/text.js";

/** A mouse, the larger the louder. @param {{mouse: string}} props */
export const Mouse = ({ mouse }) => html`<svg class="ot-mouse" viewBox="0 0 60 60" aria-hidden="true">
  <g transform=${`translate(30 52) scale(${0.55 + 0.055 * Number(mouse)})`}>
    <path class="tail" d="M20-6Q34-4 27-20" /><path class="fur" d="M-24-8Q-22-30 2-31 22-30 23-8 23 0 10 0H-16Q-25-1-24-8Z" />
    <circle class="fur" cx="-10" cy="-31" r="9" /><circle class="ear" cx="-10" cy="-31" r="4.5" /><circle class="eye" cx="-15" cy="-16" r="2.5" /><circle class="eye" cx="-24" cy="-9" r="3" />
  </g>
</svg>`;

export const Cheese = () => html`<svg class="ot-cheese" viewBox="0 0 60 44" aria-hidden="true">
  <path d="M3 22L40 3Q56 6 57 22V40H3Z" /><path d="M3 22H57" /><circle cx="17" cy="32" r="4" /><circle cx="36" cy="30" r="5" /><circle cx="47" cy="35" r="3" /><circle cx="38" cy="14" r="4" />
</svg>`;

/** @param {{awake: boolean}} props */
export const Otto = ({ awake }) => html`<svg class=${`ot-otto ${awake ? "awake" : ""}`} viewBox="0 0 120 80" role="img" aria-label=${t(awake ? "otto-ui-awake" : "otto-ui-asleep")}>
  <ellipse class="cushion" cx="60" cy="71" rx="58" ry="9" /><path class="fur" d="M14 72Q6 40 44 34 60 26 84 34 112 42 108 72Z" /><path class="fur" d="M20 72Q12 60 18 46L16 28 30 36Q38 33 46 36L60 28 58 48Q62 62 54 72Z" />
  <path class="stripe" d="M70 34V46M82 35V48M94 41V52" /><path class="fur" d="M108 70Q120 60 110 48" fill="none" />
  ${awake ? html`<circle class="eye" cx="29" cy="50" r="5" /><circle class="eye" cx="47" cy="50" r="5" /><path class="line" d="M29 47v6M47 47v6M38 58l-4 4M38 58l4 4" />`
    : html`<path class="line" d="M24 51q5 4 10 0M42 51q5 4 10 0M38 58l-4 3M38 58l4 3" /><text x="66" y="22">z</text><text x="78" y="15">z</text>`}
</svg>`;
