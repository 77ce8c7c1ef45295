import type { Setup } from "../setup";
import { counts, type EveningState, type Index, type RoundState, type TableState } from "../state";

/** What a unit has won and lost. */
export interface Tally {
  /** Games counted, drawn rests and missed rounds included where they count as games. */
  games: number;
  /** Those of them that count for a place. */
  enough: number;
  /** Half-wins: 2 for a game won, 1 for a level one. */
  wins: number;
  for: number;
  against: number;
  /** In form `alone`. */
  points: number;
  /** In form `alone`: the shares of the others beaten, in parts of `placeParts`. */
  places: number;
  rests: number;
  /** Games won running, without a break, up to now; and the longest such run. */
  run: number;
  reign: number;
}

/** A share of up to seven others, each beaten, half beaten or not, is a whole number of these. */
export const placeParts = 840;

/** A game that counts, by side. */
export interface CountedGame {
  readonly sides: TableState["sides"];
  readonly wins: readonly number[];
  /** Cut where they are too many. */
  readonly points: readonly number[];
}

export const hasResult = ({ tables }: RoundState): boolean => tables.some(counts);

export const isSpare = ({ settings }: Setup, { units }: EveningState, unit: Index): boolean =>
  settings.spare !== undefined && units[unit]?.id === settings.spare;

/** The games that count. */
export const gamesOf = (setup: Setup, { rounds }: EveningState): CountedGame[] =>
  rounds.flatMap(({ tables }) => tables.filter(counts).map((table) => gameAt(setup, table)));

function gameAt(setup: Setup, { sides, outcome, forfeit }: TableState): CountedGame {
  const points = sides.map((_, side) => outcome?.points?.[side] ?? 0);
  if (setup.form === "alone") return { sides, points, wins: winsAlone(setup, points) };
  const { cap } = setup.settings;
  const won = outcome?.won ?? null;
  const isLevel = won === null && forfeit === undefined;
  return {
    sides,
    points: cap === null ? points : points.map((each) => Math.min(each, cap)),
    wins: sides.map((_, side) => (won === side ? 2 : isLevel ? 1 : 0)),
  };
}

/** How many of the others a seat has beaten, and with how many it is level. */
const beaten = ({ aim }: Setup, points: readonly number[], seat: number) => {
  const own = points[seat] ?? 0;
  const others = points.filter((_, other) => other !== seat);
  return {
    behind: others.filter((other) => (aim === "few" ? other > own : other < own)).length,
    level: others.filter((other) => other === own).length,
    others: others.length,
  };
};

/** The winner of a table has won; those who share the first place have won half. */
const winsAlone = (setup: Setup, points: readonly number[]): number[] =>
  points.map((_, seat) => {
    const { behind, level, others } = beaten(setup, points, seat);
    if (behind + level < others) return 0;
    return level === 0 ? 2 : 1;
  });

/** By unit. */
export function talliesOf(setup: Setup, state: EveningState): Tally[] {
  const { rest, missed } = setup.settings;
  const tallies = state.units.map(
    (): Tally => ({
      games: 0,
      enough: 0,
      wins: 0,
      for: 0,
      against: 0,
      points: 0,
      places: 0,
      rests: 0,
      run: 0,
      reign: 0,
    }),
  );
  const of = (unit: Index): Tally => {
    const tally = tallies[unit];
    if (!tally) throw new RangeError(`no unit ${unit} this evening`);
    return tally;
  };
  for (const round of state.rounds) {
    const played = new Set<Index>();
    let worst: number | undefined;
    for (const table of round.tables) {
      for (const unit of table.sides.flat()) played.add(unit);
      if (!counts(table)) continue;
      const game = gameAt(setup, table);
      count(setup, game, of);
      const least = setup.aim === "few" ? Math.max(...game.points) : Math.min(...game.points);
      worst =
        worst === undefined ? least : setup.aim === "few" ? Math.max(worst, least) : Math.min(worst, least);
    }
    for (const unit of round.rest) {
      if (isSpare(setup, state, unit)) continue;
      const tally = of(unit);
      tally.rests++;
      if (rest === "per-game" || round.asked.includes(unit)) continue;
      tally.games++;
      tally.enough++;
      tally.wins += rest === "win" ? 2 : 1;
    }
    const excused = new Set([...played, ...round.rest, ...round.busy]);
    tallies.forEach((tally, unit) => {
      if (!played.has(unit)) tally.run = 0;
      if (missed !== "worst" || worst === undefined || excused.has(unit)) return;
      tally.games++;
      tally.points += worst;
    });
  }
  for (const { unit, wins, points } of state.adjustments) {
    const tally = of(unit);
    tally.wins += 2 * wins;
    tally.for += points;
    tally.points += points;
  }
  return tallies;
}

function count(setup: Setup, { sides, wins, points }: CountedGame, of: (unit: Index) => Tally): void {
  const isAlone = setup.form === "alone";
  sides.forEach((side, index) => {
    const own = points[index] ?? 0;
    const won = wins[index] ?? 0;
    const { behind, level, others } = beaten(setup, points, index);
    for (const unit of side) {
      const tally = of(unit);
      tally.games++;
      tally.enough++;
      tally.wins += won;
      tally.run = won === 2 ? tally.run + 1 : 0;
      tally.reign = Math.max(tally.reign, tally.run);
      if (isAlone) {
        tally.points += own;
        tally.places += ((2 * behind + level) * placeParts) / (2 * others);
      } else {
        tally.for += own;
        tally.against += points[1 - index] ?? 0;
      }
    }
  });
}
