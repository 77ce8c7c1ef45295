import { maxLength } from "../../rules/document/read";
import * as z from "../../rules/zod";

/** `GET /api/push`: the key that browsers subscribe with, in base64url; null if this server sends no notices. */
export const pushReply = z.object({ key: z.nullable(z.string()) });

/** Turns a player's notices on or off in one browser. `as`: the token in the player's link. */
export const subscriptionRequest = z.strictObject({
  as: z.string().check(maxLength(200)),
  wants: z.boolean(),
  /** The language of the notices. */
  language: z.enum(["en", "es", "pt"]),
  /** As the browser returns it (`PushSubscription.toJSON()`). */
  subscription: z.object({
    endpoint: z.string().check(maxLength(2_048)),
    keys: z.object({ p256dh: z.string().check(maxLength(200)), auth: z.string().check(maxLength(100)) }),
  }),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequest>;

export const subscriptionReply = z.object({ league: z.string(), player: z.string(), wants: z.boolean() });
export type SubscriptionReply = z.infer<typeof subscriptionReply>;
