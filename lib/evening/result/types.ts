import type { EntryProblem } from "../../rules/problem";
import type { Form, Key } from "../setup";
import type { Fairness } from "../standings/fairness";

export type Points = readonly number[] | Readonly<Record<string, number>>;

/** A table of a round: with `sides`, or in form `alone` with `seats`. Keys without a value are absent. */
export interface TableResult {
  readonly table: number;
  readonly sides?: readonly (readonly string[])[];
  readonly seats?: readonly string[];
  readonly state: "open" | "playing" | "entered" | "confirmed" | "disputed";
  readonly points?: Points;
  readonly won?: number | null;
  readonly game?: string;
  readonly late?: true;
  readonly forfeit?: 0 | 1 | "both";
  readonly claims?: readonly {
    readonly by: string;
    readonly points?: Points;
    readonly won?: number | null;
  }[];
  readonly why?: string;
}

export interface RoundResult {
  readonly round: number;
  readonly lot: number;
  readonly time: boolean;
  readonly rest: readonly string[];
  readonly cost: readonly number[];
  readonly best?: readonly number[];
  readonly asDrawn?: boolean;
  readonly says: readonly {
    readonly code: string;
    readonly who: readonly string[];
    readonly round?: number;
  }[];
  readonly tables: readonly TableResult[];
}

export interface StandingResult {
  readonly who: string;
  readonly place?: number;
  readonly games: number;
  readonly wins: number;
  readonly for?: number;
  readonly against?: number;
  readonly points?: number;
  readonly places?: readonly [numerator: number, denominator: number];
  readonly opponents?: number;
  readonly run?: number;
  readonly reign?: number;
  readonly rests: number;
  readonly separates?: Key | "least" | "spare";
}

export type DrawResult =
  | {
      readonly round: number;
      readonly lot: number;
      readonly tables: readonly Pick<TableResult, "table" | "sides" | "seats">[];
      readonly rest: readonly string[];
      readonly cost: readonly number[];
    }
  | { readonly problem: "evening-over" | "round-open" | "too-few" };

/** The result of an evening sheet. Source: docs/eveningsheet.md, "The replay result". */
export interface EveningResult {
  readonly form: Form;
  readonly status: "playing" | "finished";
  /** How many entries were accepted, from the start. */
  readonly accepted: number;
  /** The problems of the first refused entry, where the replay stops. */
  readonly problems: readonly EntryProblem[];
  /** Everybody ever, with today's names, in order of arrival. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly here: readonly string[];
  readonly rounds: readonly RoundResult[];
  readonly standings: readonly StandingResult[];
  readonly winners: readonly string[];
  readonly fairness: Fairness;
  /** Every table that is not confirmed, and what it waits for. */
  readonly waiting: readonly {
    readonly round: number;
    readonly table: number;
    readonly for: "result" | "confirm" | "decision";
  }[];
  readonly draw?: DrawResult;
}
