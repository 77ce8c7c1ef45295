import type { Prisma } from "../store/rows";
import type { PushMessage, PushSender } from "./push-sender";

export type Subscription = Prisma.PushSubscriptionGetPayload<object>;

/** How many messages of one league are sent at the same time. */
const atOnce = 8;
/**
 * Nobody else's notices wait for longer than this, in milliseconds, and no host gets more time-outs of one league:
 * what is left is sent later.
 */
const budget = { leagueMs: 10_000, failuresOfHost: atOnce };

/** What has happened to the messages of one notice, by the ids of subscriptions. */
export interface Delivered {
  readonly sent: ReadonlySet<string>;
  /** The browser wants no more. */
  readonly gone: ReadonlySet<string>;
  /** To be sent again: not tried, or the service was not there. */
  readonly later: ReadonlySet<string>;
  /** Tried, and not sent, whether or not it is tried again. */
  readonly failed: ReadonlySet<string>;
  /** Why messages were not sent. */
  readonly why: ReadonlySet<string>;
}

/** Sends a message to each of a league's browsers. */
export async function deliver(
  sender: PushSender,
  subscriptions: readonly Subscription[],
  messageFor: (subscription: Subscription) => PushMessage,
): Promise<Delivered> {
  const delivered = {
    sent: new Set<string>(),
    gone: new Set<string>(),
    later: new Set<string>(),
    failed: new Set<string>(),
    why: new Set<string>(),
  };
  const { sent, gone, later, failed, why } = delivered;
  const failures = new Map<string, number>();
  const until = performance.now() + budget.leagueMs;
  const next = subscriptions.values();
  const sendNext = async () => {
    for (const subscription of next) {
      const { id, endpoint } = subscription;
      const host = URL.canParse(endpoint) ? new URL(endpoint).host : "";
      if (performance.now() > until || (failures.get(host) ?? 0) >= budget.failuresOfHost) {
        later.add(id);
        continue;
      }
      const answer = await sender.send(subscription, messageFor(subscription));
      if (answer === "gone") gone.add(id);
      else if (answer === "sent") {
        sent.add(id);
        failures.delete(host);
      } else {
        why.add(answer.failed);
        failed.add(id);
        if (answer.isPassing) {
          later.add(id);
          failures.set(host, (failures.get(host) ?? 0) + 1);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return delivered;
}
