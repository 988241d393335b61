// Opening tables.
import { ask, kept } from "../api.js";
import { about, fetchGame } from "../games.js";
import { live } from "../live.js";
import { go } from "../route.js";
import { t } from "../text.js";
import { coached } from "../parts/coach.js";

export const FIRST = "?first"; // the address of a table that explains the game before it begins

/** Sit down with bots of a level and begin at once, or, where a first game is explained before it begins, after that. @param {string} name @param {number} level */
export async function playBots(name, level) {
  const { First } = await fetchGame(name);
  const players = about(name)?.usual_players ?? 0;
  const { code } = await ask("/api/tables", { game: name, players, hints: true });
  const table = live(code);
  table.send({ type: "sit", seat: 0, name: kept.name || t("home-your-name") });
  for (let seat = 1; seat < players; seat++) table.send({ type: "bot", seat, bot: `level${level}` });
  if (First && coached(name)) return go(`/t/${code}${FIRST}`);
  table.send({ type: "start" });
  go(`/t/${code}`);
}

/** Begin the game that was explained. @param {import("../live.js").Live} table */
export function beginExplained(table) {
  table.send({ type: "start" });
  go(`/t/${table.code}`, { replace: true });
}
