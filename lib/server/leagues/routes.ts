import type { LeagueChange } from "@/lib/league/changes/registry";
import { leagueExport } from "@/lib/league/export-reply";
import { readChanges } from "@/lib/league/read-changes";
import { leagueReply } from "@/lib/league/replies";
import { type ChangeRequest, changeRequest, createLeagueRequest } from "@/lib/league/wire";
import type { Problem } from "@/lib/rules/problem";
import { ok, type Result } from "@/lib/rules/result";
import { deletionReply, restoreRequest } from "@/lib/sync/wire/wire-deletion";
import { keeperKeyRequest } from "@/lib/sync/wire/wire-keys";
import { answer } from "../http/http";
import { bodyOf, get, post, type Route, remove } from "../http/route";
import { messages } from "../words/words";
import { changeLogRoute } from "./change-log";
import { eveningRoutes } from "./evenings/routes";
import { feedRoutes } from "./feeds/routes";
import { answerExport, leagueExportText } from "./league-export";
import { leagueKey, leagueParameter } from "./league-parameter";
import { leagueToRead } from "./league-reads";
import { recordRoute } from "./record-route";
import { tableRoutes } from "./table-routes";

/** The body of a request to change a league, as it was sent. */
interface Changes extends Pick<ChangeRequest, "gameKeys" | "after"> {
  readonly changes: readonly LeagueChange[];
}

function readChangeRequest(sent: unknown): Result<Changes, readonly Problem[]> {
  const read = readChanges(sent, messages().theRequest);
  return read.ok ? ok({ ...(sent as ChangeRequest), changes: read.value }) : read;
}

/** The routes for leagues. Reading needs no key. */
export const leagueRoutes: readonly Route[] = [
  post({
    path: "/api/leagues",
    summary: "Create a league",
    description:
      "The device generates the ids (UUIDv7) and the keeper key. Creating a league twice with the same content and key changes nothing: 201 the first time, 200 after that. Without `slug`, the server makes one from the name that is not taken yet, so a league can be created offline.",
    body: bodyOf(createLeagueRequest),
    key: leagueKey,
    replies: { 200: leagueReply, 201: leagueReply },
    refusals: ["league-id-taken", "slug-taken"],
    handle: async ({ server, key, body }) => {
      const { league, isNew } = await server.leagueStore.create(body, key);
      return answer(league, isNew ? 201 : 200);
    },
  }),
  get({
    path: "/api/leagues/{id}",
    shared: true,
    summary: "A league and its settings",
    description: "Anyone who knows its id or its address may read it.",
    parameters: [leagueParameter],
    replies: { 200: leagueReply },
    handle: async ({ server, id }) => answer(await server.leagueStore.find(id)),
  }),
  remove({
    path: "/api/leagues/{id}",
    summary: "Delete a league",
    description:
      "From then on nobody can read it or change it (410 `league-deleted`). Its games stay. Until `until`, anyone with the key can restore it; after that it is purged. Deleting it again changes nothing.",
    parameters: [leagueParameter],
    key: leagueKey,
    replies: { 200: deletionReply },
    handle: async ({ server, id, key }) => answer(await server.deletions.deleteLeague(id, key)),
  }),
  post({
    path: "/api/leagues/{id}/restore",
    summary: "Restore a deleted league",
    description:
      "The league is as it was, with the games that have ended since, and `until` is null. A league that was not deleted stays as it is; one that was purged is gone (410 without `until`).",
    parameters: [leagueParameter],
    body: bodyOf(restoreRequest),
    key: leagueKey,
    replies: { 200: deletionReply },
    handle: async ({ server, id, key }) => answer(await server.deletions.restoreLeague(id, key)),
  }),
  post({
    path: "/api/leagues/{id}/changes",
    summary: "Change a league",
    description:
      "Either all changes are made, in order, or none. Each has an id that the device generated. Changes whose id the league already has are skipped, so a device can resend those it made offline until it gets an answer. `after` names a change that the league should already have; if it does not, no change is made. Without changes, the request only asks about `after`. With the scorers' key (`scorers` of the league), games and evenings can be added whose own keys are in `gameKeys`, new results from paper, and new players; anything else is refused (`keepers-only`). Errors name the change and the field, such as `/changes/0/slug`.",
    parameters: [leagueParameter],
    body: { schema: changeRequest, read: readChangeRequest },
    key: leagueKey,
    replies: { 200: leagueReply },
    refusals: ["change-taken", "changes-missing", "unfit-change"],
    handle: async ({ server, id, key, body: { changes, ...beside } }) =>
      answer(await server.leagueStore.change(id, key, changes, beside)),
  }),
  post({
    path: "/api/leagues/{id}/keeper-key",
    summary: "Replace a league's keeper key",
    description:
      "Makes `key` the league's keeper key. The previous one stops working, and so does the scorers' key. Sending it again changes nothing.",
    parameters: [leagueParameter],
    body: bodyOf(keeperKeyRequest),
    key: leagueKey,
    replies: { 200: leagueReply },
    handle: async ({ server, id, key, body }) =>
      answer(await server.leagueStore.replaceKey(id, key, body.key)),
  }),
  get({
    path: "/api/leagues/{id}/export",
    shared: true,
    summary: "A whole league as one document",
    description:
      "Everything that is public about a league: settings, roster, seasons, payments, comments and all games with their results. Amounts are in minor units. Streamed as it is read: if `until` is not `league.version`, something changed in the meantime.",
    parameters: [leagueParameter],
    replies: { 200: leagueExport },
    handle: async ({ server: { database, leagueValues }, id, request }) => {
      const league = await leagueToRead(database, id);
      return answerExport(leagueExportText(database, leagueValues, league), league.slug, request);
    },
  }),
  changeLogRoute,
  recordRoute,
  ...eveningRoutes,
  ...feedRoutes,
  ...tableRoutes,
];
