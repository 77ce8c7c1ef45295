import { scoresheetSchema } from "@/lib/rules/document/scoresheet";
import {
  appendRequest,
  createEvening,
  createRequest,
  eveningReply,
  gameReply,
  listReply,
  pull,
} from "@/lib/sync/wire/wire";
import { deletionReply, restoreRequest } from "@/lib/sync/wire/wire-deletion";
import { handRequest, handsReply } from "@/lib/sync/wire/wire-hands";
import {
  handKeyRequest,
  keeperKeyRequest,
  keysReply,
  tableKeysReply,
  tableKeysRequest,
} from "@/lib/sync/wire/wire-keys";
import { answer } from "../http/http";
import {
  bodyOf,
  get,
  type KeyRule,
  type Parameter,
  post,
  type Route,
  remove,
  sentBodyOf,
} from "../http/route";
import { messages } from "../words/words";
import {
  appendEntries,
  createGame,
  listGames,
  readCreateEvening,
  readCreateRequest,
  readGame,
} from "./game-calls";
import { proposeHand, readHands } from "./hand-calls";
import { addHandKey, openTables, replaceKeeperKey } from "./key-calls";
import { watchGame } from "./live/live-call";
import { readSheet, replaySheet } from "./replay-call";
import { replayResult } from "./replay-result";

const idOf = (what: string): Parameter => ({
  name: "id",
  in: "path",
  required: true,
  description: `The ${what}'s public id.`,
  schema: { type: "string", format: "uuid" },
});
const gameId = idOf("game");
const ids: Parameter = {
  name: "ids",
  in: "query",
  required: true,
  description: "1 to 50 ids of games.",
  style: "form",
  explode: false,
  schema: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 50 },
};
const since: Parameter = {
  name: "since",
  in: "query",
  description: "The answer contains only entries with a higher sequence number.",
  schema: { type: "integer", minimum: 0, default: 0 },
};

const keeper: KeyRule = { schemes: ["keeperKey"], missing: () => messages().noKey };
const keeperOrHand: KeyRule = { schemes: ["keeperKey", "handKey"], missing: () => messages().noKey };

/**
 * What the API does with a log that exists, at the addresses from `base` on. Games and evenings share one set of ids, and
 * either address reads either: a program that knows only games then finds out that an evening is none it can read.
 */
const logRoutes = (
  what: "game" | "evening",
  base: string,
  reply: typeof gameReply | typeof eveningReply,
): readonly Route[] => [
  get({
    path: `${base}/{id}`,
    handle: readGame,
    shared: true,
    summary: what === "game" ? "A game and its entries" : "An evening and its entries",
    description: "Anyone who knows the id may read it.",
    parameters: [idOf(what), since],
    replies: { 200: reply },
    refusals: ["bad-request"],
  }),
  remove({
    path: `${base}/{id}`,
    handle: async ({ server, id, key }) => answer(await server.deletions.deleteGame(id, key)),
    summary: what === "game" ? "Delete a game" : "Delete an evening",
    description:
      "From then on nobody can read it or write to it (410 `game-deleted`), and its leagues count without a game. The games of an evening stay. Until `until`, anyone with the key can restore it; after that it is purged. Deleting it again changes nothing.",
    parameters: [idOf(what)],
    key: keeper,
    replies: { 200: deletionReply },
  }),
  post({
    path: `${base}/{id}/restore`,
    handle: async ({ server, id, key }) => answer(await server.deletions.restoreGame(id, key)),
    summary: what === "game" ? "Restore a deleted game" : "Restore a deleted evening",
    description:
      "It is as it was before, a game in its leagues too, and `until` is null. What was not deleted stays as it is; what was purged is gone (410 without `until`).",
    parameters: [idOf(what)],
    body: bodyOf(restoreRequest),
    key: keeper,
    replies: { 200: deletionReply },
  }),
  post({
    path: `${base}/{id}/entries`,
    handle: appendEntries,
    summary: "Append entries",
    description:
      "Either all entries are appended or none. Entries whose id is already in the log are skipped, so sending them twice changes nothing. `base` is the last sequence number the device knows; if the log has grown since, nothing is written (`behind`). Answers 200, 409 and 422 contain all entries after `base`, and `head`, so each is also a pull. With the keeper key of a league that the game was put into with its own key, corrections of a game that is over are accepted (`amend` and `void` with the league's id as `league`, and decisions about such), until the game's key is replaced.",
    parameters: [idOf(what)],
    body: sentBodyOf(appendRequest),
    key: keeper,
    replies: { 200: pull },
    refusals: ["behind", "id-taken", "unfit"],
  }),
  post({
    path: `${base}/{id}/keeper-key`,
    handle: replaceKeeperKey,
    summary: "Replace the keeper key",
    description:
      "Makes `key` the keeper key. The previous one stops working, and so do the hand keys. Sending it again changes nothing: if `key` already is the keeper key, the answer is 200 whatever the bearer token is.",
    parameters: [idOf(what)],
    body: bodyOf(keeperKeyRequest),
    key: keeper,
    replies: { 200: keysReply },
  }),
  get({
    path: `${base}/{id}/live`,
    handle: watchGame,
    shared: true,
    summary: what === "game" ? "Follow a game's changes" : "Follow an evening's changes",
    description:
      'Server-sent events, each `{"head": N, "hands": M}`: immediately, whenever the log grows or the proposed hands change, and every 25 seconds. `head` is the length of the log; `hands` is a number that changes whenever the proposed hands do. When the log grows, the new entries may come along as `entries`, after the last one before them. Pull what does not with `since`, and the hands separately.',
    parameters: [idOf(what)],
    events: true,
  }),
];

/** What the API does with games. Reading a game needs only its id. */
export const gameRoutes: readonly Route[] = [
  post({
    path: "/api/replay",
    handle: replaySheet,
    summary: "Replay a scoresheet",
    description: "Takes a scoresheet and answers with its totals, ranks and problems. Nothing is stored.",
    body: { schema: scoresheetSchema, read: readSheet },
    stores: false,
    replies: { 200: replayResult },
  }),
  post({
    path: "/api/games",
    handle: createGame,
    summary: "Create a game",
    description:
      "The device generates the id (a UUIDv7) and the keeper key (at least 128 random bits, base64url). Creating a game twice with the same content and key changes nothing: 201 the first time, 200 after that.",
    body: { schema: createRequest, read: readCreateRequest },
    key: keeper,
    replies: { 200: gameReply, 201: gameReply },
    refusals: ["game-id-taken"],
  }),
  get({
    path: "/api/games",
    handle: listGames,
    shared: true,
    summary: "Games by their ids",
    description:
      "A summary of each of a device's games. Unknown ids are omitted; `deleted` lists those that were deleted, and when they can no longer be restored (null: they are gone).",
    parameters: [ids],
    replies: { 200: listReply },
    refusals: ["bad-request"],
  }),
  ...logRoutes("game", "/api/games", gameReply),
  post({
    path: "/api/games/{id}/hand-keys",
    handle: addHandKey,
    summary: "Let players propose their hands",
    description:
      "Anyone with `key` may then propose hands. A game has at most 16 such keys; with `only`, all others stop working.",
    parameters: [gameId],
    body: bodyOf(handKeyRequest),
    key: keeper,
    replies: { 200: keysReply },
    refusals: ["too-many-keys"],
  }),
  post({
    path: "/api/games/{id}/hands",
    handle: proposeHand,
    summary: "Propose a hand",
    description:
      "The hand that a player reports for the current round. It is not an entry and does not count. A new proposal by the same player replaces it, and it is deleted once an entry closes the round. `round` is the number of rounds closed when it was made; if that number has changed, it is refused (`behind`).",
    parameters: [gameId],
    body: bodyOf(handRequest),
    key: keeperOrHand,
    replies: { 200: handsReply },
    refusals: ["behind", "unfit"],
  }),
  get({
    path: "/api/games/{id}/hands",
    handle: readHands,
    summary: "Proposed hands",
    description:
      "The hands that players have proposed for the current round. Needs the keeper key or a hand key.",
    parameters: [gameId],
    key: keeperOrHand,
    replies: { 200: handsReply },
  }),
];

/** What it does with evenings, whose logs are kept in the same way. Nobody proposes hands to one. */
export const eveningLogRoutes: readonly Route[] = [
  post({
    path: "/api/evenings",
    handle: createGame,
    summary: "Create an evening",
    description:
      "As a game is created: the log of one night at one or more tables, for `POST /api/evenings/{id}/entries`. `options` has the sheet's `form`, `settings`, `game`, that game's `options`, and in form `pairs` its `pairs`; `players` are its people.",
    body: { schema: createEvening, read: readCreateEvening },
    key: keeper,
    replies: { 200: eveningReply, 201: eveningReply },
    refusals: ["game-id-taken"],
  }),
  ...logRoutes("evening", "/api/evenings", eveningReply),
  post({
    path: "/api/evenings/{id}/table-keys",
    handle: openTables,
    summary: "Open an evening's tables, and the links of its people",
    description:
      "Anyone with one of these keys may append what is said at that table: its `game`, `result` (with `by`), `confirm` and `dispute`, in the last round and where it is late; and, as a `hold`, what no longer fits. With a key of `people` its owner may append `here`, `away` and `sit` for themselves, or for their pair, until the evening is over. A later request replaces all keys, those of people only if it has `people`, and a new keeper key ends them.",
    parameters: [idOf("evening")],
    body: bodyOf(tableKeysRequest),
    key: keeper,
    replies: { 200: tableKeysReply },
  }),
];
