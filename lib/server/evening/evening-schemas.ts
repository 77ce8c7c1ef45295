import * as z from "zod/mini";
import { eveningSchemas } from "@/lib/evening/document";
import type { EveningResult } from "@/lib/evening/result/types";
import { forms } from "@/lib/evening/setup";
import { wholeNumber } from "@/lib/rules/document/read";
import { problemEntry } from "../games/replay-result";

const draw = { draw: z.optional(z.boolean()) };

/** An evening sheet of any form; with `draw`, the next round is asked for. */
export const eveningRequest = z.union([
  z.extend(eveningSchemas.table, draw),
  z.extend(eveningSchemas.partners, draw),
  z.extend(eveningSchemas.pairs, draw),
  z.extend(eveningSchemas.alone, draw),
]);

const ids = z.array(z.string());
const sides = { sides: z.optional(z.array(ids)), seats: z.optional(ids) };
const points = z.union([z.array(z.int()), z.record(z.string(), z.int())]);
const outcome = { points: z.optional(points), won: z.optional(z.nullable(z.int())) };
const range = z.tuple([z.int(), z.int()]);
const cost = z.array(z.int());

const table = z.object({
  table: wholeNumber(1, 99),
  ...sides,
  state: z.enum(["open", "playing", "entered", "confirmed", "disputed"]),
  ...outcome,
  game: z.optional(z.string()),
  late: z.optional(z.literal(true)),
  forfeit: z.optional(z.literal([0, 1, "both"])),
  claims: z.optional(z.array(z.object({ by: z.string(), ...outcome }))),
  why: z.optional(z.string()),
});

const round = z.object({
  round: z.int(),
  lot: z.int(),
  time: z.boolean(),
  rest: ids,
  cost,
  best: z.optional(cost),
  asDrawn: z.optional(z.boolean()),
  says: z.array(z.object({ code: z.string(), who: ids, round: z.optional(z.int()) })),
  tables: z.array(table),
});

const standing = z.object({
  who: z.string(),
  place: z.optional(z.int()),
  games: z.int(),
  wins: z.int(),
  for: z.optional(z.int()),
  against: z.optional(z.int()),
  points: z.optional(z.int()),
  places: z.optional(range),
  opponents: z.optional(z.int()),
  run: z.optional(z.int()),
  reign: z.optional(z.int()),
  rests: z.int(),
  separates: z.optional(z.string()),
});

/** The result of an evening sheet, for the API's description. */
export const eveningResult = z.object({
  form: z.enum(forms),
  status: z.enum(["playing", "finished"]),
  accepted: z.int(),
  problems: z.array(problemEntry),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  here: ids,
  rounds: z.array(round),
  standings: z.array(standing),
  winners: ids,
  fairness: z.object({
    seated: z.optional(range),
    rests: z.optional(range),
    neverMet: z.optional(z.int()),
    partnersAgain: z.optional(z.int()),
    rivals: z.optional(range),
    met: z.optional(range),
  }),
  waiting: z.array(
    z.object({ round: z.int(), table: z.int(), for: z.enum(["result", "confirm", "decision"]) }),
  ),
  /** Only if it was asked for. */
  draw: z.optional(
    z.union([
      z.object({
        round: z.int(),
        lot: z.int(),
        tables: z.array(z.object({ table: z.int(), ...sides })),
        rest: ids,
        cost,
      }),
      z.object({ problem: z.enum(["evening-over", "round-open", "too-few"]) }),
    ]),
  ),
} satisfies Record<keyof EveningResult, z.ZodMiniType>);
