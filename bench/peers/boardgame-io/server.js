// boardgame.io's own server with its usual storage, which is memory.
//
//   node server.js PORT
'use strict';
const { Server, Origins } = require('boardgame.io/server');
const { ConnectFour } = require('./game');

const server = Server({ games: [ConnectFour], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));
