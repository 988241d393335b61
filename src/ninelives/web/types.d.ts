// What the page itself is made of. What the server says is in protocol.d.ts, what a game shows in view.d.ts of its folder
// `page`: both are written from Python's types (python -m ninelives.check.typescript).
import type * as protocol from "./protocol.js";
export type { Advice, Answer, Message, Request, SeatInfo, TableInfo, You } from "./protocol.js";
type SeatInfo = protocol.SeatInfo;

/** What every view has (docs/views.md); that of a game says more. */
export interface View {
  game: string; players: number; seat: number | null; phase: string; actors: number[]; legal: string[]; seats: object[];
  scores: number[] | null; winners: number[]; places: number[] | null;
  /** After the end: points by seat, at the beginning and after each round or the like. A game need not tell. */
  course?: number[][] | null;
}
export interface State extends protocol.State { view?: View }
/** What a game's board gets. `act` and `slap` are absent for spectators, replays and shared screens; `takeBack` is there while a hidden choice may be changed. `leave`: from the end of a game to its results. */
export interface BoardProps<V extends View = View> {
  view: V; names: string[]; seats: SeatInfo[]; you: number | null; sealed?: number;
  act?: (action: string) => void; slap?: (action: string, at: number) => void; seal?: (most: number) => void; takeBack?: () => void;
  hinted?: string[]; mouse?: number; slaps?: Record<string, any>[]; open?: boolean; leave?: () => void;
}
/** What the server says of a game (`/api/games`, and in the page itself). */
export interface GameInfo {
  name: string; title: string; players: number[]; usual_players: number; options: Record<string, OptionInfo>; slaps: Record<string, OptionInfo>;
  real_time: boolean; sealed: boolean; bots: string[];
}
/** A value of an option with its words, `NAME-option-OPTION-WORD` and `…-means`, and a picture: a file of art/ and a part of it. */
export interface Choice { word: string; value: number; picture: [string, string] }
export type Choices = Record<string, Choice[]>;
export interface OptionInfo { default: string | boolean | number; valid: string; by_players?: Record<number, string> }
/**
 * What a game brings to the page: the default export of `page/index.js` in its folder. Beside it lie `style.css` and
 * `art/scene.svg`, its picture for the first place. All its words begin with its name, such as `NAME-title`.
 */
export interface GamePage<V extends View = View> {
  Board: (props: BoardProps<V>) => any;
  /** The score sheet of a finished game. */
  Summary: (props: { view: V; names: string[]; seats: SeatInfo[] }) => any;
  /** For a first game: all topics (`NAME-coach-TOPIC`), the one to talk about now, and what the sentences need to know. */
  coach: { topics: readonly string[]; topic: (view: V) => string; args?: (view: V) => Record<string, any> };
  /** Chapters of the rules (`NAME-rules-CHAPTER` and `…-title`), what is shown below some of them, and an example. */
  rules: { chapters: readonly string[]; notes?: Record<string, (props: { options?: Record<string, any> }) => any>; Example: () => any };
  /** Numbers among the options as people would choose them. The question is `NAME-option-OPTION-question`. */
  choices?: Choices;
  /** What stands before somebody's very first game, which waits for `begin`. */
  First?: (props: { begin: () => void }) => any;
  /** An action in the words of the board, for hints that speak of it. */
  named?: (action: string) => string;
  /** What the points of a seat are made of after the end, in a few words such as "46 + 25". */
  scored?: (view: V, seat: number) => string;
  /** The best moment of a finished game, of one seat or, without one, of all; nothing if there was none. */
  Best?: (props: { view: V; names: string[]; seat: number | null }) => any;
  /** Keys of its board, each with the id of what it does. They do nothing while `keys` of keys.js is off. */
  keys?: readonly (readonly [string, string])[];
  /** Whether the board sounds when somebody has to act, so that the page need not. */
  ownSounds?: boolean;
}
