import { pushReply, subscriptionReply, subscriptionRequest } from "@/lib/league/evenings/notices-wire";
import { answer, refuseFor } from "../http/http";
import { originOf } from "../http/origin";
import { bodyOf, get, post, type Route } from "../http/route";
import { leagueParameter } from "../leagues/league-parameter";
import { messages } from "../words/words";

/** Notices that browsers show when no page is open (Web Push). */
export const pushRoutes: readonly Route[] = [
  get({
    path: "/api/push",
    summary: "The key for notifications",
    description:
      "The public key (VAPID, RFC 8292) that browsers subscribe with. The server generates it. Null if this server sends no notifications.",
    replies: { 200: pushReply },
    handle: async ({ server }) => answer({ key: (await server.pushSender.publicKey()) ?? null }),
  }),
  post({
    path: "/api/leagues/{id}/subscriptions",
    summary: "Turn a browser's notifications on or off",
    description:
      "`as` is the token in a player's link, and `subscription` the browser's subscription. Notifications are sent when an evening is planned or moved, on its day, and the morning after games were played. Messages go to known push services only (`PUSH_SERVICES`). A league has at most 500 subscriptions, a player the last 8.",
    parameters: [leagueParameter],
    body: bodyOf(subscriptionRequest),
    replies: { 200: subscriptionReply },
    refusals: ["wrong-link", "not-a-push-service", "too-many-subscriptions"],
    handle: async ({ server, id, request, body }) => {
      const { origin } = originOf(request.headers);
      const changed = await server.subscriptions.change(id, body, origin);
      switch (changed) {
        case "wrong-link":
          return refuseFor(changed, messages().wrongLink, "/as");
        case "not-a-push-service":
          return refuseFor(changed, messages().notAPushService, "/subscription/endpoint");
        case "bad-keys":
          return refuseFor("bad-request", messages().badPushKeys, "/subscription/keys");
        case "too-many-subscriptions":
          return refuseFor(changed, messages().tooManySubscriptions);
        default:
          return answer(changed);
      }
    },
  }),
];
