'use strict';
// A boardgame.io server as its tutorial sets it up: matches kept in memory, nothing written to disk.
// Prints the ports of its sockets and its lobby, adds one page about its own time and memory, and ends when its
// standard input does.

const { Server } = require('boardgame.io/server');
const { TicTacToe } = require('./tictactoe.cjs');

async function main() {
  const server = Server({ games: [TicTacToe], origins: false });
  server.router.get('/usage', (ctx) => {
    const { user, system } = process.cpuUsage();
    ctx.body = { at: process.hrtime.bigint().toString(), cpu: user + system, memory: process.memoryUsage.rss() };
  });
  // The lobby has a port of its own: on the sockets' port koa-compose 4.2 leaves out what is added after them.
  const anyPort = { host: '127.0.0.1', port: 0 };
  const { appServer, apiServer } = await server.run({ port: anyPort, lobbyConfig: { apiPort: anyPort } });
  process.stdout.write(`${appServer.address().port} ${apiServer.address().port}\n`);
  process.stdin.on('end', () => process.exit(0)).resume();
}

main();
