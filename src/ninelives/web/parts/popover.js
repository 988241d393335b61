// Something small that opens above the button it belongs to. It lies over everything, and no edge of a screen cuts it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";

const MARGIN = 8; // px to the edges of the screen and to the button

/**
 * A button and what it opens. `button` draws the button from whether that is open and what a press does; `children` draws
 * what opens, from a way to close it.
 * @param {{class?: string, label: string, button: (open: boolean, press: () => void) => any, children: (close: () => void) => any}} props
 */
export function Popover({ class: name = "", label, button, children }) {
  const [open, show] = useState(false);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const close = () => {
    const lost = place.current?.querySelector("[popover]")?.contains(document.activeElement);
    show(false);
    if (lost) place.current?.querySelector("button")?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    const leave = (/** @type {Event} */ event) => {
      const inside = event.target instanceof Node && place.current?.contains(event.target); // a window that changes its size is none
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !inside) close();
    };
    for (const touch of LEAVING) addEventListener(touch, leave);
    return () => {
      for (const touch of LEAVING) removeEventListener(touch, leave);
    };
  }, [open]);
  return html`<div class="popover-place" ref=${place}>
    ${button(open, () => (open ? close() : show(true)))}
    ${open && html`<${Over} class=${name} label=${label}>${children(close)}<//>`}
  </div>`;
}

const LEAVING = ["pointerdown", "keydown", "resize"];

/** @param {{class: string, label: string, children?: any}} props */
function Over({ class: name, label, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const over = box.current;
    const button = over?.previousElementSibling;
    if (!over || !button) return;
    over.showPopover?.(); // above everything, and beside no container
    Object.assign(over.style, above(button.getBoundingClientRect(), over));
  }, []);
  return html`<div class=${`popover plate ${name}`} popover="manual" role="group" aria-label=${label} ref=${box}>${children}</div>`;
}

/** Find a place above a button, or below it if there is none, and within the screen. @param {DOMRect} button @param {HTMLElement} over */
function above(button, over) {
  const most = { left: innerWidth - over.offsetWidth - MARGIN, top: innerHeight - over.offsetHeight - MARGIN };
  const top = button.top - over.offsetHeight - MARGIN;
  return {
    left: `${Math.max(MARGIN, Math.min(button.left, most.left))}px`,
    top: `${Math.max(MARGIN, Math.min(top < MARGIN ? button.bottom + MARGIN : top, most.top))}px`,
  };
}
