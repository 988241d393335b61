// Maus geflippt: what the coach of a first game talks about.

/** @param {import("./view.js").View} view */
function topic(view) {
  if (view.phase === "end") return "end";
  if (view.phase === "flip") return "wait";
  return view.legal.length ? "slap" : "answered";
}

export const coach = { topics: ["wait", "slap", "answered", "end"], topic };
