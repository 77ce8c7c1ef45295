import { gamePoints } from "../scoring/game-points";
import type { TableRule } from "../scoring/rule";
import { byFinish } from "../standings/order";
import { partiesBy } from "../standings/parties";
import type { PostedGame } from "../standings/posted";
import type { SeatResult } from "../standings/result";

/** The awards of a season, in the order in which they are shown. */
export const awardNames = [
  "most-wins",
  "best-average",
  "comeback",
  "closest-game",
  "attendance",
  "most-seconds",
] as const;
export type AwardName = (typeof awardNames)[number];

/** The holder of an award, and the figure it was given for: `value` out of `of`, or divided by it. */
export interface Holder {
  /** One person, or both partners if it is for a game that they played together. */
  readonly people: readonly string[];
  readonly value: number;
  readonly of: number;
  /** The game that it is for and, for the closest game, who came second. */
  readonly game?: PostedGame;
  readonly against?: readonly string[];
}

export interface Award {
  readonly award: AwardName;
  /** Several if they are equal: sorted by id, or for games by when they finished. */
  readonly holders: readonly Holder[];
}

/** How each award is computed. Equals share it; a value of 0 earns none, except for the closest game. */
const rules: Readonly<Record<AwardName, (season: SeasonGames) => readonly Holder[]>> = {
  /** Games won without sharing first place with another side, out of all played. */
  "most-wins": ({ people }) => most(people.map(({ id, wins, games }) => holder(id, wins, games))),
  /** League points per game, among those who played at least half as many games as the most active player. */
  "best-average": ({ people }) => {
    const min = Math.max(...people.map(({ games }) => games)) / 2;
    const enough = people.filter(({ games }) => games >= min);
    return most(
      enough.map(({ id, points, games }) => holder(id, points, games)),
      asShare,
    );
  },
  /** How far behind a winner was after a round, relative to the highest total of that game. */
  comeback: ({ games }) =>
    most(
      games.flatMap((game) =>
        game.parties
          .filter(({ result }) => result.comeback > 0 && game.scale > 0)
          .map(({ people, result }) => ofGame(game, people, result.comeback)),
      ),
      asShare,
    ),
  /** The smallest lead of a single winner over the second, relative to the highest total of that game. */
  "closest-game": ({ games }) =>
    most(
      games.flatMap((game) => {
        const [first, second] = game.parties;
        if (!first || !second || first.result.tied > 1 || first.result.scored === 0 || game.scale === 0)
          return [];
        const margin = Math.abs(first.result.total - second.result.total);
        const seconds = game.parties.filter(({ result }) => result.place === second.result.place);
        return [{ ...ofGame(game, first.people, margin), against: seconds.flatMap(({ people }) => people) }];
      }),
      (a, b) => asShare(b, a),
      0,
    ),
  /** Evenings attended, with at least one finished game, out of all evenings. */
  attendance: ({ people, evenings }) => most(people.map(({ id, came }) => holder(id, came.size, evenings))),
  /** Second places in games of at least three parties; partners count as one party. */
  "most-seconds": ({ people }) => most(people.map(({ id, seconds, games }) => holder(id, seconds, games))),
};

/** The awards of a season with these finished games, without those that nobody has earned. */
export function seasonAwards(games: readonly PostedGame[], rule: TableRule): Award[] {
  const season = seasonOf([...games].sort(byFinish), rule);
  return awardNames.flatMap((award) => {
    const holders = rules[award](season);
    return holders.length > 0 ? [{ award, holders }] : [];
  });
}

/** Players who share a place in a finished game: partners, or one player. */
interface FinishedParty {
  readonly people: readonly string[];
  /** The shared result: place and total belong to the party. */
  readonly result: SeatResult;
}

interface PlayedGame {
  readonly game: PostedGame;
  /** By place. */
  readonly parties: readonly FinishedParty[];
  /** The highest total, which makes points of different games comparable; 0 if there are no totals. */
  readonly scale: number;
}

interface Person {
  readonly id: string;
  games: number;
  wins: number;
  seconds: number;
  /** 27,720ths. */
  points: number;
  readonly came: Set<string>;
}

interface SeasonGames {
  readonly games: readonly PlayedGame[];
  readonly people: readonly Person[];
  readonly evenings: number;
}

function seasonOf(games: readonly PostedGame[], rule: TableRule): SeasonGames {
  const people = new Map<string, Person>();
  const played = games.map((game): PlayedGame => {
    const parties = finishedParties(game);
    const points = gamePoints(rule, game);
    const pointsOf = (id: string) => points[game.players.findIndex(({ person }) => person === id)] ?? 0;
    for (const { people: those, result } of parties)
      for (const id of those) {
        const person = people.get(id) ?? { id, games: 0, wins: 0, seconds: 0, points: 0, came: new Set() };
        people.set(id, person);
        person.games += 1;
        person.wins += Number(result.place === 1 && result.tied === 1);
        person.seconds += Number(result.place === 2 && parties.length > 2);
        person.points += pointsOf(id);
        person.came.add(game.day);
      }
    return { game, parties, scale: Math.max(0, ...parties.map(({ result }) => Math.abs(result.total))) };
  });
  return {
    games: played,
    people: [...people.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    evenings: new Set(games.map(({ day }) => day)).size,
  };
}

const finishedParties = ({ players }: PostedGame): FinishedParty[] =>
  partiesBy(players, ({ result }) => result.side)
    .map((party) => ({ people: party.map(({ person }) => person), result: party[0].result }))
    .sort((a, b) => a.result.place - b.result.place);

const holder = (id: string, value: number, of: number): Holder => ({ people: [id], value, of });
const ofGame = ({ game, scale }: PlayedGame, people: readonly string[], value: number): Holder => {
  return { people, value, of: scale, game };
};

type Compare = (a: Holder, b: Holder) => number;
const byValue: Compare = (a, b) => a.value - b.value;
/** Compares fractions by cross-multiplying; the numbers are small enough for exact products. */
const asShare: Compare = (a, b) => a.value * b.of - b.value * a.of;

/** All holders of the largest value, if it is at least the minimum. */
function most(holders: readonly Holder[], compare = byValue, min = 1): Holder[] {
  const some = holders.filter(({ value }) => value >= min);
  const [first, ...others] = some;
  if (!first) return [];
  const best = others.reduce((found, one) => (compare(one, found) > 0 ? one : found), first);
  return some.filter((one) => compare(one, best) === 0);
}
