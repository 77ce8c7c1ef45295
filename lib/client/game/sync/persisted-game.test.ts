import { expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { DeviceLog } from "@/lib/sync/device-log";
import { doublesGame } from "../../../../tests/support/entries";
import { memoryStore } from "../../store/device-store-memory";
import { summaryOf } from "../game-view";
import { startOf } from "../open-game";
import { PersistedGame } from "./persisted-game";

it("a change that fails to be computed blocks no later one", async () => {
  const { id, game, players, options = {} } = doublesGame();
  const what = { id, game, players, options, createdAt: "2026-01-01T00:00:00.000Z", onServer: false };
  const start = startOf(what, games);
  if (!start) throw new Error("no start");
  const log = DeviceLog.open(start, { known: [], waiting: [] });
  const header = { ...what, key: "k", summary: summaryOf(what, log) };
  const none = () => {};
  const persisted = new PersistedGame(id, memoryStore(), { changed: none, deleted: none, unreadable: none });
  await persisted.begin({ header, start, log, revision: 0 });
  const broken = persisted.change(() => {
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
  expect(await persisted.change(({ header }) => ({ ok: true, value: { header: { ...header } } }))).toEqual({
    ok: true,
  });
});
