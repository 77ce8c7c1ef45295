import * as z from "../../rules/zod";
import { moneyReply } from "../replies";
import { described } from "../reply-fields";
import type { Beside } from "./beside";

/** What a record has beside its games, as it travels and as devices keep it. */
export const packedBeside = z.object({
  payments: moneyReply.shape.payments,
  comments: described(
    z.array(z.tuple([z.string(), z.string()])),
    "Comments, each after what it is about: a game's id, or the day on which an evening began.",
  ),
});

export const packBeside = ({ payments, comments }: Beside): z.infer<typeof packedBeside> => ({
  payments: [...payments],
  comments: [...comments],
});

export const unpackBeside = ({ payments, comments }: z.infer<typeof packedBeside>): Beside => ({
  payments,
  comments: new Map(comments),
});
