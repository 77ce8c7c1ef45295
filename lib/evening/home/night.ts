import type { EveningMoment } from "../moment";
import { Ranking } from "../standings/ranking";
import { rowsOf } from "../standings/rows";
import { gamesOf } from "../standings/tally";
import { counts, type EveningState, type Index, unitAt } from "../state";

export interface PersonsNight {
  readonly id: string;
  readonly name: string;
  readonly isHere: boolean;
  /** Absent for those who have played too few games for a place. */
  readonly place: number | undefined;
  readonly games: number;
  readonly won: number;
  /** Games that have ended while they were here, those included that they waited through. */
  readonly of: number;
  /** Games that they have waited through, running, up to now. */
  readonly waited: number;
}

export interface PairsNight {
  readonly names: readonly string[];
  readonly games: number;
  readonly won: number;
}

/** What a night at one table comes to. */
export interface Night {
  /** Best first. */
  readonly people: readonly PersonsNight[];
  /** Most games won first. */
  readonly pairs: readonly PairsNight[];
  /** How many games have a result. */
  readonly games: number;
  /** Games in which the losers had nothing, by who won them to nil. */
  readonly shutouts: readonly (readonly string[])[];
  /** The longest run of games won, and whose it is; undefined while nobody has won two. */
  readonly reign: { readonly games: number; readonly names: readonly string[] } | undefined;
}

export function nightOf({ setup, state }: EveningMoment): Night {
  const ranking = new Ranking(setup, state);
  const nameOf = (unit: Index): string =>
    unitAt(state, unit)
      .people.map(({ name }) => name.trim())
      .join(" + ");
  const rows = rowsOf(setup, state, ranking);
  const games = gamesOf(setup, state);
  const reigns = rows.map(({ unit }) => ({ unit, games: ranking.tally(unit).reign }));
  const longest = Math.max(0, ...reigns.map((each) => each.games));
  return {
    people: rows.map(({ unit, place }) => {
      const tally = ranking.tally(unit);
      return {
        id: unitAt(state, unit).id,
        name: nameOf(unit),
        isHere: state.now[unit]?.here ?? false,
        place,
        games: tally.games,
        // At one table at home no game is level.
        won: tally.wins / 2,
        of: present(state, unit),
        waited: waited(state, unit),
      };
    }),
    pairs: pairsIn(games, nameOf),
    games: games.length,
    shutouts: games.flatMap(({ sides, points, wins }) => {
      const winner = wins.indexOf(2);
      const isToNil = winner >= 0 && (points[winner] ?? 0) > 0 && points[1 - winner] === 0;
      return isToNil ? [(sides[winner] ?? []).map(nameOf)] : [];
    }),
    reign:
      longest < 2
        ? undefined
        : {
            games: longest,
            names: reigns.filter((each) => each.games === longest).map(({ unit }) => nameOf(unit)),
          },
  };
}

function pairsIn(games: ReturnType<typeof gamesOf>, nameOf: (unit: Index) => string): PairsNight[] {
  const pairs = new Map<string, { units: readonly Index[]; games: number; won: number }>();
  for (const { sides, wins } of games)
    for (const [side, units] of sides.entries()) {
      const sorted = units.toSorted((a, b) => a - b);
      const pair = pairs.get(sorted.join()) ?? { units: sorted, games: 0, won: 0 };
      pairs.set(sorted.join(), {
        ...pair,
        games: pair.games + 1,
        won: pair.won + (wins[side] === 2 ? 1 : 0),
      });
    }
  return [...pairs.values()]
    .map(({ units, ...tally }) => ({ names: units.map(nameOf), ...tally }))
    .sort((a, b) => b.won - a.won || a.games - b.games);
}

const present = ({ rounds }: EveningState, unit: Index): number =>
  rounds.filter(
    ({ tables, rest }) =>
      tables.every(counts) &&
      (rest.includes(unit) || tables.some(({ sides }) => sides.flat().includes(unit))),
  ).length;

function waited({ rounds }: EveningState, unit: Index): number {
  const played = rounds.findLastIndex(({ tables }) =>
    tables.some(({ sides }) => sides.flat().includes(unit)),
  );
  return rounds.slice(played + 1).filter(({ rest }) => rest.includes(unit)).length;
}
