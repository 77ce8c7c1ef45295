import { wholeNumber } from "../../rules/document/read";
import type { Table } from "../../rules/people/table";
import { allSets, doubleBlank, handSize } from "../../rules/presets/option-asks";
import * as z from "../../rules/zod";
import { engineKinds } from "./engines";

export const handSizes = { min: 1, max: 30 };
const highestOfAll = Math.max(...allSets);
/** `found`: the same doubles come again and again, so any number of rounds can be agreed on. */
export const maxRounds = 100;

/** How this table plays where rules differ. Kept with the game, without effect on the score. */
export const cardPoints = {
  doubles: ["close", "anybody", "free"],
  draw: ["one", "until"],
  firstTurn: ["one", "train"],
} as const;

/** Source: docs/scoresheet.md, `mexican-train`. */
export const mexicanTrainOptions = z.strictObject({
  set: z._default(z.literal(allSets), 12),
  engines: z._default(z.enum(engineKinds), "asked"),
  /** The first engine; the doubles on its other side are never engines. */
  first: z.optional(wholeNumber(0, highestOfAll)),
  rounds: z.optional(wholeNumber(1, maxRounds)),
  deal: z._default(z.enum(["table", "removed", "custom"]), "table"),
  handSize: handSize(handSizes),
  doubleBlank,
  card: z.optional(
    z.strictObject({
      doubles: z.optional(z.enum(cardPoints.doubles)),
      draw: z.optional(z.enum(cardPoints.draw)),
      firstTurn: z.optional(z.enum(cardPoints.firstTurn)),
    }),
  ),
});

export type MexicanTrainOptions = z.infer<typeof mexicanTrainOptions>;
export type TrainTable = Table<MexicanTrainOptions>;
