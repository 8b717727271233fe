// Two of boardgame.io's own clients at each match, who move in turns until it is over and then open another one. A move
// counts when the opponent has it from the server too. Prints moves per second of the server's CPU.
//
//   node clients.js PORT SERVER_PID MATCHES SECONDS
'use strict';
const fs = require('fs');
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { ConnectFour, openColumns } = require('./game');

const [port, pid, matches, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const lobby = new LobbyClient({ server: url });
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
let moves = 0;
let counting = false;
let stopped = false;

// The clock in which Linux counts CPU time has a hundred ticks a second.
function cpuSeconds() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').pop().trim().split(/\s+/);
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function match() {
  const { matchID } = await lobby.createMatch(ConnectFour.name, { numPlayers: 2 });
  const clients = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await lobby.joinMatch(ConnectFour.name, matchID, { playerID, playerName: playerID });
    clients.push(Client({
      game: ConnectFour, debug: false, matchID, playerID, credentials: playerCredentials,
      multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'] } }),
    }));
  }
  await new Promise((over) => {
    // The turn that each of the two has seen. Whoever moves sees the next one at once, the other one by the server.
    const seen = [-1, -1];
    const follow = (who) => (state) => {
      if (state === null || !state.isConnected || stopped) return stopped && over();
      if (state.ctx.turn <= seen[who] && state.ctx.gameover === undefined) return undefined;
      seen[who] = state.ctx.gameover === undefined ? state.ctx.turn : Infinity;
      if (seen[0] !== seen[1]) return undefined;
      if (counting && state.ctx.turn > 1) moves++;
      if (state.ctx.gameover !== undefined) return over();
      const columns = openColumns(state.G);
      const column = columns[Math.floor(Math.random() * columns.length)];
      return setImmediate(() => clients[Number(state.ctx.currentPlayer)].moves.drop(column));
    };
    clients.forEach((client, who) => {
      client.subscribe(follow(who));
      client.start();
    });
  });
  for (const client of clients) client.stop();
}

async function main() {
  for (let n = 0; n < matches; n++) {
    (async () => {
      while (!stopped) await match();
    })();
  }
  await sleep(3000);
  const before = cpuSeconds();
  counting = true;
  await sleep(seconds * 1000);
  counting = false;
  const used = cpuSeconds() - before;
  stopped = true;
  console.error(`# boardgame.io: ${moves} moves, ${used.toFixed(1)} CPU seconds of the server`);
  console.log(`boardgame.io/connect_four server_cpu_moves ${(moves / used).toFixed(0)} moves/s`);
  process.exit(0);
}

main();
