import type { EveningState, Index } from "../state";

/** Where a unit last sat. */
export interface Seat {
  readonly round: number;
  readonly table: number;
  /** The table counted among those of its round, by number, from 1. */
  readonly rung: number;
}

/** Who sat with whom in the rounds so far, as written, whatever came of those tables. */
export class History {
  private readonly units: number;
  private readonly partners: Uint16Array;
  private readonly partnersLast: Uint16Array;
  private readonly rivals: Uint16Array;
  private readonly rivalsLast: Uint16Array;
  private readonly seats = new Map<Index, Seat>();
  private readonly rests = new Map<Index, number>();
  /** How many rounds there have been. */
  readonly rounds: number;

  constructor({ units, rounds }: Pick<EveningState, "units" | "rounds">) {
    this.units = units.length;
    this.rounds = rounds.length;
    const matrix = () => new Uint16Array(this.units * this.units);
    [this.partners, this.partnersLast, this.rivals, this.rivalsLast] = [
      matrix(),
      matrix(),
      matrix(),
      matrix(),
    ];
    for (const [index, { tables, rest }] of rounds.entries()) {
      const round = index + 1;
      for (const unit of rest) this.rests.set(unit, round);
      const inOrder = tables.toSorted((a, b) => a.table - b.table);
      for (const [at, { table, sides }] of inOrder.entries()) {
        for (const unit of sides.flat()) this.seats.set(unit, { round, table, rung: at + 1 });
        this.sat(sides, round);
      }
    }
  }

  private sat(sides: readonly (readonly Index[])[], round: number): void {
    for (const side of sides)
      for (const other of sides)
        for (const one of side)
          for (const two of other) {
            if (one === two) continue;
            const at = one * this.units + two;
            const [times, last] =
              side === other ? [this.partners, this.partnersLast] : [this.rivals, this.rivalsLast];
            times[at] = (times[at] ?? 0) + 1;
            last[at] = round;
          }
  }

  partnersTimes = (one: Index, other: Index): number => this.partners[one * this.units + other] ?? 0;
  rivalsTimes = (one: Index, other: Index): number => this.rivals[one * this.units + other] ?? 0;
  /** The last such round, from 1; 0 for none. */
  lastPartners = (one: Index, other: Index): number => this.partnersLast[one * this.units + other] ?? 0;
  lastRivals = (one: Index, other: Index): number => this.rivalsLast[one * this.units + other] ?? 0;
  met = (one: Index, other: Index): number => this.partnersTimes(one, other) + this.rivalsTimes(one, other);

  lastSeat = (unit: Index): Seat | undefined => this.seats.get(unit);
  /** The round of the last rest; 0 for none. */
  lastRest = (unit: Index): number => this.rests.get(unit) ?? 0;
}
