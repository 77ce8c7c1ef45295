import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  added,
  counts,
  games,
  ids,
  kinds,
  places,
  recorded,
  rising,
  scoring,
  type Told,
  type Words,
} from "@/tests/support/league/told-points";
import { rankedIn } from "../pages/standings";
import { tablesAfter } from "../pages/tables-after";
import type { Season } from "../settings";
import { pointUnit } from "../standings/points";
import type { LeagueRecord } from "../value/record";
import { leagueValue } from "../value/value";
import { pointsParts } from "./game-points";
import { type Counting, defaultRule, type Scoring, tableRule } from "./rule";

/** The spring of a league, which may have points and rules of its own. */
const spring = (counting: Counting, own: Partial<Season> = {}): Season => ({
  ...{ id: "spring", name: "Spring", from: "2026-03-10", to: "2026-03-25", counting },
  ...own,
});
const inSeason = (told: readonly Told[], of: Season | undefined) =>
  told.filter(({ day }) => !of || (day >= of.from && day <= of.to));

function springLeague(told: readonly Told[], season: Season, more: Partial<LeagueRecord["league"]>) {
  const league: LeagueRecord["league"] = {
    ...{ id: "league", name: "Friday", slug: "friday", points: [1], currency: "", timeZone: "UTC" },
    players: ids.map((id) => ({ id, name: id })),
    seasons: [season],
    ...more,
  };
  return leagueValue({ league, games: told.map(recorded), payments: [], comments: new Map() });
}
const written = (of: Iterable<readonly [string, number]>) =>
  [...of].map(([person, figure]) => `${person} ${figure.toFixed(6)}`).sort();

it("points are those that the page’s sentences give, over thousands of leagues, seasons and kinds of games", () => {
  const guests = fc.subarray([...ids]);
  fc.assert(
    fc.property(
      games,
      places,
      scoring,
      counts,
      fc.boolean(),
      guests,
      fc.boolean(),
      (told, points, rule, count, isOwn, visiting, areRanked) => {
        const season = spring(count, isOwn ? { points: [7, 2], scoring: rule } : {});
        const value = springLeague(told, season, {
          points,
          ...(!isOwn && { scoring: rule }),
          ...(!areRanked && { guests: "unranked" }),
          players: ids.map((id) => ({ id, name: id, ...(visiting.includes(id) && { guest: true }) })),
        });
        for (const of of [undefined, season])
          for (const kind of ["", ...kinds]) {
            const words: Words = {
              points: of && isOwn ? [7, 2] : points,
              scoring: isOwn && !of ? {} : rule,
              counting: of ? count : { count: "total" },
            };
            const counted = inSeason(told, of).filter((each) => kind === "" || each.kind === kind);
            // A guest without a place is in no table, and the others have what they have.
            const expected = [...added(words, counted)].filter(
              ([person]) => areRanked || !visiting.some((each) => each === person),
            );
            const rows = rankedIn(value, of, kind);
            expect(written(rows.map((row) => [row.person, row.points / pointUnit]))).toEqual(
              written(expected),
            );
            const ranked = rows.map(({ points: sum }) => sum);
            if (words.counting.count !== "average") expect(ranked).toEqual(rising(ranked).reverse());
          }
      },
    ),
    { numRuns: 2_000 },
  );
});

it("before the rules are changed in mid-season, the tables before and after are those that the sentences give", () => {
  fc.assert(
    fc.property(
      games,
      places,
      scoring,
      places,
      scoring,
      counts,
      (told, points, rule, nextPoints, nextRule, count) => {
        const season = spring(count);
        const found = tablesAfter(springLeague(told, season, { points, scoring: rule }), [
          { change: "points", id: "1", points: nextPoints },
          { change: "scoring", id: "2", scoring: nextRule },
        ]);
        for (const of of [undefined, season]) {
          const counting: Counting = of ? count : { count: "total" };
          const counted = inSeason(told, of);
          const figures = (words: Omit<Words, "counting">) =>
            written(
              [...added({ ...words, counting }, counted)].map(([person, sum]) => {
                const played = counted.filter(({ sides }) =>
                  sides.some(({ people }) => people.includes(person)),
                );
                return [person, counting.count === "average" ? sum / played.length : sum];
              }),
            );
          const [now, then] = [
            figures({ points, scoring: rule }),
            figures({ points: nextPoints, scoring: nextRule }),
          ];
          const table = found.find(({ season: its }) => its?.id === of?.id);
          const shown = (when: "before" | "after") =>
            written((table?.rows ?? []).map((row) => [row.person, (row[when]?.points ?? 0) / pointUnit]));
          if (table) expect([shown("before"), shown("after")]).toEqual([now, then]);
          else expect(now).toEqual(then);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it("a season with points of its own has all of the rest to itself", () => {
  const season = { id: "s", name: "S", from: "2026-01-01", to: "2026-12-31", counting: defaultRule.counting };
  const league = { points: [5, 3], scoring: { coming: 1 }, players: [] };
  expect(tableRule(league, season).scoring).toEqual({ coming: 1 });
  expect(tableRule(league, { ...season, points: [9] })).toMatchObject({ points: [9], scoring: {} });
  expect(tableRule(league, { ...season, scoring: { draw: 1 } })).toMatchObject({
    points: [5, 3],
    scoring: { draw: 1 },
  });
});

it("who was merged into somebody brings a handicap along, unless that person has one", () => {
  const players = [
    { id: "a", name: "Ana" },
    { id: "b", name: "Anna", mergedInto: "a" },
  ];
  const handicapsOf = (...handicaps: readonly { readonly player: string; readonly points: number }[]) =>
    tableRule({ points: [1], scoring: { handicaps: [...handicaps] }, players }, undefined).scoring.handicaps;
  expect(handicapsOf({ player: "b", points: 2 })).toEqual([{ player: "a", points: 2 }]);
  expect(handicapsOf({ player: "b", points: 2 }, { player: "a", points: 3 })).toEqual([
    { player: "a", points: 3 },
  ]);
});

it("what a game was worth is told part by part", () => {
  const scoring: Scoring = {
    twice: true,
    shutout: 2,
    near: { within: 5, points: 1 },
    draw: 3,
    partners: "share",
  };
  const rule = { points: [4, 2], scoring: { ...scoring, handicaps: [{ player: "a", points: 1 }] } };
  const ending = { person: "a", rulesetId: "pip", place: 1, tied: 1, parties: 2, partners: 2, isNear: false };
  const written = (more: object) =>
    pointsParts(rule, { ...ending, ...more }).map(({ of, points }) => `${of} ${points / pointUnit}`);
  expect(written({ shutout: "twice" })).toEqual(["place 2", "twice 2", "shutout 1", "handicap 1"]);
  expect(written({ shutout: "once", person: "b" })).toEqual(["place 2", "shutout 1"]);
  expect(written({ place: 2, isNear: true, person: "b" })).toEqual(["place 1", "near 0.5"]);
  expect(written({ tied: 2, person: "b" })).toEqual(["draw 1.5"]);
});
