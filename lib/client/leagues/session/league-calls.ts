import type { LeagueChange } from "@/lib/league/changes/registry";
import {
  type PushReply,
  pushReply,
  type SubscriptionReply,
  type SubscriptionRequest,
  subscriptionReply,
} from "@/lib/league/evenings/notices-wire";
import { type RecordReply, recordReply } from "@/lib/league/record/record-reply";
import {
  type AnswerLinksReply,
  type AnswerReply,
  answerLinksReply,
  answerReply,
  type LeagueGamesReply,
  type LeagueReply,
  leagueGamesReply,
  leagueReply,
  type MoneyReply,
  moneyReply,
  type PlannedEveningsReply,
  plannedEveningsReply,
} from "@/lib/league/replies";
import {
  type AnswerRequest,
  type ChangeRequest,
  type CreateLeagueRequest,
  leagueProtocol,
} from "@/lib/league/wire";
import { type DeletionReply, deletionReply } from "@/lib/sync/wire/wire-deletion";
import { type Answered, bearer, callOver, post } from "../../net/server-calls";

/** The server's routes for leagues. */
export interface LeagueCalls {
  create(request: CreateLeagueRequest, key: string): Promise<Answered<LeagueReply>>;
  read(id: string): Promise<Answered<LeagueReply>>;
  change(
    id: string,
    key: string,
    changes: readonly LeagueChange[],
    beside: Pick<ChangeRequest, "after" | "gameKeys">,
  ): Promise<Answered<LeagueReply>>;
  /** Replaces the keeper key by `next`, authorised by `key`; with the same key twice, it checks the key. */
  keeperKey(id: string, key: string, next: string): Promise<Answered<LeagueReply>>;
  /** Deletes the league for everybody; it can be restored for a while. */
  remove(id: string, key: string): Promise<Answered<DeletionReply>>;
  restore(id: string, key: string): Promise<Answered<DeletionReply>>;
  money(id: string): Promise<Answered<MoneyReply>>;
  /** A page of the league's games, newest first; pages are counted from 1. */
  games(id: string, page: number, size: number): Promise<Answered<LeagueGamesReply>>;
  /** What the league's pages are drawn from; only what is new after a version, if that is possible. */
  record(id: string, after?: number): Promise<Answered<RecordReply>>;
  evenings(id: string): Promise<Answered<PlannedEveningsReply>>;
  answerLinks(id: string, key: string): Promise<Answered<AnswerLinksReply>>;
  /** Replaces these; those that are not valid, perhaps because they were replaced before, change nothing. */
  replaceLinks(id: string, key: string, replace: readonly string[]): Promise<Answered<AnswerLinksReply>>;
  /** The key that browsers subscribe to notices with. */
  pushKey(): Promise<Answered<PushReply>>;
  subscribe(id: string, request: SubscriptionRequest): Promise<Answered<SubscriptionReply>>;
  /** A player's own answer; needs only the signature in the player's link. */
  answer(id: string, request: AnswerRequest): Promise<Answered<AnswerReply>>;
}

/** The server of this page. */
export const leagueCalls = leagueCallsOver((...request) => window.fetch(...request));

export function leagueCallsOver(fetch: typeof globalThis.fetch): LeagueCalls {
  const call = callOver(fetch);
  const address = (id: string) => `/api/leagues/${encodeURIComponent(id)}`;
  return {
    create: (request, key) => call(() => leagueReply, "/api/leagues", post(request, key)),
    read: (id) => call(() => leagueReply, address(id)),
    change: (id, key, changes, beside) =>
      call(
        () => leagueReply,
        `${address(id)}/changes`,
        post({ protocol: leagueProtocol, changes, ...beside }, key),
      ),
    keeperKey: (id, key, next) =>
      call(
        () => leagueReply,
        `${address(id)}/keeper-key`,
        post({ protocol: leagueProtocol, key: next }, key),
      ),
    remove: (id, key) => call(() => deletionReply, address(id), { method: "DELETE", ...bearer(key) }),
    restore: (id, key) =>
      call(() => deletionReply, `${address(id)}/restore`, post({ protocol: leagueProtocol }, key)),
    money: (id) => call(() => moneyReply, `${address(id)}/money`),
    record: (id, after) =>
      call(() => recordReply, `${address(id)}/record${after === undefined ? "" : `?after=${after}`}`),
    evenings: (id) => call(() => plannedEveningsReply, `${address(id)}/planned-evenings`),
    answerLinks: (id, key) => call(() => answerLinksReply, `${address(id)}/answer-links`, bearer(key)),
    replaceLinks: (id, key, replace) =>
      call(
        () => answerLinksReply,
        `${address(id)}/answer-links`,
        post({ protocol: leagueProtocol, replace }, key),
      ),
    pushKey: () => call(() => pushReply, "/api/push"),
    subscribe: (id, request) => call(() => subscriptionReply, `${address(id)}/subscriptions`, post(request)),
    answer: (id, request) => call(() => answerReply, `${address(id)}/answers`, post(request)),
    games: (id, page, size) => call(() => leagueGamesReply, `${address(id)}/games?page=${page}&size=${size}`),
  };
}
