'use strict';
// Two players at each of many matches of a boardgame.io server, over its lobby and its sockets.
// Some of the matches are in play; at each of these the next move is sent as soon as the mover has the one before it.
// Prints one line of JSON: moves per second, time from sending a move to its arrival at the opponent, and what
// both processes used of their cores.

const { io } = require('socket.io-client');
const { NAME, drawnGames } = require('./tictactoe.cjs');

const { port, lobbyPort, matches, inPlay, seconds, warmUp, rate, spares } = JSON.parse(process.argv[2]);
const SOCKETS = `http://127.0.0.1:${port}/${NAME}`;
const LOBBY = `http://127.0.0.1:${lobbyPort}`;
const GAMES = drawnGames();
const AT_ONCE = 50;

async function post(path, body) {
  const answer = await fetch(`${LOBBY}/games/${NAME}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

let created = 0;

async function createMatch() {
  const game = GAMES[created++ % GAMES.length];
  const { matchID } = await post('create', { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1']) {
    credentials.push((await post(`${matchID}/join`, { playerID, playerName: `Player ${playerID}` })).playerCredentials);
  }
  return { matchID, credentials, game };
}

/** What `make(number)` gives for each number below `count`, a limited number of them under way at once. */
async function many(count, make) {
  const made = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const number = next++;
      made[number] = await make(number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}

async function usage() {
  const { at, cpu, memory } = await (await fetch(`${LOBBY}/usage`)).json();
  return { at: Number(BigInt(at) / 1000n), cpu, memory };
}

const microseconds = () => Number(process.hrtime.bigint()) / 1000;
const spare = [];
const ready = [];
let measured = null;

/** Two sockets that play one match after the other. */
class Pair {
  constructor() {
    this.sockets = [];
    this.synced = 0;
    this.onSynced = null;
  }

  async connect() {
    this.sockets = await Promise.all(['0', '1'].map((playerID) => this.openSocket(playerID)));
  }

  openSocket(playerID) {
    const socket = io(SOCKETS, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('update', (matchID, state) => this.onUpdate(playerID, matchID, state));
    socket.on('sync', (matchID) => this.onSync(matchID));
    socket.on('disconnect', (reason) => {
      if (!ended) fail(new Error(`a socket was closed: ${reason}`));
    });
    return new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(socket));
      socket.on('connect_error', reject);
    });
  }

  sitDown(match) {
    this.match = match;
    this.moves = 0;
    this.synced = 0;
    const { matchID, credentials } = match;
    this.sockets.forEach((socket, seat) => socket.emit('sync', matchID, String(seat), credentials[seat], 2));
    return new Promise((resolve) => {
      this.onSynced = resolve;
    });
  }

  onSync(matchID) {
    if (matchID === this.match.matchID && ++this.synced === 2) this.onSynced();
  }

  move() {
    const { matchID, credentials, game } = this.match;
    const seat = this.moves % 2;
    const playerID = String(seat);
    const payload = { type: 'clickCell', args: [game[this.moves]], playerID, credentials: credentials[seat] };
    this.sentAt = microseconds();
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, this.moves, matchID, playerID);
  }

  /** Both players are told of a move; it counts when the opponent is. The mover's own word of it may come later. */
  onUpdate(playerID, matchID, state) {
    const isEcho = Number(playerID) === this.moves % 2 || state._stateID === this.moves;
    if (matchID !== this.match.matchID || isEcho) return;
    if (state._stateID !== this.moves + 1) throw new Error(`state ${state._stateID} after ${this.moves} moves`);
    if (measured) measured.latencies.push(microseconds() - this.sentAt);
    this.moves++;
    if (this.moves < this.match.game.length) {
      next(this);
    } else {
      if (!state.ctx.gameover) throw new Error('nine moves and no end');
      this.nextMatch().catch(fail);
    }
  }

  async nextMatch() {
    if (measured) measured.replaced++;
    if (measured && spare.length === 0) measured.createdInPlay++;
    await this.sitDown(spare.pop() || (await createMatch()));
    next(this);
  }
}

let ended = false;
let next = (pair) => pair.move();

function fail(error) {
  console.error(error);
  process.exit(1);
}

/** Moves at a given rate instead of as many as possible: one is sent whenever it is due and a match can take it. */
function keepRate() {
  next = (pair) => ready.push(pair);
  const begin = microseconds();
  let sent = 0;
  const send = () => {
    if (ended) return;
    const due = Math.floor(((microseconds() - begin) * rate) / 1e6);
    while (sent < due && ready.length > 0) {
      ready.shift().move();
      sent++;
    }
    if (measured) measured.late = Math.max(measured.late, due - sent);
    setTimeout(send, 1);
  };
  send();
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

async function main() {
  const empty = await usage();
  const open = await many(matches, createMatch);
  const pairs = await many(matches, async (number) => {
    const pair = new Pair();
    await pair.connect();
    await pair.sitDown(open[number]);
    return pair;
  });
  const seated = await usage();
  spare.push(...(await many(spares, createMatch)));

  if (rate > 0) keepRate();
  pairs.slice(0, inPlay).forEach((pair) => next(pair));
  await pause(warmUp);
  const first = await usage();
  const own = process.cpuUsage();
  const begin = microseconds();
  measured = { latencies: [], replaced: 0, createdInPlay: 0, late: 0 };
  await pause(seconds);
  const window = measured;
  measured = null;
  const elapsed = microseconds() - begin;
  const { user, system } = process.cpuUsage(own);
  const last = await usage();
  ended = true;

  const sorted = Float64Array.from(window.latencies).sort();
  const percentile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] / 1000;
  const movesPerSecond = sorted.length / (elapsed / 1e6);
  const serverCore = (last.cpu - first.cpu) / (last.at - first.at);
  const figures = {
    matches,
    in_play: inPlay,
    sockets: pairs.length * 2,
    seconds: elapsed / 1e6,
    moves: sorted.length,
    moves_per_second: movesPerSecond,
    // At full load, what it would be if nobody else had used the server's core.
    moves_per_cpu_second: movesPerSecond / serverCore,
    p50_ms: percentile(0.5),
    p99_ms: percentile(0.99),
    max_ms: percentile(1),
    matches_replaced: window.replaced,
    matches_created_in_play: window.createdInPlay,
    moves_late_at_most: window.late,
    server_core: serverCore,
    client_core: (user + system) / elapsed,
    server_memory_bytes: seated.memory,
    memory_per_match_bytes: (seated.memory - empty.memory) / matches,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
}

main().catch(fail);
