// Templates without a build step, and pictures by name.
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);

/**
 * A picture of art/. Without a label it is decoration and hidden from screen readers. What a table shows often is an
 * image of its own, which the stylesheet names so that it is fetched once and not for every card; all others are parts
 * of a sprite, which can take on colours of the page but cost more to draw.
 * @param {{file: string, id: string, label?: string, class?: string, box?: string}} props
 */
export function Picture({ file, id, label, class: name = "", box }) {
  const role = label ? "img" : undefined;
  const hidden = label ? undefined : "true";
  if (file === "images") return html`<span class=${`picture image image-${id} ${name}`} role=${role} aria-label=${label} aria-hidden=${hidden}></span>`;
  return html`<svg class=${`picture ${name}`} viewBox=${box} role=${role}
    aria-label=${label} aria-hidden=${hidden}><use href=${`/web/art/${file}.svg#${id}`} /></svg>`;
}
