// The room of a game around what is not its board: the lobby, and the rules. Its style sheet may dress whatever is inside
// its class, so only its colours are taken over, and its wall is an empty room behind everything.
import { useLayoutEffect, useState } from "preact/hooks";
import { html } from "../html.js";

const COLOURS = ["--wall", "--wall-2", "--on-wall", "--cloth", "--cloth-2", "--on-cloth", "--hem", "--hem-2", "--hem-3", "--on-hem", "--weave"];

/** The colours of a game as a style, once its sheet is `there`. @param {string} name @param {boolean} there @returns {string} */
export function useColours(name, there) {
  const [style, set] = useState("");
  useLayoutEffect(() => {
    if (!there) return;
    const room = Object.assign(document.createElement("div"), { className: `room ${name}`, hidden: true });
    document.body.append(room);
    const found = getComputedStyle(room);
    set(COLOURS.map((colour) => [colour, found.getPropertyValue(colour)]).filter(([, value]) => value).map((pair) => pair.join(":")).join(";"));
    room.remove();
  }, [name, there]);
  return style;
}

/** The wall of a game, behind a place. @param {{name: string}} props */
export const Wall = ({ name }) => html`<div class=${`wall room ${name}`} aria-hidden="true"></div>`;
