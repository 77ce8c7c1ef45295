import { lotOrder } from "../draw/lot";
import type { Key, Setup } from "../setup";
import type { EveningState, Index } from "../state";
import { type CountedGame, gamesOf, type Tally, talliesOf } from "./tally";

/** Level in all keys, and the key that parts them from those before; undefined for the first. */
export interface Level {
  readonly units: readonly Index[];
  readonly by: Key | undefined;
}

/** A number for each unit, more being better, divided by its games where keys are per game. */
interface Measure {
  readonly of: (unit: Index) => number;
  readonly perGame: boolean;
}

/** Everything that standings are made of, at one moment. */
export class Ranking {
  readonly tallies: readonly Tally[];
  private readonly games: readonly CountedGame[];

  constructor(
    private readonly setup: Setup,
    private readonly state: EveningState,
  ) {
    this.tallies = talliesOf(setup, state);
    this.games = gamesOf(setup, state);
  }

  tally(unit: Index): Tally {
    const tally = this.tallies[unit];
    if (!tally) throw new RangeError(`no unit ${unit} this evening`);
    return tally;
  }

  /** Rivals' half-wins less partners', over the games counted. */
  opponents(unit: Index): number {
    let sum = 0;
    for (const { sides } of this.games) {
      if (!sides.some((side) => side.includes(unit))) continue;
      for (const side of sides) {
        const sign = side.includes(unit) ? -1 : 1;
        for (const other of side) if (other !== unit) sum += sign * this.tally(other).wins;
      }
    }
    return sum;
  }

  /** These units, best first. Within a level they stay in the order in which they were given. */
  levels(units: readonly Index[], keys = this.setup.settings.order, by?: Key): Level[] {
    const [key, ...others] = keys;
    if (key === undefined || units.length < 2) return units.length > 0 ? [{ units, by }] : [];
    return this.partedBy(key, units).flatMap((level, index) =>
      this.levels(level, others, index === 0 ? by : key),
    );
  }

  private partedBy(key: Key, units: readonly Index[]): Index[][] {
    return this.measures(key, units).reduce<Index[][]>(
      (levels, measure) => levels.flatMap((level) => this.parted(level, measure)),
      [[...units]],
    );
  }

  private parted(units: readonly Index[], { of, perGame }: Measure): Index[][] {
    const values = new Map(
      units.map((unit) => [
        unit,
        { value: of(unit), games: perGame ? Math.max(1, this.tally(unit).games) : 1 },
      ]),
    );
    const compare = (a: Index, b: Index): number => {
      const [one, other] = [values.get(a), values.get(b)];
      return one && other ? other.value * one.games - one.value * other.games : 0;
    };
    const levels: Index[][] = [];
    for (const unit of units.toSorted(compare)) {
      const last = levels.at(-1);
      if (last?.[0] !== undefined && compare(last[0], unit) === 0) last.push(unit);
      else levels.push([unit]);
    }
    return levels;
  }

  private measures(key: Key, units: readonly Index[]): Measure[] {
    const perGame = this.setup.form === "alone" || this.setup.settings.rest === "per-game";
    const by = (of: (unit: Index) => number): Measure[] => [{ of, perGame }];
    switch (key) {
      case "wins":
        return by((unit) => this.tally(unit).wins);
      case "difference":
        return by((unit) => this.tally(unit).for - this.tally(unit).against);
      case "for":
        return by((unit) => this.tally(unit).for);
      case "opponents":
        return by((unit) => this.opponents(unit));
      case "points":
        return by((unit) => (this.setup.aim === "few" ? -1 : 1) * this.tally(unit).points);
      case "places":
        return by((unit) => this.tally(unit).places);
      case "head-to-head":
        return this.headToHead(units);
      case "lot": {
        const order = lotOrder(this.setup, this.state, "end", 0, [...this.state.units.keys()]);
        const places = new Map(order.map((unit, place) => [unit, place]));
        return [{ of: (unit) => -(places.get(unit) ?? 0), perGame: false }];
      }
    }
  }

  /** Games among those level so far: half-wins, then points for less points against. */
  private headToHead(units: readonly Index[]): Measure[] {
    const among = new Set(units);
    const wins = new Map<Index, number>();
    const points = new Map<Index, number>();
    for (const { sides, wins: won, points: scored } of this.games) {
      const [one = -1, other = -1] = sides.flat();
      if (!among.has(one) || !among.has(other)) continue;
      [one, other].forEach((unit, side) => {
        wins.set(unit, (wins.get(unit) ?? 0) + (won[side] ?? 0));
        points.set(unit, (points.get(unit) ?? 0) + (scored[side] ?? 0) - (scored[1 - side] ?? 0));
      });
    }
    return [wins, points].map((each) => ({ of: (unit) => each.get(unit) ?? 0, perGame: false }));
  }
}
