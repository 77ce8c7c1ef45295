import { changeLogReply } from "@/lib/league/change/log-reply";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { pushReply, type SubscriptionRequest, subscriptionReply } from "@/lib/league/evenings/notices-wire";
import { recordReply } from "@/lib/league/record/record-reply";
import {
  answerLinksReply,
  answerReply,
  leagueGamesReply,
  leagueReply,
  moneyReply,
  plannedEveningsReply,
} from "@/lib/league/replies";
import {
  type AnswerRequest,
  type ChangeRequest,
  type CreateLeagueRequest,
  leagueProtocol as protocol,
} from "@/lib/league/wire";
import { deletionReply } from "@/lib/sync/wire/wire-deletion";
import { bearer, callOver, post } from "../../net/server-calls";

/** The server's routes for leagues. */
export function leagueCallsOver(fetch: typeof globalThis.fetch) {
  const call = callOver(fetch);
  const at = (id: string, path = ""): string => `/api/leagues/${encodeURIComponent(id)}${path}`;
  return {
    create: (request: CreateLeagueRequest, key: string) =>
      call(() => leagueReply, "/api/leagues", post(request, key)),
    read: (id: string) => call(() => leagueReply, at(id)),
    change: (
      id: string,
      key: string,
      changes: readonly LeagueChange[],
      beside: Pick<ChangeRequest, "after" | "gameKeys">,
    ) => call(() => leagueReply, at(id, "/changes"), post({ protocol, changes, ...beside }, key)),
    /** Replaces the keeper key by `next`, authorised by `key`; with the same key twice, it checks the key. */
    keeperKey: (id: string, key: string, next: string) =>
      call(() => leagueReply, at(id, "/keeper-key"), post({ protocol, key: next }, key)),
    /** Deletes the league for everybody; it can be restored for a while. */
    remove: (id: string, key: string) =>
      call(() => deletionReply, at(id), { method: "DELETE", ...bearer(key) }),
    restore: (id: string, key: string) =>
      call(() => deletionReply, at(id, "/restore"), post({ protocol }, key)),
    money: (id: string) => call(() => moneyReply, at(id, "/money")),
    /** A page of the league's games, newest first; pages are counted from 1. */
    games: (id: string, page: number, size: number) =>
      call(() => leagueGamesReply, at(id, `/games?page=${page}&size=${size}`)),
    /** What the league's pages are drawn from; only what is new after a version, if that is possible. */
    record: (id: string, after?: number) =>
      call(() => recordReply, at(id, `/record${after === undefined ? "" : `?after=${after}`}`)),
    /** What was changed, the latest first; pages are counted from 1. */
    changes: (id: string, key: string, page: number) =>
      call(() => changeLogReply, at(id, `/changes?page=${page}`), bearer(key)),
    evenings: (id: string) => call(() => plannedEveningsReply, at(id, "/planned-evenings")),
    answerLinks: (id: string, key: string) =>
      call(() => answerLinksReply, at(id, "/answer-links"), bearer(key)),
    /** Replaces these; those that are not valid, perhaps because they were replaced before, change nothing. */
    replaceLinks: (id: string, key: string, replace: readonly string[]) =>
      call(() => answerLinksReply, at(id, "/answer-links"), post({ protocol, replace }, key)),
    /** The key that browsers subscribe to notices with. */
    pushKey: () => call(() => pushReply, "/api/push"),
    subscribe: (id: string, request: SubscriptionRequest) =>
      call(() => subscriptionReply, at(id, "/subscriptions"), post(request)),
    /** A player's own answer; needs only the signature in the player's link. */
    answer: (id: string, request: AnswerRequest) =>
      call(() => answerReply, at(id, "/answers"), post(request)),
  };
}
export type LeagueCalls = ReturnType<typeof leagueCallsOver>;

/** The server of this page. */
export const leagueCalls = leagueCallsOver((...request) => window.fetch(...request));
