import { endEntry, entrySchema } from "../../rules/document/entry";
import { maxLength, minLength, wholeNumber } from "../../rules/document/read";
import { isRecord } from "../../rules/record";
import * as z from "../../rules/zod";
import { pairSchema, personSchema } from "../people-schemas";
import { type Form, maxTableNumber, maxTables } from "../setup";

const round = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const table = wholeNumber(1, maxTableNumber);
const at = { round, table };
const points = wholeNumber(-100_000, 100_000);
const id = z.string();

export const maxLot = 1_000;

const tables = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.array(schema).check(minLength(1), maxLength(maxTables));

const roundOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  entrySchema("round", {
    round,
    tables: tables(schema),
    rest: z.optional(z.array(id)),
    lot: z.optional(wholeNumber(0, maxLot)),
  });

/** By person. Its numbers are read one by one, so that each gets its own problem. */
const pointsByPerson = z.custom<Readonly<Record<string, unknown>>>(isRecord);
pointsByPerson.register(z.globalRegistry, {
  type: "object",
  description: "Person id → points (-100,000 to 100,000).",
  additionalProperties: { type: "integer", minimum: -100_000, maximum: 100_000 },
});
export const onePoints = points;

const said = { ...at, by: z.optional(id), game: z.optional(id) };

const add = entrySchema("add", { person: personSchema });
const addPair = entrySchema("add", { pair: pairSchema });
const here = entrySchema("here", { who: id });
const away = entrySchema("away", { who: id });
const rename = entrySchema("rename", { person: id, name: z.string() });
const sit = entrySchema("sit", { who: id });
const sided = roundOf(z.strictObject({ table, sides: z.array(z.array(id)) }));
const seated = roundOf(z.strictObject({ table, seats: z.array(id) }));
const game = entrySchema("game", { ...at, game: id });
const result = entrySchema("result", {
  ...said,
  points: z.optional(z.array(points).check(minLength(2), maxLength(2))),
  won: z.optional(wholeNumber(0, 1)),
});
const resultAlone = entrySchema("result", { ...said, points: pointsByPerson });
const confirm = entrySchema("confirm", { ...at, by: id, samePhone: z.optional(z.boolean()) });
const dispute = entrySchema("dispute", { ...at, by: id, why: z.optional(z.string()) });
const forfeit = entrySchema("forfeit", { ...at, absent: z.literal([0, 1, "both"]) });
const lateTable = entrySchema("late", at);
const time = entrySchema("time", { round });
const adjust = entrySchema("adjust", {
  who: id,
  wins: z.optional(wholeNumber(-1, 1)),
  points: z.optional(wholeNumber(-1_000, 1_000)),
  why: z.string(),
});

export type Add = z.infer<typeof add> | z.infer<typeof addPair>;
export type Rename = z.infer<typeof rename>;
export type WrittenRound = z.infer<typeof sided> | z.infer<typeof seated>;
export type WrittenResult = z.infer<typeof result> | z.infer<typeof resultAlone>;
export type Answer = z.infer<typeof confirm> | z.infer<typeof dispute>;
export type Adjust = z.infer<typeof adjust>;

/** An entry of an evening, in any form. */
export type EveningEntry =
  | Add
  | z.infer<typeof here>
  | z.infer<typeof away>
  | Rename
  | z.infer<typeof sit>
  | WrittenRound
  | z.infer<typeof game>
  | WrittenResult
  | Answer
  | z.infer<typeof forfeit>
  | z.infer<typeof lateTable>
  | z.infer<typeof time>
  | Adjust
  | z.infer<typeof endEntry>;

const common = { here, away, rename, game, adjust, end: endEntry } as const;
const hall = { sit, confirm, dispute, late: lateTable, time } as const;

/** The kinds of entries of each form, in the order in which they are listed. */
export const entrySchemas: Readonly<Record<Form, Readonly<Record<string, z.ZodMiniType<EveningEntry>>>>> = {
  table: { ...common, add, round: sided, result },
  partners: { ...common, ...hall, add, round: sided, result, forfeit },
  pairs: { ...common, ...hall, add: addPair, round: sided, result, forfeit },
  alone: { ...common, ...hall, add, round: seated, result: resultAlone },
};

/** What is still taken once the evening is over. */
export const afterTheEnd: readonly string[] = [
  "result",
  "confirm",
  "dispute",
  "forfeit",
  "game",
  "adjust",
  "rename",
];
