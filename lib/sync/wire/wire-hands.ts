import { maxLength } from "@/lib/rules/document/read";
import * as z from "../../rules/zod";
import { protocol } from "./protocol";

/** The most pips of a proposed hand, and the most tiles it can list: more than any game has. */
const maxPips = 10_000;
const maxTiles = 200;

/** What a player holds: pips, or tiles as scoresheets write them. */
const held = z.union([
  z.int().check(z.minimum(0), z.maximum(maxPips)),
  z.array(z.string().check(maxLength(8))).check(maxLength(maxTiles)),
]);

/**
 * The hand a player holds in the round being entered. It is not an entry and does not count; a later one by the same
 * player replaces it, and it is out of date once an entry closes the round.
 */
export const handRequest = z.strictObject({
  protocol: z.literal(protocol),
  player: z.string(),
  /** How many rounds were closed when it was sent. */
  round: z.int().check(z.minimum(0)),
  held,
});
export type HandRequest = z.infer<typeof handRequest>;

const proposedHand = z.object({ player: z.string(), held, at: z.iso.datetime() });

/** The hands that players proposed, in the round after `round` closed ones. */
export const handsReply = z.object({ id: z.guid(), round: z.int(), hands: z.array(proposedHand) });
export type HandsReply = z.infer<typeof handsReply>;
