// boardgame.io's own server with a game of trivial rules and a state of 3 kB: node server.js [folder], where the folder is for its
// flat files; without one it keeps everything in memory.
const { Server, FlatFile } = require("boardgame.io/server");

const cells = Array.from({ length: 60 }, (_, number) => ({ id: `cell-${number}`, owner: -1, value: number }));

const game = {
  name: "load",
  setup: () => ({ cells, moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      G.cells[cell].owner = Number(playerID);
      G.moves += 1;
    },
  },
};

async function main() {
  const folder = process.argv[2];
  const options = { games: [game], origins: ["*"] };
  if (folder) options.db = new FlatFile({ dir: folder, logging: false });
  const running = await Server(options).run({ port: 0, lobbyConfig: undefined });
  console.log(`http://127.0.0.1:${running.appServer.address().port}`);
}

main();
