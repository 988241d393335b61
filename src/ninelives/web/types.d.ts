// What the server says, as in docs/protocol.md and docs/views.md.
export interface Message { id: string; args?: Record<string, any> }
export interface SeatInfo { kind: "open" | "person" | "bot"; name?: string; bot?: string; face?: string; here?: boolean; minded?: string; head_start?: number }
export interface TableInfo {
  code: string; game: string; options: Record<string, any>; clock: string; hints: boolean; public: boolean;
  seats: SeatInfo[]; host: number | null; playing: boolean; games: number;
  slaps?: Record<string, any>; watching?: number;
}
export interface You { seat?: number | null; turn?: number; sealed?: number; host?: boolean }
export interface View {
  game: string; players: number; seat: number | null; phase: string; actors: number[]; legal: string[];
  scores: number[] | null; winners: number[]; seats: any[]; [field: string]: any;
}
export interface State {
  type: "state"; table: TableInfo; you: You; banks?: number[]; thinking?: Record<string, number>; view?: View;
  mouse?: number; slaps?: any[]; events?: Message[];
}
/** What a game's board gets. `act` and `slap` are absent for spectators, replays and shared screens. `leave`: from the end of a game to its results. */
export interface BoardProps {
  view: View; names: string[]; seats: SeatInfo[]; you: number | null; sealed?: number;
  act?: (action: string) => void; slap?: (action: string, at: number) => void; seal?: (most: number) => void;
  hinted?: string[]; mouse?: number; slaps?: any[]; open?: boolean; leave?: () => void;
}
/** What the server says of a game (`/api/games`). */
export interface GameInfo {
  name: string; title: string; players: number[]; usual_players: number; options: Record<string, OptionInfo>; slaps: Record<string, OptionInfo>;
  real_time: boolean; sealed: boolean; bots: string[];
}
export interface OptionInfo { default: string | boolean | number; valid: string; by_players?: Record<number, string> }
/**
 * What a game brings to the page: the default export of `page/index.js` in its folder. Beside it lie `style.css` and
 * `art/scene.svg`, its picture for the first place. All its words begin with its name, such as `NAME-title`.
 */
export interface GamePage {
  Board: (props: BoardProps) => any;
  /** The score sheet of a finished game. */
  Summary: (props: { view: View; names: string[]; seats: SeatInfo[] }) => any;
  /** For a first game: all topics (`NAME-coach-TOPIC`), the one to talk about now, and what the sentences need to know. */
  coach: { topics: readonly string[]; topic: (view: View) => string; args?: (view: View) => Record<string, any> };
  /** Chapters of the rules (`NAME-rules-CHAPTER` and `…-title`), what is shown below some of them, and an example. */
  rules: { chapters: readonly string[]; notes?: Record<string, (props: { options?: Record<string, any> }) => any>; Example: () => any };
  /** Points for the chart after the game: noted whenever `at` changes. Absent if the score sheet shows them itself. */
  course?: { at: (view: View) => unknown; points: (seat: any) => number };
  /** What stands before somebody's very first game, which waits for `begin`. */
  First?: (props: { begin: () => void }) => any;
  /** An action in the words of the board, for hints that speak of it. */
  named?: (action: string) => string;
  /** Whether the board sounds when somebody has to act, so that the page need not. */
  ownSounds?: boolean;
}
