// The colours of a game for what stands beside its room: the results, the shared screen before and after it.
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";

const TAKEN = ["--wall", "--wall-2", "--on-wall", "--cloth", "--cloth-2", "--on-cloth", "--hem", "--hem-2", "--hem-3", "--on-hem", "--weave"];

/** Show something in the colours of a game's room, and in nothing else of its style. @param {{game: string, children?: any}} props */
export function Colours({ game, children }) {
  const around = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const room = Object.assign(document.createElement("div"), { className: `room ${game}`, hidden: true });
    document.body.append(room);
    const style = getComputedStyle(room);
    for (const name of TAKEN) around.current?.style.setProperty(name, style.getPropertyValue(name)); // by day and by night
    room.remove();
  }, [game]);
  return html`<div class="colours" ref=${around}>${children}</div>`;
}
