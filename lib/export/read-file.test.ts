import { expect, it } from "vitest";
import { games } from "../games/registry";
import { logEntry } from "../sync/wire/wire";
import { readFile } from "./read-file";

const now = "2026-11-22T00:00:00.000Z";

it.each([
  ["2026-11-21T19:30Z", "2026-11-21T19:30:00Z"],
  ["2026-11-21T19:30+02:00", "2026-11-21T19:30:00+02:00"],
  ["2026-11-21T19:30", "2026-11-21T19:30"],
  ["2026-11-21T19:30:05.5Z", "2026-11-21T19:30:05.5Z"],
  [undefined, now],
])("an entry of a scoresheet with the time %s is read with %s", (at, read) => {
  const entry = { kind: "hand", out: "a", left: { b: 11 }, ...(at !== undefined && { at }) };
  const players = ["a", "b"].map((id) => ({ id, name: id }));
  const sheet = { format: "pipkeeper/scoresheet", version: 1, game: "doubles", players, entries: [entry] };
  const file = readFile(JSON.stringify(sheet), games, now);
  const [game] = file.ok ? file.value.games : [];
  expect(game).toMatchObject({ ok: true, value: { entries: [{ ...entry, at: read }] } });
  if (game?.ok) expect(logEntry.safeParse(game.value.entries[0]).success).toBe(true);
});
