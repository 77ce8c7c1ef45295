import type { Key, Setup } from "../setup";
import type { EveningState, Index } from "../state";
import type { Ranking } from "./ranking";
import { hasResult, isSpare } from "./tally";

/** One unit in the standings. */
export interface Row {
  readonly unit: Index;
  /** Undefined for those who have played too few games, and for the spare. */
  readonly place: number | undefined;
  /** What parts this row from the one before; undefined in the first, and where they are level. */
  readonly separates: Key | "least" | "spare" | undefined;
}

/** At home a table has few rounds, and nobody should have to stay for half of them. */
const leastAtHome = 2;

function leastGames({ form, settings }: Setup, { rounds }: EveningState): number {
  const played = rounds.filter(hasResult).length;
  const usual = form === "table" ? leastAtHome : Math.ceil(played / 2);
  return Math.min(settings.least ?? usual, played);
}

/** The standings, best first: those with a place, those with too few games, the spare. */
export function rowsOf(setup: Setup, state: EveningState, ranking: Ranking): Row[] {
  const least = leastGames(setup, state);
  const all = [...state.units.keys()];
  const others = all.filter((unit) => !isSpare(setup, state, unit));
  const hasEnough = (unit: Index): boolean => ranking.tally(unit).enough >= least;
  const ranked = rowsBy(ranking, others.filter(hasEnough), undefined);
  const few = rowsBy(
    ranking,
    others.filter((unit) => !hasEnough(unit)),
    "least",
  );
  const spare = rowsBy(
    ranking,
    all.filter((unit) => isSpare(setup, state, unit)),
    "spare",
  );
  const [first, ...rest] = [...ranked, ...few, ...spare];
  return first ? [{ ...first, separates: undefined }, ...rest] : [];
}

/** Level ones share a place, in order of arrival. `without`: why these have no place. */
function rowsBy(ranking: Ranking, units: readonly Index[], without: "least" | "spare" | undefined): Row[] {
  let place = 1;
  return ranking.levels(units).flatMap(({ units: level, by }, index) => {
    const shared = place;
    place += level.length;
    return level.map((unit, at): Row => {
      const separates = at > 0 ? undefined : index === 0 ? without : by;
      return { unit, place: without ? undefined : shared, separates };
    });
  });
}
