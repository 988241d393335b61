import { html } from "../html.js";
import { Bar } from "../parts/frame.js";

/** @param {{code: string, n?: number}} props */
export function Replay({ code }) {
  return html`<div class="place"><${Bar} title=${code} /></div>`;
}
