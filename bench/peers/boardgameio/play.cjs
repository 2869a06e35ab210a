'use strict';
// Random tic-tac-toe through the peer's own client and its reducer, without a server: node play.cjs GAMES
// Prints JSON: moves of players a second of processor time.

const { Client } = require('boardgame.io/client');
const { TicTacToe } = require('./tictactoe.cjs');

// A small generator of our own, so that every round plays the same games.
let seed = 1;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

let offered = 0;

function play(client) {
  let moves = 0;
  client.reset();
  let state = client.getState();
  while (state.ctx.gameover === undefined) {
    const free = [];
    state.G.cells.forEach((cell, at) => { if (cell === null) free.push(at); });
    offered += free.length;
    client.moves.clickCell(free[Math.floor(random() * free.length)]);
    moves += 1;
    state = client.getState();
  }
  return moves;
}

const games = Number(process.argv[2]);
const client = Client({ game: TicTacToe, debug: false });
client.start();
for (let game = 0; game < games / 4; game++) play(client); // to warm up
offered = 0;
let moves = 0;
const start = process.cpuUsage();
for (let game = 0; game < games; game++) moves += play(client);
const { user, system } = process.cpuUsage(start);
process.stdout.write(JSON.stringify({
  decisions_per_second: moves / ((user + system) / 1e6),
  decisions_per_game: moves / games,
  legal_moves: offered / moves,
}));
