import fc from "fast-check";
import { expect, it } from "vitest";
import { uuid } from "@/tests/support/entries";
import { leagueReply } from "@/tests/support/league/league-reply";
import { afterChanges, changeProblems } from "../change/league-change";
import type { LeagueChange } from "../changes/registry";
import { placeOf } from "../paper/paper-result";
import { withUnsent } from "../record/unsent";
import { batchChanges } from "./batch-changes";
import { batchesIn } from "./batches-in";
import { understood } from "./import";
import { linesOf } from "./source";

const players = ["Ana", "Bo"].map((name) => ({ id: uuid(), name }));
const league = leagueReply({ players });
const record = { league, games: [], payments: [], comments: new Map() };

const name = fc.constantFrom("Ana", "bo", "Cleo", "José", "Jose", "D. Ev", "", "Ana & Bo", "=A1");
const figure = fc.constantFrom(
  "1",
  "2",
  "3",
  "10",
  "-4",
  "4.00",
  "€4.00",
  "-4.00 €",
  "",
  "7,5",
  "x",
  "1st",
  "5-4",
  "10 *",
);
const day = fc.constantFrom("2019-05-01", "3/4/2019", "", "2019-02-30", "2031-01-01");
const row = fc.oneof(
  fc.tuple(day, name, figure, name, figure),
  fc.tuple(day, fc.constant("1"), name, figure),
  fc.tuple(day, name, name, fc.constantFrom("W", "D", "L", "?")),
);
const head = fc.constantFrom(
  "",
  "date,player 1,points 1,player 2,points 2\n",
  "date,game,name,points\n",
  "date,winner,loser\n",
  "date,team a,team b,score a,score b\n",
  "date,home,away,score\n",
  "date,Ana,Bo,Cleo\n",
  "date,name,money,name,money\n",
);

it("whatever a table has, what is brought in fits the league, and nothing of it is lost or counted twice", () => {
  const rows = fc.array(row, { maxLength: 12 });
  fc.assert(
    fc.property(
      head,
      rows,
      fc.constantFrom("most", "fewest", "places", "money"),
      (first, cells, rankedBy) => {
        const lines = linesOf(first + cells.map((each) => each.join(",")).join("\n"));
        if (!lines.ok) return;
        const ids = new Map<string, string>();
        const idOf = (key: string) => ids.get(key) ?? (ids.set(key, uuid()).get(key) as string);
        const into = { record, kinds: new Map(), aims: {}, today: "2026-11-27", idOf };
        const found = understood(lines.value, { kind: "doubles", people: {}, rankedBy }, into);
        const { seated } = found;
        const batch = uuid();
        const changes = batchChanges(seated, batch).map(
          (change) => ({ ...change, id: uuid() }) as LeagueChange,
        );
        let now = league;
        for (const change of changes) {
          expect(changeProblems(now, change)).toEqual([]);
          now = afterChanges(now, [change]);
        }
        const counted = withUnsent(record, league, changes, []).games;
        const balances = (players: readonly { readonly balance?: number | undefined }[]) =>
          players.map(({ balance }) => balance);
        expect(counted.map(({ paper, currency }) => paper && [balances(paper.players), currency])).toEqual(
          seated.games.map(({ players, currency = league.currency }) => [balances(players), currency]),
        );
        expect(
          counted.map(({ paper }) => paper && [paper.on, paper.players.map((each) => placeOf(paper, each))]),
        ).toEqual(seated.games.map((game) => [game.on, game.players.map((each) => placeOf(game, each))]));
        // A table of which nothing counts says why.
        const { games, problems, lines: count } = found.understood;
        expect(count === 0 || games + problems.length > 0).toBe(true);
        const remove = { change: "remove-batch" as const, id: uuid(), batch };
        expect(withUnsent(record, league, [...changes, remove], []).games).toEqual([]);
        const there = batchesIn(counted);
        expect(there.map(({ games }) => games)).toEqual(counted.length > 0 ? [counted.length] : []);
        const again = there.flatMap(({ parts }) => parts).map((part) => ({ ...part, id: uuid() }));
        expect(withUnsent(record, now, [remove, ...again], []).games).toEqual(counted);
      },
    ),
    { numRuns: 200 },
  );
});
