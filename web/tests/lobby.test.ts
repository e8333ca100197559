import { beforeEach, expect, test, vi } from "vitest";

import type { Lobby, LobbyChange, TableInfo } from "../src/wire";

const wire = vi.hoisted(() => ({ heard: (_: unknown): void => undefined, renewed: 0 }));

vi.mock("../src/link/link", () => ({
  Link: class {
    constructor(_: string, ears: { heard(message: unknown): void }) {
      wire.heard = (message) => ears.heard(message);
    }
    renew(): void {
      wire.renewed += 1;
    }
  },
}));

const { LiveLobby } = await import("../src/link/lobby.svelte");

function listed(id: string, pace = 0): TableInfo {
  return {
    ...{ id, pace, game: "king-of-tokyo", options: {}, rules: "", seats: [], public: true, hints: true },
    ...{ host: "Ann", commitment: "", commitments: [], nonces: [], secret: "", stuck: false, rematch: "" },
    status: "waiting",
  };
}
function whole(version: number, ...ids: string[]): Lobby {
  return { type: "lobby", version, tables: ids.map((id) => listed(id)) };
}
function change(version: number, tables: TableInfo[], gone: string[] = []): LobbyChange {
  return { type: "lobby-change", version, tables, gone };
}

beforeEach(() => {
  wire.renewed = 0;
});

test("the list is what it was, with the changes in front and without those that are gone", () => {
  const lobby = new LiveLobby();
  wire.heard(whole(3, "a", "b", "c"));
  wire.heard(change(4, [listed("d"), listed("c", 60)]));
  wire.heard(change(5, [], ["a"]));
  expect(lobby.tables?.map(({ id, pace }) => [id, pace])).toEqual([
    ["d", 0],
    ["c", 60],
    ["b", 0],
  ]);
  expect(wire.renewed).toBe(0);
});

test("who has missed a change asks for the whole list and shows what is known until then", () => {
  const lobby = new LiveLobby();
  wire.heard(whole(3, "a"));
  wire.heard(change(5, [listed("b")]));
  expect([wire.renewed, lobby.tables?.map(({ id }) => id)]).toEqual([1, ["a"]]);
  wire.heard(whole(5, "b", "a"));
  expect(lobby.tables?.map(({ id }) => id)).toEqual(["b", "a"]);
});
