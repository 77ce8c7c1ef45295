import { kernelText } from "../texts";
import * as z from "../zod";

/** The name of a whole entry in a problem. */
export const thisEntry = kernelText("this-entry");

/** The part common to all entries: the kind. The rest belongs to the game. */
export interface EntryBody {
  readonly kind: string;
}

/**
 * The known part of an entry: a half-typed round, or the valid fields of an invalid one. A field that is present but
 * wrong is undefined here, and its problem has been reported already.
 */
export type Draft<Body extends EntryBody> = Body extends EntryBody
  ? { readonly kind: Body["kind"] } & { readonly [Field in keyof Body]?: Body[Field] | undefined }
  : never;

/** The hands as written: player id → pips, or a list of tiles. Read hand by hand in `hands.ts`. */
export type Left = Readonly<Record<string, number | readonly string[]>>;

const withZone = { offset: true, local: true } as const;
const toTheSecond = z.iso.datetime(withZone);
const toTheMinute = z.iso.datetime({ ...withZone, precision: -1 });

/** An ISO 8601 date and time, to the minute or finer, with or without a zone. */
const isoTime = z.stringFormat(
  "datetime",
  (text) => z.safeParse(toTheSecond, text).success || z.safeParse(toTheMinute, text).success,
);

/** `id` is a UUID the device made, `at` an ISO 8601 time; both are ignored for scoring. */
const common = { id: z.optional(z.guid()), at: z.optional(isoTime) };

/** The schema of one kind of entry: its own fields, besides `kind`, `id` and `at`; any other key is an error. */
export const entrySchema = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  kind: Kind,
  shape: Shape,
) => z.strictObject({ kind: z.literal(kind), ...common, ...shape });

/** `out`: the id of the player who played the last tile, or null for a blocked hand. */
export const outField = z.nullable(z.string());

/** `left`: a record by player id. Its hands are read one by one, so that each gets its own problem. */
export const leftField = z.custom<Left>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);
leftField.register(z.globalRegistry, {
  type: "object",
  description: "Player id → what that player still holds: pips (0-10,000), or a list of tiles.",
  additionalProperties: {
    anyOf: [
      { type: "integer", minimum: 0, maximum: 10_000 },
      { type: "array", minItems: 1, items: { type: "string", examples: ["6-4", "w-3", "S"] } },
    ],
  },
});

/** `end`: the players stop early. */
export const endEntry = entrySchema("end", {});

const target = z.unknown().register(z.globalRegistry, {
  anyOf: [
    { type: "integer", minimum: 0 },
    { type: "string", format: "uuid" },
  ],
});

/** The id of the league whose keeper made a correction; ignored for scoring. Without it, it was made at the table. */
const league = z.optional(z.guid());

/** `amend`: entry `target` was wrong, and this is what it should have been. `target` is an index or an entry's id. */
export const amendEntry = entrySchema("amend", { target, entry: z.unknown(), league });

/** `void`: entry `target` did not happen. */
export const voidEntry = entrySchema("void", { target, league });
