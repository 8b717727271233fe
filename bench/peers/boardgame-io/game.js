// Connect Four by the rules of examples/connect-four, in the form that boardgame.io asks for.
'use strict';

const WIDTH = 7;
const HEIGHT = 6;

function wins(columns, x) {
  const y = columns[x].length - 1;
  const who = columns[x][y];
  for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
    let count = 1;
    for (const sign of [1, -1]) {
      let [cx, cy] = [x + sign * dx, y + sign * dy];
      while (columns[cx] !== undefined && columns[cx][cy] === who) {
        count++;
        cx += sign * dx;
        cy += sign * dy;
      }
    }
    if (count >= 4) return true;
  }
  return false;
}

const openColumns = (G) => G.columns.map((column, x) => (column.length < HEIGHT ? x : -1)).filter((x) => x >= 0);

const ConnectFour = {
  name: 'connect-four',
  setup: () => ({ columns: Array.from({ length: WIDTH }, () => []), won: false }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, x) => {
      if (G.columns[x] === undefined || G.columns[x].length >= HEIGHT) return 'INVALID_MOVE';
      G.columns[x].push(playerID);
      G.won = wins(G.columns, x);
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.won) return { winner: ctx.currentPlayer };
    if (openColumns(G).length === 0) return { draw: true };
    return undefined;
  },
};

module.exports = { ConnectFour, openColumns };
