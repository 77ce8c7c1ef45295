import type { Unit } from "./roster";

/** A unit, by its place in the order of arrival. Everything inside an evening is kept by it. */
export type Index = number;

/** What a table says about itself, as one side (in form `alone` one person) or the host has entered it. */
export interface Outcome {
  /** By side; in form `alone` by seat. Undefined for a game that was kept in the head. */
  readonly points: readonly number[] | undefined;
  /** The side that won; null: nobody. Without meaning in form `alone`. */
  readonly won: number | null;
}

export interface Claim extends Outcome {
  readonly side: number;
  /** A person's id. */
  readonly by: string;
}

export interface TableState {
  readonly table: number;
  /** Who plays together; in form `alone` everybody for themselves. */
  readonly sides: readonly (readonly Index[])[];
  readonly state: "open" | "entered" | "confirmed" | "disputed";
  /** It counts while the table is entered or confirmed. */
  readonly outcome: Outcome | undefined;
  readonly claims: readonly Claim[];
  readonly why?: string | undefined;
  readonly forfeit?: 0 | 1 | "both" | undefined;
  /** The scoresheet that is played there. */
  readonly game?: string | undefined;
  readonly late: boolean;
}

export interface RoundState {
  readonly lot: number;
  readonly time: boolean;
  /** As written. */
  readonly tables: readonly TableState[];
  readonly rest: readonly Index[];
  /** Those of them who had asked to rest. */
  readonly asked: readonly Index[];
  /** Who sat at a late table meanwhile. */
  readonly busy: readonly Index[];
}

export interface UnitState {
  readonly here: boolean;
  /** Would like to rest in the next round. */
  readonly asked: boolean;
  /** Rests, for deciding who is next: whoever comes starts with the most that anybody has. */
  readonly rests: number;
  /** Here before round 1, and never away since. */
  readonly allAlong: boolean;
}

export interface Adjustment {
  readonly unit: Index;
  readonly wins: number;
  readonly points: number;
}

/** At the one table of form `table`: who sits down next. */
export interface Line {
  /** Who waited when the last result came. */
  readonly waiting: readonly Index[];
  /** Who has come since. */
  readonly since: readonly Index[];
}

export interface EveningState {
  readonly units: readonly Unit[];
  /** By unit. */
  readonly now: readonly UnitState[];
  readonly rounds: readonly RoundState[];
  readonly adjustments: readonly Adjustment[];
  readonly line: Line;
  readonly over: boolean;
}

const newcomer = { here: true, asked: false, rests: 0, allAlong: true } as const;

export const beginning = (units: readonly Unit[]): EveningState => ({
  units,
  now: units.map(() => newcomer),
  rounds: [],
  adjustments: [],
  line: { waiting: [], since: [] },
  over: false,
});

export const indexOf = ({ units }: Pick<EveningState, "units">, id: unknown): Index | undefined => {
  const index = units.findIndex((unit) => unit.id === id);
  return index < 0 ? undefined : index;
};

/** The unit that a person belongs to. */
export const unitOf = ({ units }: Pick<EveningState, "units">, person: unknown): Index | undefined => {
  const index = units.findIndex(({ people }) => people.some(({ id }) => id === person));
  return index < 0 ? undefined : index;
};

export const unitAt = ({ units }: Pick<EveningState, "units">, index: Index): Unit => {
  const unit = units[index];
  if (!unit) throw new RangeError(`no unit ${index} this evening`);
  return unit;
};

export const counts = ({ state }: Pick<TableState, "state">): boolean =>
  state === "entered" || state === "confirmed";

/** A table that plays on while others are drawn. */
export const isLate = (table: Pick<TableState, "state" | "late">): boolean => table.late && !counts(table);

const lateTables = ({ rounds }: Pick<EveningState, "rounds">): readonly TableState[] =>
  rounds.flatMap(({ tables }) => tables.filter(isLate));

/** The numbers of the tables that play on, and who sits there. */
export function late(state: Pick<EveningState, "rounds">): {
  readonly numbers: ReadonlySet<number>;
  readonly units: ReadonlyMap<Index, number>;
} {
  const tables = lateTables(state);
  return {
    numbers: new Set(tables.map(({ table }) => table)),
    units: new Map(tables.flatMap(({ table, sides }) => sides.flat().map((unit) => [unit, table] as const))),
  };
}

/** Who can be drawn: here, and at no late table. In order of arrival. */
export function candidatesIn(state: EveningState): Index[] {
  const { units } = late(state);
  return state.now.flatMap(({ here }, unit) => (here && !units.has(unit) ? [unit] : []));
}
