// Templates without a build step, and pictures by name.
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);

/**
 * A picture of the sprites in art/. Without a label it is decoration and hidden from screen readers.
 * @param {{file: string, id: string, label?: string, class?: string, box?: string}} props
 */
export function Picture({ file, id, label, class: name = "", box }) {
  return html`<svg class=${`picture ${name}`} viewBox=${box} role=${label ? "img" : undefined}
    aria-label=${label} aria-hidden=${label ? undefined : "true"}><use href=${`/web/art/${file}.svg#${id}`} /></svg>`;
}
