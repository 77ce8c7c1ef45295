import type { EveningMoment } from "../moment";
import { Ranking } from "../standings/ranking";
import { rowsOf } from "../standings/rows";
import { type CountedGame, gamesOf } from "../standings/tally";
import { counts, type EveningState, type Index, unitAt } from "../state";

export interface PersonsNight {
  readonly id: string;
  readonly name: string;
  readonly isHere: boolean;
  /** Absent for those who have played too few games for a place. */
  readonly place: number | undefined;
  readonly games: number;
  readonly won: number;
  /** Games that they sat in, each once. */
  readonly sat: number;
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

/** What a night at one table comes to. Where a game won to nothing counts as two, it does in `games` and `won`. */
export interface Night {
  /** Best first. */
  readonly people: readonly PersonsNight[];
  /** Most games won first. */
  readonly pairs: readonly PairsNight[];
  /** How many games have a result. */
  readonly ended: number;
  /** Games in which the losers had nothing: who won them, and with how many points. */
  readonly shutouts: readonly { readonly names: readonly string[]; readonly won: number }[];
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
  const toNil = games.filter((game) => wonToNil(game) !== undefined);
  // What counts as two is there once more.
  const again = setup.shutout === "twice" ? toNil : [];
  const reigns = rows.map(({ unit }) => ({ unit, games: ranking.tally(unit).reign }));
  const longest = Math.max(0, ...reigns.map((each) => each.games));
  const people = rows.map(({ unit, place }) => {
    const tally = ranking.tally(unit);
    return {
      id: unitAt(state, unit).id,
      name: nameOf(unit),
      isHere: state.now[unit]?.here ?? false,
      place,
      games: tally.games + again.filter(({ sides }) => sides.flat().includes(unit)).length,
      // At one table at home no game is level.
      won: tally.wins / 2 + again.filter((game) => winnersOf(game).includes(unit)).length,
      sat: tally.games,
      of: present(state, unit),
      waited: waited(state, unit),
    };
  });
  return {
    people: again.length === 0 ? people : people.toSorted(byShareWon),
    pairs: pairsIn([...games, ...again], nameOf),
    ended: games.length,
    shutouts: toNil.map((game) => ({ names: winnersOf(game).map(nameOf), won: wonToNil(game) ?? 0 })),
    reign:
      longest < 2
        ? undefined
        : {
            games: longest,
            names: reigns.filter((each) => each.games === longest).map(({ unit }) => nameOf(unit)),
          },
  };
}

const winnersOf = ({ sides, wins }: CountedGame): readonly Index[] => sides[wins.indexOf(2)] ?? [];

/** The winners' points of a game in which the others have none; undefined for another. */
function wonToNil({ points, wins }: CountedGame): number | undefined {
  const winner = wins.indexOf(2);
  const [won = 0, lost = 0] = [points[winner], points[1 - winner]];
  return winner >= 0 && won > 0 && lost <= 0 ? won : undefined;
}

/** As the standings have it: whoever has no place yet is last, and equals stay as they are. */
const byShareWon = (one: PersonsNight, other: PersonsNight): number =>
  Number(one.place === undefined) - Number(other.place === undefined) ||
  other.won * Math.max(1, one.games) - one.won * Math.max(1, other.games);

function pairsIn(games: readonly CountedGame[], nameOf: (unit: Index) => string): PairsNight[] {
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
