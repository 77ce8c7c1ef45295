import { createECDH, createHash } from "node:crypto";
import type { SubscriptionReply, SubscriptionRequest } from "@/lib/league/evenings/notices-wire";
import type { AttendanceStore } from "../leagues/evenings/attendance-store";
import { changeLeagueAt } from "../leagues/league-access";
import type { Database } from "../store/store";
import type { PushSender } from "./push-sender";

/** How many browsers of one league, and of one player, can have notices; beyond that the oldest are removed. */
const maxInLeague = 500;
const maxOfPlayer = 8;

/** `not-a-push-service`: nothing is sent there. `bad-keys`: they cannot be used for encryption. */
export type SubscriptionRefusal = "wrong-link" | "not-a-push-service" | "bad-keys" | "too-many-subscriptions";

/** Which browsers have notices of a league. */
export class SubscriptionStore {
  constructor(
    private readonly database: Database,
    private readonly attendance: AttendanceStore,
    private readonly sender: PushSender,
  ) {}

  /** Adds or removes a browser; repeating it changes nothing. `origin`: the site that it subscribed to. */
  async change(
    idOrSlug: string,
    { as, wants, language, subscription: { endpoint, keys } }: SubscriptionRequest,
    origin: string,
  ): Promise<SubscriptionReply | SubscriptionRefusal> {
    if (wants && !this.sender.mayReach(endpoint)) return "not-a-push-service";
    if (wants && !canEncrypt(keys)) return "bad-keys";
    await this.attendance.ready();
    return changeLeagueAt(this.database, idOrSlug, async (store, league) => {
      const who = await this.attendance.whoAnswers(store, league, as);
      if (!who) return "wrong-link";
      const { id: leagueId } = league;
      const { player } = who;
      const id = idOf(endpoint);
      const reply = { league: leagueId, player, wants };
      if (!wants) {
        await store.pushSubscription.deleteMany({ where: { leagueId, id, player } });
        return reply;
      }
      const others = { leagueId, id: { not: id } };
      if ((await store.pushSubscription.count({ where: others })) >= maxInLeague)
        return "too-many-subscriptions";
      const own = await store.pushSubscription.findMany({
        where: { ...others, player },
        orderBy: { createdAt: "desc" },
        select: { id: true },
      });
      const tooMany = own.slice(maxOfPlayer - 1).map((each) => each.id);
      await store.pushSubscription.deleteMany({ where: { leagueId, id: { in: tooMany } } });
      const data = { player, endpoint, p256dh: keys.p256dh, auth: keys.auth, language, origin };
      const where = { leagueId_id: { leagueId, id } };
      const createdAt = new Date();
      await store.pushSubscription.upsert({
        where,
        create: { leagueId, id, ...data, createdAt },
        update: data,
      });
      return reply;
    });
  }
}

const idOf = (endpoint: string): string => createHash("sha256").update(endpoint).digest("hex");

/** Whether these are a point of the curve and a secret, as RFC 8291 requires. */
function canEncrypt({ p256dh, auth }: SubscriptionRequest["subscription"]["keys"]): boolean {
  if (Buffer.from(auth, "base64url").length !== 16) return false;
  try {
    const own = createECDH("prime256v1");
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, "base64url"));
    return Buffer.from(p256dh, "base64url").length === 65;
  } catch {
    return false;
  }
}
