// Written from view.py by: python -m ninelives.check.typescript felix

/** All that a viewer is shown of a position; docs/views.md tells of each field. */
export interface View {
  game: "felix";
  players: number;
  seat: number | null;
  edition: "en" | "fr";
  open_mice: boolean;
  phase: "place" | "bid" | "end";
  round: number;
  start: number;
  actors: number[];
  legal: Action[];
  row: Card[];
  mouse_cards: MouseCard[];
  bank: number;
  high: number;
  bidder: number | null;
  alone: boolean;
  takes: number;
  takes_card: number | null;
  least: number | null;
  most: number | null;
  seats: Seat[];
  last: Round | null;
  scores: number[] | null;
  winners: number[];
  places: number[] | null;
  course: number[][] | null;
  catches: Catch[];
}
export type Action = `place ${number}` | "place rabbit" | "place large-dog" | "place small-dog" | "pass"
  | `bid ${number}`;
/** One card of the row: whose it is (None: the passive player's), and its face if the viewer knows it. */
export interface Card {
  owner: number | null;
  placed: boolean;
  up: boolean;
  card: CardName | null;
}
export type CardName = "-8" | "-5" | "rabbit" | "3" | "5" | "8" | "11" | "15" | "large-dog" | "small-dog";
/** One mouse card: its number, and the mice that still lie on it. */
export interface MouseCard {
  value: number;
  mice: number;
}
/** One player as the viewer sees them; None for what is hidden (FX-20). */
export interface Seat {
  cards: number;
  hand: CardName[] | null;
  removed: CardName | null;
  bid: number;
  passed: boolean;
  mice: number | null;
  cats: number | null;
  won: CardName[] | null;
}
/** A round that is over: the row, who bought it at which price, and which place a dog emptied. */
export interface Round {
  round: number;
  row: CardName[];
  owners: (number | null)[];
  winner: number | null;
  price: number;
  dogs: number[];
  chased: number | null;
  points: number;
}
/** The best bargain of a seat: what it took in a round, in points, and what it paid, in mice. */
export interface Catch {
  seat: number;
  round: number;
  points: number;
  price: number;
}
