// What the server says, as in docs/protocol.md and docs/views.md.
export interface Message { id: string; args?: Record<string, any> }
export interface SeatInfo { kind: "open" | "person" | "bot"; name?: string; bot?: string; face?: string; here?: boolean; minded?: string }
export interface TableInfo {
  code: string; game: Game; options: Record<string, any>; clock: string; hints: boolean; public: boolean;
  seats: SeatInfo[]; host: number | null; playing: boolean; games: number;
}
export interface You { seat?: number | null; turn?: number; sealed?: number; host?: boolean }
export type Game = "felix" | "catbox" | "maus";
export interface View {
  game: Game; players: number; seat: number | null; phase: string; actors: number[]; legal: string[];
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
