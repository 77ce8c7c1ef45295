import type { GameTypes } from "../game-types";
import { bySeat, type Party, partiesAt } from "../people/parties";
import { type Seating, seatsNow, totalsFollow } from "../people/seating";
import {
  idOf,
  leadersOf,
  type Players,
  playerRecord,
  type Seat,
  seatsPlaying,
  type Table,
} from "../people/table";
import type { Mark } from "../prompts";
import type { Rules, Step, Tally } from "../rules";
import type { Text } from "../text";
import { kernelText } from "../texts";
import { sumOfTerms, type Term } from "./terms";

/** A game to a target, highest total first, in sides or everybody alone. Totals are stored by party. */
interface RaceTypes extends GameTypes {
  readonly options: RaceOptions;
  readonly state: RaceState;
}

interface RaceOptions {
  readonly sides: boolean;
  readonly target: number;
  readonly exact?: boolean;
}

export interface RaceState {
  /** How many hands have been played. */
  readonly hands: number;
  /** By party. */
  readonly totals: readonly number[];
}

type RaceTable = Table<RaceOptions>;

/** The parties at a table whose options say whether partners play together. */
export const partiesOf = (table: Table<{ readonly sides: boolean }>): readonly Party[] =>
  partiesAt(table, table.options.sides);

/** The state before the first hand. */
export const raceStart = (table: RaceTable): RaceState => ({
  hands: 0,
  totals: partiesOf(table).map(() => 0),
});

/** The totals after these terms, by party. */
export const scored = (totals: readonly number[], terms: readonly (readonly Term[])[]): number[] =>
  totals.map((total, party) => total + sumOfTerms(terms[party] ?? []));

/** Terms for one of the parties, none for the others. */
export const onlyFor = (
  table: RaceTable,
  party: number | undefined,
  terms: readonly Term[],
): (readonly Term[])[] => partiesOf(table).map((_, each) => (each === party ? terms : []));

/** By seat, as `explain` returns them: partners have the same. */
export const explainedFor = (table: RaceTable, terms: readonly (readonly Term[])[]) => ({
  points: bySeat(table, partiesOf(table), terms, () => []),
});

/** The step of a hand with these terms. */
export const handStep = <State extends RaceState>(
  table: RaceTable,
  state: State,
  terms: readonly (readonly Term[])[],
): Step<State> & { readonly state: State } => ({
  state: { ...state, hands: state.hands + 1, totals: scored(state.totals, terms) },
  round: { points: bySeat(table, partiesOf(table), terms.map(sumOfTerms), () => 0) },
});

/**
 * With an exact target, points that would take a party past it do not count: returns the terms, and the terms that
 * cancel them.
 */
export function withinTarget(
  { exact, target }: { readonly exact: boolean; readonly target: number },
  total: number,
  terms: readonly Term[],
): readonly Term[] {
  const points = sumOfTerms(terms);
  if (!exact || total + points <= target) return terms;
  return [...terms, { label: kernelText("past-target", { target }), value: -points }];
}

/** Somebody who was replaced keeps the total of that time. */
const totalsBySeat = (table: RaceTable, { totals }: RaceState): number[] => {
  const replaced = (seat: Seat) => table.away?.find((each) => each.seat === seat)?.replaced?.total ?? 0;
  return bySeat(table, partiesOf(table), totals, replaced);
};

/** What everybody who plays still needs, by id. Totals are by seat. */
export const pointsToTarget = (
  table: Players,
  target: number,
  totals: readonly number[],
): Record<string, number> =>
  playerRecord(
    seatsPlaying(table).map((seat) => [idOf(table, seat), Math.max(0, target - (totals[seat] ?? 0))]),
  );

/** The same in a game whose totals are by party. */
export const toTarget = (table: RaceTable, state: RaceState): Record<string, number> =>
  pointsToTarget(table, table.options.target, totalsBySeat(table, state));

/** The score of a game that the first to a target wins, highest total first. Totals are by seat. */
export const targetTally = (target: number, totals: readonly number[]): Tally => ({
  totals,
  keys: totals.map((total) => [-total]),
  over: totals.some((total) => total >= target),
});

interface TargetOptions {
  readonly target: number;
  readonly exact?: boolean;
  readonly sides?: boolean;
}

/** What is next in such a game: who is nearest to the target. `hand`: the number of the next hand. */
export function targetHeadline(
  table: Players,
  { target, exact = false, sides = false }: TargetOptions,
  hand: number,
  totals: readonly number[],
): Text {
  const { best, leaders } = leadersOf(table, totals);
  if (best >= target) return kernelText("target-reached");
  if (best <= 0) return kernelText("first-to", { hand, target, exact });
  const bothSides = sides && leaders.length === seatsPlaying(table).length;
  return kernelText("to-go", { hand, leaders, bothSides, toTarget: target - best });
}

/** How far everybody is from the target; nothing once somebody has reached it. */
export const targetMarks = (table: Players, target: number, totals: readonly number[]): Mark[] =>
  totals.some((total) => total >= target)
    ? []
    : totals.map((total, seat) => ({
        player: idOf(table, seat),
        mark: kernelText("lacks", { missing: target - total }),
      }));

/** Who leads the next hand, in words. */
export const leadsText = (names: readonly string[] | undefined): Text =>
  names ? kernelText("leads", { names }) : kernelText("leads-unknown");

/** Points for one party outside of any hand, in any game whose state has totals by party. */
export const adjustTotals = <State extends { readonly totals: readonly number[] }>(
  _table: unknown,
  state: State,
  party: number,
  points: number,
): State => ({
  ...state,
  totals: state.totals.map((total, each) => (each === party ? total + points : total)),
});

/** How people come and go in such games: partners stay to the end, and a side's total is nobody's alone. */
export const racePeople = {
  isFixed: ({ options }: RaceTable): boolean => options.sides,
  seat: <State extends RaceState>(table: RaceTable, state: State, seating: Seating, points: number): State =>
    table.options.sides ? state : totalsFollow.seat(table, state, seating, points),
  comeBack: totalsFollow.comeBack,
};

interface Leads {
  /** Who may lead the next hand; undefined if that is not known. */
  readonly leads: Party | undefined;
}

/** The lead stays with the person when seats change. */
export const withLeads = <State extends Leads>(state: State, seating: Seating): State => ({
  ...state,
  leads: state.leads && seatsNow(state.leads, seating),
});

/** Somebody who leaves leads no hand. */
export const withoutLead = <State extends Leads>(state: State, seat: Seat): State => {
  const leads = state.leads?.filter((each) => each !== seat);
  return { ...state, leads: leads?.length ? leads : undefined };
};

/** The rules that all such games share. */
export const race = <G extends RaceTypes>(): Pick<
  Rules<G>,
  "aim" | "inSides" | "adjust" | "tally" | "headline" | "marks"
> => ({
  aim: "many",
  inSides: ({ options }) => options.sides,
  adjust: adjustTotals,
  tally: (table, state) => targetTally(table.options.target, totalsBySeat(table, state)),
  headline: (table, state) =>
    targetHeadline(table, table.options, state.hands + 1, totalsBySeat(table, state)),
  marks: (table, state) => targetMarks(table, table.options.target, totalsBySeat(table, state)),
});
