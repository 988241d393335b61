import { html } from "../html.js";
import { Bar } from "../parts/frame.js";

/** @param {{game: string}} props */
export function Rules({ game }) {
  return html`<div class="place"><${Bar} /><main><${RulesText} game=${game} /></main></div>`;
}

/** @param {{game: string, options?: Record<string, any>}} props */
export function RulesText({ game }) {
  return html`<p>${game}</p>`;
}
