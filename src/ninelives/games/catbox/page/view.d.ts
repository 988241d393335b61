// Written from view.py by: python -m ninelives.check.typescript catbox

/** All that a viewer is shown of a position; docs/views.md tells of each field. */
export interface View {
  game: "catbox";
  players: number;
  seat: number | null;
  board: "white" | "purple";
  phase: "aside" | "predict" | "play" | "end";
  round: number;
  rounds: number;
  start: number;
  trick: number;
  tricks: number;
  leader: number;
  led: Colour | null;
  ahead: number | null;
  red_closed: boolean;
  actors: number[];
  legal: Action[];
  options: Option[] | null;
  columns: number[];
  cells: ((number | null)[])[];
  middle: number[];
  table: Play[];
  last_trick: Trick | null;
  seats: Seat[];
  last_round: Round | null;
  scores: number[] | null;
  winners: number[];
  places: number[] | null;
  course: number[][] | null;
  parts: Part[] | null;
}
export type Colour = "red" | "blue" | "yellow" | "green";
export type Action = `${number} red` | `${number} blue` | `${number} yellow` | `${number} green` | `aside ${number}`
  | `predict ${number}`;
/** What can become of a hand card, in each of the four colours. */
export interface Option {
  number: number;
  colours: Declaration[];
}
/** A hand card in one colour: whether it can be declared, and what that brings; if not, why, and who was there. */
export interface Declaration {
  state: "free" | "taken" | "blocked" | "gone" | "closed";
  owner: number | null;
  brings: Outcome | null;
}
/** What a declaration brings: an X token given up, the lead in the trick, the largest group afterwards. */
export interface Outcome {
  gives_up: Colour | null;
  ahead: boolean;
  group: number;
}
/** A card played to a trick, and the colour that was declared for it. */
export interface Play {
  seat: number;
  number: number;
  colour: Colour;
}
/** A trick in order of play; nobody wins one that a paradox ended (CB-12). */
export interface Trick {
  plays: Play[];
  winner: number | null;
}
/** One player as the viewer sees them; None for what is hidden or not there yet. */
export interface Seat {
  cards: number;
  hand: number[] | null;
  aside: number | null;
  prediction: number | null;
  tricks: number;
  colours: Colour[];
  group: number;
  points: number[];
  total: number;
}
/** A round that is over: its board and what everybody earned. */
export interface Round {
  round: number;
  cells: ((number | null)[])[];
  predictions: (number | null)[];
  tricks: number[];
  bonus: number[];
  points: number[];
  paradox: number | null;
  revealed: number[];
}
/** Where the points of a round come from, by seat; the causer of a paradox loses those of the tricks. */
export interface Part {
  tricks: number[];
  bonus: number[];
  paradox: number | null;
}
