// The boards of the three games. Each module exports `Board` and `Sheet` (how the game went), see types.d.ts.
import * as felix from "./felix.js";
import * as catbox from "./catbox.js";
import * as maus from "./maus.js";

export const GAMES = { felix, catbox, maus };
