import { type Setup, seatsATable } from "../setup";
import { standingOrder } from "../standings/order";
import { Ranking } from "../standings/ranking";
import { isSpare } from "../standings/tally";
import { candidatesIn, type EveningState, type Index, late } from "../state";
import { Costs, type Weights } from "./cost";
import { History } from "./history";
import { lotOrder, seedOf } from "./lot";

/** What a draw knows: the evening so far, and the lot. */
export class DrawContext {
  /** The number of the round that is drawn. */
  readonly round: number;
  readonly history: History;
  /** Everybody who can be drawn, in the order of the lot. */
  readonly lot: readonly Index[];
  private readonly places: ReadonlyMap<Index, number>;
  private readonly late: ReturnType<typeof late>;
  private ranked: { readonly ranking: Ranking; readonly order: readonly Index[] } | undefined;

  constructor(
    readonly setup: Setup,
    readonly state: EveningState,
    readonly lotNumber: number,
  ) {
    this.round = state.rounds.length + 1;
    this.history = new History(state);
    this.lot = lotOrder(setup, state, this.round, lotNumber, candidatesIn(state));
    this.places = new Map(this.lot.map((unit, place) => [unit, place]));
    this.late = late(state);
  }

  get seed(): number {
    return seedOf(this.setup, this.round, this.lotNumber);
  }

  /** Tables that no late game is played at. */
  get free(): number {
    return this.setup.settings.tables - this.late.numbers.size;
  }

  get isAnybodyLate(): boolean {
    return this.late.units.size > 0;
  }

  /** The lowest numbers not taken by late tables. */
  numbers(count: number): number[] {
    const free: number[] = [];
    for (let number = 1; free.length < count; number++) if (!this.late.numbers.has(number)) free.push(number);
    return free;
  }

  place(unit: Index): number {
    return this.places.get(unit) ?? this.lot.length;
  }

  inLotOrder(units: readonly Index[]): Index[] {
    return units.toSorted((a, b) => this.place(a) - this.place(b));
  }

  get spare(): Index | undefined {
    return this.lot.find((unit) => isSpare(this.setup, this.state, unit));
  }

  isAsked(unit: Index): boolean {
    return this.state.now[unit]?.asked ?? false;
  }

  get ranking(): Ranking {
    return this.standing.ranking;
  }

  /** All units, best first. */
  get standingOrder(): readonly Index[] {
    return this.standing.order;
  }

  private get standing() {
    if (this.ranked) return this.ranked;
    const ranking = new Ranking(this.setup, this.state);
    const order = standingOrder(this.setup, this.state, ranking, this.lot);
    this.ranked = { ranking, order };
    return this.ranked;
  }

  /** Where equals should meet, the costs count by how much better somebody is. */
  get isSwiss(): boolean {
    return this.setup.form === "pairs" || this.setup.settings.draw === "swiss";
  }

  /** How many sit at a table for two pairs, or 4. */
  get seats(): number {
    return seatsATable(this.setup) ?? 4;
  }

  /** The costs of seating these people. */
  costs(seated: readonly Index[], windows?: Pick<Weights, "partnerAgain" | "rivalAgain">): Costs {
    const { partnerAgain, rivalAgain } = this.setup.settings;
    const units = this.inLotOrder(seated);
    const swiss = this.isSwiss && this.setup.form !== "alone" ? this.swissWeights(units) : undefined;
    return new Costs(this.setup, this.history, units, { partnerAgain, rivalAgain, swiss, ...windows });
  }

  private swissWeights(units: readonly Index[]): Weights["swiss"] {
    const seated = new Set(units);
    const order = this.standingOrder.filter((unit) => seated.has(unit));
    const places = new Map(order.map((unit, place) => [unit, place + 1]));
    return {
      wins: (unit) => this.ranking.tally(unit).wins,
      place: (unit) => places.get(unit) ?? 0,
    };
  }
}
