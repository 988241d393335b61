// Written from view.py by: python -m ninelives.check.typescript maus

/** All that a viewer is shown of a position; docs/views.md tells of each field. */
export interface View {
  game: "maus";
  players: number;
  seat: number | null;
  uncertainty: number;
  time_limit: number;
  phase: "flip" | "slap" | "end";
  turner: number;
  actors: number[];
  legal: Action[];
  mouse: Mouse | null;
  cheese: Cheese | null;
  protected: boolean;
  pile: number;
  cheese_pile: number;
  draw: number;
  discard: number;
  seats: Seat[];
  last: Judgement | null;
  scores: number[] | null;
  winners: number[];
  places: number[] | null;
  course: number[][] | null;
  parts: Part[] | null;
}
export type Action = "slap green-hat" | "slap purple-hat" | "slap black-glasses" | "slap pink-glasses" | "slap blue-tie"
  | "slap yellow-tie" | "slap green-shirt" | "slap white-shirt" | "slap blue-t-shirt" | "slap pink-t-shirt"
  | "slap red-jacket" | "slap black-jacket" | "slap yellow-dress" | "slap red-dress" | "slap blue-trousers"
  | "slap brown-trousers" | "slap brown-belt" | "slap purple-belt" | "slap brown-bag" | "slap pink-bag"
  | "slap green-ring" | "slap purple-ring" | "slap yellow-shoes" | "slap black-shoes" | "slap red-trainers"
  | "slap white-trainers" | "shout" | "hold" | "flip" | `slap green-hat ${number}` | `slap purple-hat ${number}`
  | `slap black-glasses ${number}` | `slap pink-glasses ${number}` | `slap blue-tie ${number}`
  | `slap yellow-tie ${number}` | `slap green-shirt ${number}` | `slap white-shirt ${number}`
  | `slap blue-t-shirt ${number}` | `slap pink-t-shirt ${number}` | `slap red-jacket ${number}`
  | `slap black-jacket ${number}` | `slap yellow-dress ${number}` | `slap red-dress ${number}`
  | `slap blue-trousers ${number}` | `slap brown-trousers ${number}` | `slap brown-belt ${number}`
  | `slap purple-belt ${number}` | `slap brown-bag ${number}` | `slap pink-bag ${number}` | `slap green-ring ${number}`
  | `slap purple-ring ${number}` | `slap yellow-shoes ${number}` | `slap black-shoes ${number}`
  | `slap red-trainers ${number}` | `slap white-trainers ${number}` | `shout ${number}` | `hold ${number}`
  | `flip ${number}`;
/** A mouse card: what it wears, and the cheese it carries. */
export interface Mouse {
  id: number;
  wears: Garment[];
  cheese: Cheese;
}
export type Garment = "green-hat" | "purple-hat" | "black-glasses" | "pink-glasses" | "blue-tie" | "yellow-tie"
  | "green-shirt" | "white-shirt" | "blue-t-shirt" | "pink-t-shirt" | "red-jacket" | "black-jacket" | "yellow-dress"
  | "red-dress" | "blue-trousers" | "brown-trousers" | "brown-belt" | "purple-belt" | "brown-bag" | "pink-bag"
  | "green-ring" | "purple-ring" | "yellow-shoes" | "black-shoes" | "red-trainers" | "white-trainers";
export type Cheese = "brie" | "camembert" | "cheddar" | "edam" | "emmental" | "feta" | "gouda" | "parmesan"
  | "roquefort";
/** One player as the viewer sees them; None for what is hidden. */
export interface Seat {
  cards: number;
  hand: Garment[] | null;
  answer: Action | null;
  mice: number;
  laundry: Garment[];
  face_down: number;
  cheeses: Cheese[];
  may_shout: boolean;
  score: number;
}
/** What became of the last mouse, the fastest slap first; `fits` is what the viewer held that it wore. */
export interface Judgement {
  mouse: number;
  wears: Garment[];
  carries: Cheese;
  cheese: Cheese;
  protected: boolean;
  fits: Garment[] | null;
  slaps: Slap[];
}
/** How one slap at the last mouse was judged; `shown` are the cards that it made everybody see. */
export interface Slap {
  seat: number;
  kind: "garment" | "shout";
  ms: number;
  result: "late" | "mouse" | "pile-mouse" | "wrong" | "false-shout" | "cheese";
  shown: Garment[];
}
/** Where the points of a seat come from. */
export interface Part {
  mice: number;
  laundry: number;
  cheese: number;
}
