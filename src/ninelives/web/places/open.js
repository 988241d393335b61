// Opening tables.
import { ask, kept } from "../api.js";
import { live } from "../live.js";
import { go } from "../route.js";
import { t } from "../text.js";
import { coached } from "../parts/coach.js";

export const FIRST = "?first"; // the address of a table that explains the game before it begins
export const USUAL_PLAYERS = { felix: 4, catbox: 4, maus: 4 };

/** Sit down with bots of a level and begin at once; a first mouse waits until one knows what to do with it. @param {"felix" | "catbox" | "maus"} game @param {number} level */
export async function playBots(game, level) {
  const players = USUAL_PLAYERS[game];
  const { code } = await ask("/api/tables", { game, players, hints: true });
  const table = live(code);
  table.send({ type: "sit", seat: 0, name: kept.name || t("home-your-name") });
  for (let seat = 1; seat < players; seat++) table.send({ type: "bot", seat, bot: `level${level}` });
  if (game === "maus" && coached(game)) return go(`/t/${code}${FIRST}`);
  table.send({ type: "start" });
  go(`/t/${code}`);
}
