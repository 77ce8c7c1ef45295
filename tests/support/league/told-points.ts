import * as fc from "fast-check";
import type { Counting, Scoring } from "@/lib/league/scoring/rule";
import { noRounds, type SeatResult } from "@/lib/league/standings/result";
import type { RecordedGame } from "@/lib/league/value/record";

/*
 * What a league's page says in words about points, computed once more from these words: with other steps than the
 * program's, and in fractions instead of 27,720ths. Compared over random leagues.
 */

export const ids = ["a", "b", "c", "d", "e", "f"] as const;
export const kinds = ["pip", "count"] as const;
const days = ["2026-03-06", "2026-03-13", "2026-03-20", "2026-03-27"] as const;

/** A game as people would tell it: sides (or single players) with what they ended with. */
export interface Told {
  readonly kind: string;
  readonly day: string;
  /** Whether only places are known. */
  readonly onlyPlaces: boolean;
  readonly sides: readonly {
    readonly people: readonly string[];
    readonly total: number;
    readonly left: boolean;
  }[];
  /** As how many a win to nothing counts by the rules of the game; 0: they do not know that. */
  readonly nothing: 0 | 1 | 2;
}

export interface Words {
  readonly points: readonly number[];
  readonly scoring: Scoring;
  readonly counting: Counting;
}

const placeOf = ({ sides }: Told, total: number) => 1 + sides.filter((side) => side.total > total).length;
const level = ({ sides }: Told, total: number) => sides.filter((side) => side.total === total).length;
const winning = ({ sides }: Told) => Math.max(...sides.map(({ total }) => total));
const wonToNothing = (told: Told) =>
  !told.onlyPlaces &&
  told.nothing > 0 &&
  level(told, winning(told)) === 1 &&
  winning(told) > 0 &&
  told.sides.every(({ total }) => total === winning(told) || total === 0);

/** What a game gives to each, by the sentences. */
function given({ points, scoring }: Words, told: Told): Map<string, number> {
  const { sides, kind } = told;
  const { tables = [] } = scoring;
  const fitting = tables
    .filter((each) => (each.game ?? kind) === kind && (each.parties ?? sides.length) === sides.length)
    .sort((one, other) => exactness(other) - exactness(one));
  const places = fitting[0]?.points ?? points;
  const out = new Map<string, number>();
  for (const { people, total, left } of sides) {
    const [place, tied] = [placeOf(told, total), level(told, total)];
    // Tied players split the points of the places they occupy.
    let side = 0;
    for (let each = place; each < place + tied; each++) side += (places[each - 1] ?? 0) / tied;
    if (scoring.draw !== undefined && sides.every((other) => other.total === total)) side = scoring.draw;
    const isWinner = place === 1;
    if (isWinner && wonToNothing(told)) {
      if (scoring.twice && told.nothing === 2) side += side;
      side += scoring.shutout ?? 0;
    }
    const { near } = scoring;
    if (near && !isWinner && !told.onlyPlaces && !left && winning(told) - total <= near.within)
      side += near.points;
    for (const person of people) {
      const share = scoring.partners === "share" ? side / people.length : side;
      out.set(person, share + (scoring.handicaps?.find(({ player }) => player === person)?.points ?? 0));
    }
  }
  return out;
}

const exactness = ({
  game,
  parties,
}: {
  readonly game?: string | undefined;
  readonly parties?: number | undefined;
}) => (game === undefined ? 0 : 2) + (parties === undefined ? 0 : 1);

/** What a table of these games says of everybody. */
export function added(words: Words, games: readonly Told[]): Map<string, number> {
  const evenings = days.filter((day) => games.some((told) => told.day === day));
  const out = new Map<string, number>();
  for (const person of ids) {
    const own = games.flatMap((told) => {
      const points = given(words, told).get(person);
      return points === undefined ? [] : [{ day: told.day, points }];
    });
    if (own.length === 0) continue;
    const came = new Set(own.map(({ day }) => day));
    // An evening that somebody missed is worth nothing.
    const nights = evenings.map((day) =>
      own.filter((each) => each.day === day).reduce((all, { points }) => all + points, 0),
    );
    const each = own.map(({ points }) => points);
    out.set(person, counting(words.counting, each, nights) + came.size * (words.scoring.coming ?? 0));
  }
  return out;
}

export const rising = (all: readonly number[]) => [...all].sort((one, other) => one - other);
const total = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0);

function counting(how: Counting, games: readonly number[], nights: readonly number[]): number {
  switch (how.count) {
    case "total":
    case "average":
      return total(games);
    case "best":
      return total(rising(games).slice(-how.games));
    case "best-evenings":
      return total(rising(nights).slice(-how.evenings));
    case "drop":
      return total(rising(games).slice(Math.min(how.games, games.length - 1)));
    case "drop-evenings":
      return total(rising(nights).slice(Math.min(how.evenings, nights.length - 1)));
  }
}

/** The same game as the program stores it. */
export function recorded(told: Told, index: number): RecordedGame {
  const seats = told.sides.flatMap(({ people, total, left }, side) =>
    people.map((person): SeatResult => {
      const place = placeOf(told, total);
      return {
        ...noRounds,
        seat: person,
        ...(told.sides.some((each) => each.people.length > 1) && { side }),
        place,
        tied: level(told, total),
        ...(left && place > 1 && { left: true as const }),
        ...(place === 1 &&
          wonToNothing(told) && { shutout: told.nothing === 2 ? ("twice" as const) : ("once" as const) }),
        total: told.onlyPlaces ? 0 : total,
        balance: 0,
        money: false,
        ...(!told.onlyPlaces && { rounds: 3, scored: 3 }),
      };
    }),
  );
  return {
    gameId: `game-${String(index).padStart(3, "0")}`,
    rulesetId: told.kind,
    currency: "",
    seats: Object.fromEntries(seats.map(({ seat }) => [seat, seat])),
    played: { finishedAt: `${told.day}T20:${String(index).padStart(2, "0")}:00.000Z`, seats, aside: [] },
  };
}

const some = fc.integer({ min: 1, max: 9 });
export const places = fc
  .array(fc.nat(9), { minLength: 1, maxLength: 4 })
  .map((all) => all.sort((one, other) => other - one));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

export const scoring: fc.Arbitrary<Scoring> = fc
  .record({
    tables: maybe(
      fc.uniqueArray(
        fc.record({
          game: maybe(fc.constantFrom(...kinds)),
          parties: maybe(fc.integer({ min: 2, max: 4 })),
          points: places,
        }),
        { minLength: 1, maxLength: 4, selector: ({ game, parties }) => `${game} ${parties}` },
      ),
    ),
    draw: maybe(fc.nat(5)),
    near: maybe(fc.record({ within: some, points: some })),
    shutout: maybe(some),
    twice: maybe(fc.constant(true as const)),
    coming: maybe(some),
    partners: maybe(fc.constant("share" as const)),
    handicaps: maybe(
      fc.uniqueArray(fc.record({ player: fc.constantFrom(...ids), points: some }), {
        minLength: 1,
        maxLength: 3,
        selector: ({ player }) => player,
      }),
    ),
  })
  .map((all) => {
    const tables = all.tables?.filter(({ game, parties }) => game !== undefined || parties !== undefined);
    return { ...all, tables };
  });

export const counts: fc.Arbitrary<Counting> = fc.oneof(
  fc.constant({ count: "total" as const }),
  fc.record({ count: fc.constant("average" as const), leastGames: some }),
  fc.record({
    count: fc.constantFrom("best" as const, "drop" as const),
    games: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    count: fc.constantFrom("best-evenings" as const, "drop-evenings" as const),
    evenings: fc.integer({ min: 1, max: 4 }),
  }),
);

const told: fc.Arbitrary<Told> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    day: fc.constantFrom(...days),
    onlyPlaces: fc.boolean(),
    people: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 6 }),
    partners: fc.boolean(),
    totals: fc.array(fc.nat(6), { minLength: 6, maxLength: 6 }),
    left: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    nothing: fc.constantFrom(0 as const, 1 as const, 2 as const),
  })
  .map(({ people, partners, totals, left, ...game }) => {
    const isPaired = partners && people.length > 3;
    const teams = isPaired ? [people.slice(0, 2), people.slice(2, 4)] : people.map((person) => [person]);
    const sides = teams.map((team, index) => ({
      people: team,
      total: totals[index] ?? 0,
      left: left[index] ?? false,
    }));
    return { ...game, sides };
  });

export const games = fc
  .array(told, { minLength: 1, maxLength: 14 })
  .map((all) => all.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)));
