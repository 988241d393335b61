// Templates without a build step, and pictures by name.
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);

/**
 * A picture of art/. Without a label it is decoration and hidden from screen readers. What a table shows often is an
 * image of its own; all others are parts of a sprite, which can take on colours of the page but cost more to draw.
 * @param {{file: string, id: string, label?: string, class?: string, box?: string}} props
 */
export function Picture({ file, id, label, class: name = "", box }) {
  if (file === "images") return html`<img class=${`picture ${name}`} src=${`/web/art/images/${id}.svg`} alt=${label ?? ""} />`;
  return html`<svg class=${`picture ${name}`} viewBox=${box} role=${label ? "img" : undefined}
    aria-label=${label} aria-hidden=${label ? undefined : "true"}><use href=${`/web/art/${file}.svg#${id}`} /></svg>`;
}
