import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { readChanges } from "../../lib/league/read-changes";
import { createLeagueRequest } from "../../lib/league/wire";
import { readObject } from "../../lib/rules/read";
import { replay } from "../../lib/rules/replay";
import { readScoresheet } from "../../lib/rules/scoresheet";
import { kernelWords } from "../../lib/rules/words";
import { appendRequest, createRequest } from "../../lib/sync/wire";
import { handRequest } from "../../lib/sync/wire-hands";
import { handKeyRequest } from "../../lib/sync/wire-keys";
import { doublesGame, hand, key, uuid } from "../support/entries";
import { leagueRequest } from "../support/league/world";

// JSON has objects that look like a text or a list to whoever asks for their length, and that throw when they are
// compared or made a text. Whatever is read from outside has them in every place here, one after the other.

const unspeakable = { valueOf: 1, toString: 1 };
const pretenders = [unspeakable, { length: unspeakable }, { size: unspeakable }, { length: 3 }];

/** Copies of a JSON value, each with a pretender in the place of one of its parts. */
function* pretending(value: unknown): Generator<unknown> {
  yield* pretenders;
  if (typeof value !== "object" || value === null) return;
  for (const [place, inner] of Object.entries(value))
    for (const other of pretending(inner))
      yield Array.isArray(value) ? value.with(Number(place), other) : { ...value, [place]: other };
}

const golden = (game: string) => {
  const folder = join(import.meta.dirname, "../../lib/games", game, "golden");
  const [first = ""] = readdirSync(folder).sort();
  return JSON.parse(readFileSync(join(folder, first), "utf8")).sheet;
};
const replayed = (raw: unknown) => {
  const opened = readScoresheet(raw, games, "en");
  return opened.ok ? replay(opened.value, "en") : opened;
};
const asked = (schema: Parameters<typeof readObject>[0]) => (raw: unknown) =>
  readObject(schema, raw, "The request", kernelWords.en);

const league = leagueRequest();
const [ana = { id: "" }, bo = { id: "" }] = league.players;
const changes = [
  { change: "name", id: uuid(), name: "Other" },
  { change: "points", id: uuid(), points: [3, 2, 1] },
  { change: "currency", id: uuid(), currency: "EUR" },
  { change: "merge", id: uuid(), player: ana.id, into: bo.id },
  { change: "season", id: uuid(), season: uuid(), name: "May", from: "2026-05-01", to: "2026-05-31" },
  { change: "game", id: uuid(), game: uuid(), seats: { a: ana.id } },
  { change: "payment", id: uuid(), payment: uuid(), from: ana.id, to: bo.id, amount: 5, on: "2026-05-01" },
];

const read: Record<string, [right: unknown, read: (raw: unknown) => unknown]> = {
  ...Object.fromEntries(games.ids.map((game) => [`a sheet of ${game}`, [golden(game), replayed]])),
  "a new game": [doublesGame(), asked(createRequest)],
  "an append": [{ protocol: 1, base: 0, entries: [hand(1)] }, asked(appendRequest)],
  "a hand": [{ protocol: 1, player: "a", round: 0, held: ["6-6"] }, asked(handRequest)],
  "a hand's key": [{ protocol: 1, key, only: true }, asked(handKeyRequest)],
  "a new league": [league, asked(createLeagueRequest)],
  "changes of a league": [{ protocol: 1, changes }, (raw) => readChanges(raw, "The request", "en")],
};

it.each(Object.entries(read))("%s with a pretender anywhere is read to its end", (_name, [right, reader]) => {
  for (const raw of pretending(right)) expect(() => reader(raw), JSON.stringify(raw)).not.toThrow();
});
