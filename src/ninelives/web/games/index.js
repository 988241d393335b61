// The boards of the three games. Each module exports `Board` and `Summary` (how the game went), see types.d.ts.
import { later } from "../later.js";

/** @param {() => Promise<any>} load */
const game = (load) => ({ Board: later(load, "Board"), Summary: later(load, "Summary") });

export const GAMES = { felix: game(() => import("./felix.js")), catbox: game(() => import("./catbox.js")), maus: game(() => import("./maus.js")) };
