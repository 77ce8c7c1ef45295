import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { afterChanges } from "../../lib/league/change/league-change";
import type { LeagueChange } from "../../lib/league/changes/registry";
import { kitty } from "../../lib/league/money/kitty";
import { afterReply, type KeptRecord } from "../../lib/league/record/kept-record";
import { leagueValue } from "../../lib/league/value/value";
import { Deletions } from "../../lib/server/deletion/deletions";
import { GameStore } from "../../lib/server/games/game-store";
import { readLeague } from "../../lib/server/leagues/league-row";
import { LeagueStore } from "../../lib/server/leagues/league-store";
import { LeagueValues } from "../../lib/server/leagues/league-values";
import { readRecord } from "../../lib/server/leagues/record-route";
import { key, uuid } from "../support/entries";
import { readValue } from "../support/league/read-pages";
import { countsOnDevice, verifiedTablesOf, writtenCounts } from "../support/league/tables";
import { LeagueWorld, leagueRequest, people, type TableOf } from "../support/league/world";
import { openTestDatabase } from "../support/store/test-database";

const database = await openTestDatabase();
const leagues = new LeagueStore(database, games);
const store = new GameStore(database, games, undefined, leagues);
const values = new LeagueValues(database);
const deletions = new Deletions(database, games);

const pips = fc.uniqueArray(fc.integer({ min: 3, max: 12 }), { minLength: 4, maxLength: 4 });
const hand = fc.record({ out: fc.nat(3), pips });
const table: fc.Arbitrary<TableOf> = fc.record({
  rulesetId: fc.constantFrom("doubles" as const, "domino-pool" as const, "count" as const),
  seats: fc.uniqueArray(fc.nat(people.length - 1), { minLength: 3, maxLength: 4 }),
  hands: fc.array(hand, { minLength: 1, maxLength: 3 }),
  ended: fc.integer({ min: 0, max: 330 * 24 * 60 }),
});

/** The ids of the house rules that a league may have. */
const houseRules = [uuid(), uuid(), uuid()] as const;

const person = fc.nat(people.length - 1).map((index) => people[index]?.id ?? "");
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("play" as const), table, inLeague: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("correct" as const), which: fc.nat(), hand }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reopen" as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("take out" as const), which: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("delete" as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("bring back" as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("erase" as const), player: person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("merge" as const), player: person, into: person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("unmerge" as const), player: person }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      from: fc.oneof(person, fc.constant(kitty)),
      to: fc.oneof(person, fc.constant(kitty)),
      amount: fc.integer({ min: 1, max: 900 }),
      owedFor: fc.option(fc.constant("Dues"), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("paper" as const),
      which: fc.nat(2),
      kind: fc.constantFrom("doubles", "pip"),
      on: fc.integer({ min: 1, max: 9 }),
      rankedBy: fc.constantFrom("most" as const, "fewest" as const),
      players: fc.uniqueArray(fc.record({ player: person, points: fc.nat(3) }), {
        minLength: 2,
        maxLength: 4,
        selector: ({ player }) => player,
      }),
      won: fc.option(fc.nat(500)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("no paper" as const), which: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("season" as const), from: fc.integer({ min: 1, max: 8 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("points" as const), max: fc.integer({ min: 0, max: 9 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("rules" as const),
      rules: fc.nat(houseRules.length - 1),
      name: fc.constantFrom("Sunday", "sunday", "Monday", " "),
      target: fc.constantFrom(100, 150, -1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("no rules" as const), rules: fc.nat(houseRules.length - 1) }),
  },
);

describe("a league after any sequence of games, corrections, deletions and changes", () => {
  it("counts step by step what it counts from its first game, with results that its logs have, and money that sums to 0", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        const request = leagueRequest();
        const created = await leagues.create(request, key);
        const world = new LeagueWorld(request.id, store, leagues);
        const played: TableOf[] = [];
        const reopened = new Set<number>();
        const papers = [uuid(), uuid(), uuid()] as const;
        const deleted = new Set<number>();
        /** What a device keeps that has asked after each step for what was new. */
        let kept: KeptRecord | undefined;
        /** What a phone shows after all changes that the server has made. */
        let shown = afterChanges(created.league, []);
        const settle = async (change: LeagueChange) => {
          if (await world.change(change)) shown = afterChanges(shown, [change]);
          expect((await leagues.find(request.id)).rules).toEqual(shown.rules);
        };
        for (const each of steps) {
          const index = "which" in each && played.length > 0 ? each.which % played.length : -1;
          const isThere = !deleted.has(index) || each.do === "bring back";
          const found = isThere ? played[index] : undefined;
          const game = world.tables[index]?.id ?? "";
          switch (each.do) {
            case "play":
              played.push(each.table);
              await world.play(each.table, each.inLeague);
              break;
            case "correct":
              if (found) await world.correct(index, found, each.hand);
              break;
            case "reopen":
              if (found && !reopened.has(index)) await world.reopen(index);
              if (found) reopened.add(index);
              break;
            case "delete":
              if (found) await deletions.deleteGame(game, key);
              if (found) deleted.add(index);
              break;
            case "bring back":
              if (found) await deletions.restoreGame(game, key);
              deleted.delete(index);
              break;
            case "erase":
              await world.change({ change: "erase-player", id: uuid(), player: each.player });
              break;
            case "take out":
              if (found) await world.change({ change: "remove-game", id: uuid(), game });
              break;
            case "merge":
              await world.change({ change: "merge", id: uuid(), player: each.player, into: each.into });
              break;
            case "unmerge":
              await world.change({ change: "unmerge", id: uuid(), player: each.player });
              break;
            case "pay": {
              const { from, to, amount, owedFor } = each;
              await world.change({
                change: "payment",
                id: uuid(),
                payment: uuid(),
                from,
                to,
                amount,
                on: "2026-05-01",
                ...(owedFor && { owedFor }),
              });
              break;
            }
            case "paper": {
              const { kind, rankedBy, won } = each;
              const players = each.players.map((player, seat) =>
                won === null ? player : { ...player, balance: [won, 0 - won][seat] ?? 0 },
              );
              await world.change({
                change: "paper-result",
                id: uuid(),
                game: papers[each.which] ?? "",
                kind,
                rankedBy,
                on: `2026-0${each.on}-15`,
                players,
              });
              break;
            }
            case "no paper":
              await world.change({ change: "remove-game", id: uuid(), game: papers[each.which] ?? "" });
              break;
            case "season": {
              const from = `2026-0${each.from}-01`;
              const season = request.seasons[0]?.id ?? "";
              await world.change({
                change: "season",
                id: uuid(),
                season,
                name: "Moved",
                from,
                to: "2026-08-31",
              });
              break;
            }
            case "points":
              await world.change({
                change: "points",
                id: uuid(),
                points: [each.max, Math.min(2, each.max)],
              });
              break;
            case "rules": {
              const [rules = "", { name, target }] = [houseRules[each.rules], each];
              await settle({ change: "rules", id: uuid(), rules, name, game: "count", options: { target } });
              break;
            }
            case "no rules":
              await settle({ change: "remove-rules", id: uuid(), rules: houseRules[each.rules] ?? "" });
              break;
          }
          const row = await readLeague(database, request.id);
          const value = await values.of(row);
          expect(writtenCounts(value)).toEqual(writtenCounts(await readValue(database, row)));
          const news = await readRecord(database, values, row, kept?.league.version);
          kept = afterReply(kept, JSON.parse(JSON.stringify(news)));
          if (!kept) throw new Error("the device has to ask for all of it");
          const here = leagueValue(kept);
          expect(countsOnDevice(here)).toEqual(countsOnDevice(value));
          expect(here.payments).toEqual(value.payments);
          for (const accounts of value.accounts.values())
            expect([...accounts.values()].reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
        }
        await verifiedTablesOf(database, request.id);
      }),
      { numRuns: 15 },
    );
  });
});
