import type { Aim } from "../rules/rules";
import type { ShutoutCounts } from "../rules/score/shutout";

export const forms = ["table", "partners", "pairs", "alone"] as const;

/**
 * `table`: one table at home, two pairs, the others wait. `partners`: two pairs a table, new ones each round. `pairs`:
 * two pairs that stay pairs. `alone`: 2-8 people a table, each for themselves.
 */
export type Form = (typeof forms)[number];

export type Method =
  | "winners"
  | "everybody"
  | "mix"
  | "swiss"
  | "ladder"
  | "whist"
  | "round-robin"
  | "climb"
  | "stay";

/** What standings are ordered by. */
export type Key = "wins" | "difference" | "for" | "opponents" | "head-to-head" | "points" | "places" | "lot";

/** The settings in force, those included that a form does not have. */
export interface Settings {
  readonly draw: Method;
  readonly limit: number;
  readonly split: boolean;
  readonly tables: number;
  /** How long a round takes, and how many minutes before its end that is said. */
  readonly minutes: number | undefined;
  readonly warn: number | undefined;
  /** What happens when time is up: the hand in play ends, that and one more, or nothing more is played. */
  readonly atTime: "finish-hand" | "one-more" | "stop";
  readonly level: "extra-hand" | "until-decided" | "draw";
  /** Points above it do not count; null: all count. */
  readonly cap: number | null;
  /** The points of a side whose rivals are absent, and of those. */
  readonly forfeit: readonly [number, number];
  readonly rest: "per-game" | "half" | "win";
  readonly confirm: "other-side" | "none";
  readonly partnerAgain: number;
  readonly rivalAgain: number;
  readonly spare: string | undefined;
  readonly repeat: boolean;
  readonly size: number;
  readonly max: number;
  readonly climb: number;
  readonly missed: "per-game" | "worst";
  readonly least: number | undefined;
  readonly order: readonly Key[];
}

/** What never changes during an evening. */
export interface Setup {
  /** The sheet's id, part of every lot. */
  readonly id: string;
  readonly form: Form;
  readonly settings: Settings;
  /** Whether few points are good, in form `alone`. */
  readonly aim: Aim;
  /** As how many games one that was won to nothing counts in a night's tally: a house rule of the game. */
  readonly shutout: ShutoutCounts;
}

export const maxUnits: Readonly<Record<Form, number>> = { table: 16, partners: 200, pairs: 100, alone: 200 };
export const maxRounds = ({ form }: Pick<Setup, "form">): number => (form === "table" ? 200 : 60);
export const maxTables = 50;
/** Numbers may have gaps: a late table keeps its own. */
export const maxTableNumber = 99;
export const maxEntries = 4_000;

/** How many units sit at a table for two pairs; undefined in form `alone`. */
export const seatsATable = ({ form }: Pick<Setup, "form">): number | undefined =>
  form === "alone" ? undefined : form === "pairs" ? 2 : 4;
