// Written from server/messages.py by: python -m ninelives.check.typescript

export type Request = Sit | SeatBot | Leave | HeadStart | Start | Join | Act | TakeBack | Seal | Slap | Reading | Back
  | Say | AskHint | Ping | Echo;
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
}
export interface SeatBot {
  type: "bot";
  seat: number;
  bot: string;
}
export interface Leave {
  type: "leave";
  seat: number;
}
/** Real time: the host makes up for slower hands or eyes. */
export interface HeadStart {
  type: "head-start";
  seat: number;
  ms: number;
}
/** Begin the game; after its end: once more with the same people. */
export interface Start {
  type: "start";
}
/** The first message: who am I? */
export interface Join {
  type: "join";
  token: string;
}
export interface Act {
  type: "act";
  action: string;
  turn: number;
}
/** I want to choose again. Others have not chosen yet. */
export interface TakeBack {
  type: "take-back";
  turn: number;
}
/** Where there is a sealed maximum: bid for me up to this; 0 withdraws it. */
export interface Seal {
  type: "seal";
  most: number;
}
/** Real time: what I did with the mouse, and how long it took me from seeing it. */
export interface Slap {
  type: "slap";
  action: string;
  mouse: number;
  ms: number;
}
/** Real time: ask the table to turn no mouse while I read, or to go on. All who play have to agree. */
export interface Reading {
  type: "reading";
  on: boolean;
}
/** I am here again: take my seat out of the bot's hands. */
export interface Back {
  type: "back";
}
export interface Say {
  type: "say";
  phrase: string;
}
export interface AskHint {
  type: "hint";
}
/** To set a client's clock: answered at once. */
export interface Ping {
  type: "ping";
  time: number;
}
/** The answer to a probe. */
export interface Echo {
  type: "echo";
  probe: number;
}
export type Answer = Error | Pong | Probe | Notice | Restart | Advised | State | Spoke;
export interface Error {
  type: "error";
  message: Message;
  clause?: string;
}
/** Something to tell: a message id of the catalogues and its arguments, ready for JSON. */
export interface Message {
  id: string;
  args?: Record<string, any>;
}
export interface Pong {
  type: "pong";
  time: number;
  server: number;
}
export interface Probe {
  type: "probe";
  probe: number;
  padding?: string;
}
/** For the host alone: something to know, but nothing went wrong. */
export interface Notice {
  type: "notice";
  message: Message;
}
/** The operator says that the server will restart. */
export interface Restart {
  type: "restart";
  seconds: number;
}
/** What was asked for: actions worth considering, and why. */
export interface Advised {
  type: "hint";
  advice: Advice;
}
/** What a seat is told: hints, best first, and the reason for the first. */
export interface Advice {
  hints: Hint[];
  reason: Message;
}
/** An action worth considering: the points it should bring, and the share of games it wins where that was tried. */
export interface Hint {
  action: string;
  score?: number | null;
  win?: number | null;
}
/** Everything a client needs to show the table. Only the newest is sent to a client that is behind. */
export interface State {
  type: "state";
  table: TableInfo;
  you: You;
  banks?: number[];
  thinking?: Record<number, number>;
  at?: number;
  view?: any;
  mouse?: number;
  slaps?: Record<string, any>[];
  page?: string;
  events?: Message[];
}
export interface TableInfo {
  code: string;
  game: string;
  options: Record<string, any>;
  clock: string;
  hints: boolean;
  public: boolean;
  seats: SeatInfo[];
  host: number | null;
  playing: boolean;
  games: number;
  slaps?: Record<string, any>;
  watching?: number;
}
/** Who sits there, for everybody to see. */
export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name?: string;
  bot?: string;
  face?: string;
  here?: boolean;
  minded?: string;
  head_start?: number;
}
/** What only this client is told. */
export interface You {
  seat: number | null;
  turn?: number;
  sealed?: number;
  host?: boolean;
  take_back?: boolean;
}
export interface Spoke {
  type: "said";
  seat: number;
  phrase: string;
}
