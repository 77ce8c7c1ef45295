import { expect, it } from "vitest";
import { archiveOf } from "../../lib/export/archive";
import { readFile } from "../../lib/export/read-file";
import { games } from "../../lib/games/registry";
import { readChanges } from "../../lib/league/read-changes";
import { createLeagueRequest } from "../../lib/league/wire";
import { readObject } from "../../lib/rules/document/read";
import { readScoresheet } from "../../lib/rules/document/scoresheet";
import { replay } from "../../lib/rules/play/replay";
import type { Result } from "../../lib/rules/result";
import { appendRequest, createRequest } from "../../lib/sync/wire/wire";
import { handRequest } from "../../lib/sync/wire/wire-hands";
import { handKeyRequest } from "../../lib/sync/wire/wire-keys";
import { doublesGame, hand, key, uuid } from "../support/entries";
import { goldensOf } from "../support/golden";
import { leagueRequest } from "../support/league/world";

// JSON can contain objects that look like a string or a list to code that reads their length, and that throw when they
// are compared or converted to a string. Every document from outside is read with one of them in each place in turn.

const uncomparable = { valueOf: 1, toString: 1 };
const impostors = [uncomparable, { length: uncomparable }, { size: uncomparable }, { length: 3 }];

/** Copies of a JSON value, each with such an object in place of one of its parts. */
function* withImpostors(value: unknown): Generator<unknown> {
  yield* impostors;
  if (typeof value !== "object" || value === null) return;
  for (const [place, inner] of Object.entries(value))
    for (const other of withImpostors(inner))
      yield Array.isArray(value) ? value.with(Number(place), other) : { ...value, [place]: other };
}

const golden = (game: string) => goldensOf(game)[0]?.sheet;

/** Reads a document completely and returns the problems of its shape. */
type Reader = (raw: unknown) => readonly unknown[];

const problemsOf = (read: Result<unknown, readonly unknown[]>) => (read.ok ? [] : read.error);
const replayed: Reader = (raw) => {
  const opened = readScoresheet(raw, games);
  if (opened.ok) replay(opened.value);
  return problemsOf(opened);
};
const asked =
  (schema: Parameters<typeof readObject>[0]): Reader =>
  (raw) =>
    readObject(schema, raw, "The request").problems;
const fromFile: Reader = (raw) => {
  const file = readFile(JSON.stringify(raw), games, "2026-11-22T00:00:00.000Z");
  return file.ok ? [...file.value.games, ...file.value.leagues].flatMap(problemsOf) : [file.error];
};

const league = leagueRequest();
const [ana = { id: "" }, bo = { id: "" }] = league.players;
const changes = [
  { change: "name", id: uuid(), name: "Other" },
  { change: "points", id: uuid(), points: [3, 2, 1] },
  { change: "currency", id: uuid(), currency: "EUR" },
  { change: "time-zone", id: uuid(), timeZone: "UTC" },
  { change: "merge", id: uuid(), player: ana.id, into: bo.id },
  { change: "season", id: uuid(), season: uuid(), name: "May", from: "2026-05-01", to: "2026-05-31" },
  {
    change: "rules",
    id: uuid(),
    rules: uuid(),
    name: "Sunday",
    game: "count",
    options: { preset: "puerto-rico-500", prizes: [100, 75] },
  },
  { change: "remove-rules", id: uuid(), rules: uuid() },
  { change: "game", id: uuid(), game: uuid(), seats: { a: ana.id } },
  { change: "payment", id: uuid(), payment: uuid(), from: ana.id, to: bo.id, amount: 5, on: "2026-05-01" },
];

const { currency, timeZone } = league;
const known = {
  protocol: 1 as const,
  id: league.id,
  slug: "friday",
  name: league.name,
  points: [5, 3],
  currency,
  timeZone,
  version: 3,
  ratingsPending: false,
  players: league.players,
  seasons: [],
  rules: [{ id: uuid(), name: "Sunday", game: "count", options: { target: 150 } }],
};
const name = { change: "name" as const, id: uuid(), name: "Other" };
const { protocol: _, ...game } = doublesGame();
const file = archiveOf(
  [{ ...game, createdAt: "2026-11-21T00:00:00.000Z", onServer: true, key, entries: [hand(1)] }],
  true,
  [
    {
      id: league.id,
      key,
      known,
      waiting: [name],
      refused: [
        { change: name, message: "No." },
        { change: name, code: "name", path: "/name", params: { most: 60 } },
      ],
    },
  ],
);

const documents: Record<string, [right: unknown, read: Reader]> = {
  ...Object.fromEntries(games.ids.map((game) => [`a sheet of ${game}`, [golden(game), replayed]])),
  "a new game": [doublesGame(), asked(createRequest)],
  "an append": [{ protocol: 1, base: 0, entries: [hand(1)] }, asked(appendRequest)],
  "a hand": [{ protocol: 1, player: "a", round: 0, held: ["6-6"] }, asked(handRequest)],
  "a hand’s key": [{ protocol: 1, key, only: true }, asked(handKeyRequest)],
  "a new league": [league, asked(createLeagueRequest)],
  "a file": [file, fromFile],
  "changes of a league": [{ protocol: 1, changes }, (raw) => problemsOf(readChanges(raw, "The request"))],
};

it.each(Object.entries(documents))(
  "%s with such an object in any place is read without throwing",
  (_name, [right, read]) => {
    expect(read(right)).toEqual([]);
    for (const raw of withImpostors(right)) expect(() => read(raw), JSON.stringify(raw)).not.toThrow();
  },
);
