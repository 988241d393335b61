// A small trick-taking game of four on boardgame.io: every move is legal, hands are secret, and it never ends.
// node boardgame.cjs PORT [FOLDER]: with a folder, matches are kept there (FlatFile), else in memory.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const SEATS = ["0", "1", "2", "3"];
const CARDS = Array.from({ length: 44 }, (_, n) => n); // as many as four hands in Cat in the Box

function deal(random) {
  const deck = random.Shuffle(CARDS);
  return Object.fromEntries(SEATS.map((seat, n) => [seat, { hand: deck.slice(11 * n, 11 * n + 11) }]));
}

const game = {
  name: "cards",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => ({ players: deal(random), trick: [], points: [0, 0, 0, 0], last: null, secret: { deals: 1 } }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, random, playerID }, card) => {
        const hand = G.players[playerID].hand;
        hand.splice(hand.indexOf(card), 1);
        G.trick.push({ seat: Number(playerID), card });
        if (G.trick.length === SEATS.length) {
          const best = G.trick.reduce((a, b) => (b.card > a.card ? b : a));
          G.points[best.seat] += 1;
          G.last = { trick: G.trick, winner: best.seat };
          G.trick = [];
        }
        if (SEATS.every((seat) => G.players[seat].hand.length === 0)) {
          G.players = deal(random);
          G.secret.deals += 1;
        }
      },
    },
  },
};

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(dir ? { db: new FlatFile({ dir }) } : {}) });
server.run({ port: Number(port), callback: () => console.log(`ready at :${port}`) });
