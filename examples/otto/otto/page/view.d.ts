// Written from view.py by: python -m ninelives.check.typescript otto

export interface View {
  game: "otto";
  players: number;
  seat: number | null;
  sleep: "light" | "sound";
  phase: "send" | "end";
  night: number;
  nights: number;
  limit: number;
  cheese: number;
  actors: number[];
  legal: Action[];
  seats: Seat[];
  last: Night | null;
  scores: number[] | null;
  winners: number[];
  places: number[] | null;
  course: number[][] | null;
}
export type Action = `send ${number}`;
export interface Seat {
  hand: Mouse[] | null;
  home: Mouse | null;
  out: boolean;
  mouse: Mouse | null;
  seen: Mouse[];
  points: number;
  safe: number;
}
export type Mouse = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
export interface Night {
  night: number;
  cheese: number;
  mice: Mouse[];
  noise: number;
  awake: boolean;
  caught: number[];
  taker: number | null;
}
