import { expect, it } from "vitest";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { entry, hand, key, uuid } from "../../../../tests/support/entries";
import { gameHere } from "../../../../tests/support/league/game-here";
import { leagueId, leagueReply } from "../../../../tests/support/league/league-reply";
import type { StoredHeader, StoredLeague } from "../../store/device-store";
import { memoryStore } from "../../store/device-store-memory";
import { gamesHere } from "./own-games";

const game = "019ab000-0000-7000-8000-000000000009";
const league = { id: leagueId, seats: { a: "r-ana", b: "r-bo" } };
const added: LeagueChange = { change: "game", id: uuid(), game, seats: league.seats };
const removed: LeagueChange = { change: "remove-game", id: uuid(), game };
const mine = (more: Partial<StoredLeague> = {}): StoredLeague => ({
  id: leagueId,
  key,
  known: leagueReply(),
  waiting: [],
  refused: [],
  revision: 1,
  ...more,
});
const [first, end] = [hand(12), entry({ kind: "end" })];
const before = "2026-11-21T19:00:00.000Z";
const after = "2026-11-21T20:00:00.000Z";

interface Row {
  readonly header?: Partial<StoredHeader>;
  readonly managed?: StoredLeague | undefined;
  readonly ended?: boolean;
  readonly sent?: boolean;
  /** When the server was last heard of, and whether the record had the game. */
  readonly at?: string;
  readonly isIn?: boolean;
}

const rows: readonly (readonly [string, Row, "unsent" | "sent" | "open again" | "nothing"])[] = [
  ["begun and ended without signal", { managed: mine({ waiting: [added] }) }, "unsent"],
  ["ended, its last entries not sent", { managed: mine(), header: { onServer: true } }, "unsent"],
  ["sent since the last news", { managed: mine(), sent: true, header: { onServer: true } }, "sent"],
  [
    "sent before the last news, which do not have it",
    { managed: mine(), sent: true, at: after, header: { onServer: true } },
    "nothing",
  ],
  [
    "in the record, corrected here",
    { managed: mine(), isIn: true, at: after, header: { onServer: true } },
    "unsent",
  ],
  [
    "in the record, corrected here, of a league that is only followed",
    { isIn: true, at: after, header: { onServer: true } },
    "unsent",
  ],
  [
    "in the record as it is here",
    { managed: mine(), isIn: true, sent: true, at: after, header: { onServer: true } },
    "nothing",
  ],
  [
    "in the record, taken up again here",
    { managed: mine(), isIn: true, ended: false, header: { onServer: true } },
    "open again",
  ],
  ["not ended", { managed: mine({ waiting: [added] }), ended: false }, "nothing"],
  ["of a league whose key is not here", {}, "nothing"],
  ["of a league that cannot be sent to", { managed: mine({ waiting: [added], locked: true }) }, "nothing"],
  [
    "that the league did not take",
    { managed: mine({ refused: [{ change: added, code: "no-such-player" }] }) },
    "nothing",
  ],
  ["that was taken out of the league", { managed: mine({ sent: [added], waiting: [removed] }) }, "nothing"],
  ["that was deleted", { managed: mine({ waiting: [added] }), header: { deleted: {} } }, "nothing"],
  ["of another league", { managed: mine(), header: { league: { ...league, id: uuid() } } }, "nothing"],
];

it.each(rows)(
  "a game %s",
  async (_, { header, managed, ended = true, sent = false, at = before, isIn = false }, counts) => {
    const store = memoryStore();
    const entries = ended ? [first, end] : [first];
    const log = sent
      ? { known: entries.map((each, index) => ({ seq: index + 1, entry: each })), waiting: [] }
      : { known: [], waiting: entries };
    await store.saveGame(gameHere(game, { league, ...header }), log, 0);
    const heard = { id: leagueId, at, games: new Set(isIn ? [game] : []) };
    const [found] = await gamesHere(heard, managed, store, Date.parse("2026-11-22"));
    expect(found && (found.result ? (found.isUnsent ? "unsent" : "sent") : "open again")).toBe(
      counts === "nothing" ? undefined : counts,
    );
    if (found?.result) expect(found.result.finishedAt).toBe(end.at);
  },
);

const evening = "019ab000-0000-7000-8000-000000000010";
const put: LeagueChange = { change: "game", id: uuid(), game: evening, seats: league.seats };
const options = { form: "table", settings: {}, game: "hands", options: {} };
const people = [..."abcd"].map((id) => ({ id, name: id }));
const sides = [
  ["a", "b"],
  ["c", "d"],
];

it.each([
  ["begun and ended without signal", mine({ waiting: [put] }), true, "told"],
  ["that goes on", mine({ waiting: [put] }), false, undefined],
  ["of an earlier version, which is in no league", mine(), true, undefined],
  [
    "that was taken out of the league",
    mine({ sent: [put], waiting: [{ ...removed, game: evening }] }),
    true,
    undefined,
  ],
] as const)("an evening %s", async (_, managed, ended, counts) => {
  const store = memoryStore();
  const entries = [
    entry({ kind: "round", round: 1, tables: [{ table: 1, sides }], rest: [] }),
    entry({ kind: "result", round: 1, table: 1, won: 0 }),
    ...(ended ? [entry({ kind: "end" })] : []),
  ];
  const header = { game: "evening", options, players: people, league };
  await store.saveGame(gameHere(evening, header), { known: [], waiting: entries }, 0);
  const heard = { id: leagueId, at: before, games: new Set<string>() };
  const [found] = await gamesHere(heard, managed, store, Date.parse("2026-11-22"));
  expect(found?.result && ("sheet" in found.result ? "told" : "a game")).toBe(counts);
  if (found?.result) expect(found).toMatchObject({ isUnsent: true, result: { finishedAt: entries[0]?.at } });
});
