import { games } from "@/lib/games/registry";
import { leagueOperations } from "../leagues/operations";
import { say } from "../words";
import type { JsonSchema, SchemaName } from "./api-schemas";
import { apiSchemas, schemaRef } from "./api-schemas";
import { type Refusal, statusOf } from "./http";

export interface Operation {
  readonly method: "get" | "post";
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly JsonSchema[];
  readonly body?: SchemaName;
  /** Whether it needs the game's keeper key, or does with a key for hands. */
  readonly keeper?: boolean | "or hand";
  readonly replies: Readonly<Record<number, SchemaName>>;
  /** Whether the answer is a stream of server-sent events. */
  readonly events?: boolean;
  readonly refusals: readonly Refusal[];
}

const gameId = {
  name: "id",
  in: "path",
  required: true,
  description: "The game's public id.",
  schema: { type: "string", format: "uuid" },
};
const ids = {
  name: "ids",
  in: "query",
  required: true,
  description: "1 to 50 ids of games.",
  style: "form",
  explode: false,
  schema: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 50 },
};
const since = {
  name: "since",
  in: "query",
  description: "The answer contains only entries with a higher sequence number.",
  schema: { type: "integer", minimum: 0, default: 0 },
};

const operations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/replay",
    summary: "Replay a scoresheet",
    description: "Takes a scoresheet and answers with its totals, ranks and problems. Nothing is stored.",
    body: "Scoresheet",
    replies: { 200: "ReplayResult" },
    refusals: ["bad-body", "bad-request", "too-large"],
  },
  {
    method: "post",
    path: "/api/games",
    summary: "Create a game",
    description:
      "The device generates the id (a UUIDv7) and the keeper key (at least 128 random bits, base64url). Creating a game twice with the same content and key changes nothing: 201 the first time, 200 after that.",
    body: "CreateRequest",
    keeper: true,
    replies: { 200: "GameReply", 201: "GameReply" },
    refusals: ["bad-body", "bad-request", "no-key", "game-id-taken", "too-large"],
  },
  {
    method: "get",
    path: "/api/games",
    summary: "Games by their ids",
    description: "A summary of each of a device's games. Unknown ids are omitted.",
    parameters: [ids],
    replies: { 200: "ListReply" },
    refusals: ["bad-request"],
  },
  {
    method: "get",
    path: "/api/games/{id}",
    summary: "A game and its entries",
    description: "Anyone who knows the id may read it.",
    parameters: [gameId, since],
    replies: { 200: "GameReply" },
    refusals: ["bad-request", "no-such-game"],
  },
  {
    method: "post",
    path: "/api/games/{id}/entries",
    summary: "Append entries",
    description:
      "Either all entries are appended or none. Entries whose id is already in the log are skipped, so sending them twice changes nothing. `base` is the last sequence number the device knows; if the log has grown since, nothing is written (`behind`). Answers 200, 409 and 422 contain all entries after `base`, and `head`, so each is also a pull.",
    parameters: [gameId],
    body: "AppendRequest",
    keeper: true,
    replies: { 200: "Pull" },
    refusals: [
      ...(["bad-body", "bad-request", "no-key", "wrong-key", "no-such-game"] as const),
      ...(["behind", "id-taken", "too-large", "unfit"] as const),
    ],
  },
  {
    method: "post",
    path: "/api/games/{id}/keeper-key",
    summary: "Replace the keeper key",
    description:
      "Makes `key` the game's keeper key. The previous one stops working, and so do the hand keys. Sending it again changes nothing: if `key` already is the keeper key, the answer is 200 whatever the bearer token is.",
    parameters: [gameId],
    body: "KeeperKeyRequest",
    keeper: true,
    replies: { 200: "KeysReply" },
    refusals: ["bad-body", "bad-request", "no-key", "wrong-key", "no-such-game", "too-large"],
  },
  {
    method: "post",
    path: "/api/games/{id}/hand-keys",
    summary: "Let players propose their hands",
    description:
      "Anyone with `key` may then propose hands. A game has at most 16 such keys; with `only`, all others stop working.",
    parameters: [gameId],
    body: "HandKeyRequest",
    keeper: true,
    replies: { 200: "KeysReply" },
    refusals: [
      "bad-body",
      "bad-request",
      "no-key",
      "wrong-key",
      "no-such-game",
      "too-many-keys",
      "too-large",
    ],
  },
  {
    method: "post",
    path: "/api/games/{id}/hands",
    summary: "Propose a hand",
    description:
      "What a player reports to hold in the current round. It is not an entry and does not count. A new proposal by the same player replaces it, and it is deleted once an entry closes the round. `round` is the number of rounds closed when it was made; if that number has changed, it is refused (`behind`).",
    parameters: [gameId],
    body: "HandRequest",
    keeper: "or hand",
    replies: { 200: "HandsReply" },
    refusals: [
      ...(["bad-body", "bad-request", "no-key", "wrong-key", "no-such-game"] as const),
      ...(["behind", "too-large", "unfit"] as const),
    ],
  },
  {
    method: "get",
    path: "/api/games/{id}/hands",
    summary: "Proposed hands",
    description: "What players propose for the current round. Needs the keeper key or a hand key.",
    parameters: [gameId],
    keeper: "or hand",
    replies: { 200: "HandsReply" },
    refusals: ["no-key", "wrong-key", "no-such-game"],
  },
  {
    method: "get",
    path: "/api/games/{id}/live",
    summary: "Follow a game's changes",
    description:
      'Server-sent events, each `{"head": N, "hands": M}`: immediately, whenever the log grows or the proposed hands change, and every 25 seconds. `head` is the length of the log; `hands` is a number that changes whenever the proposed hands do. Pull new entries with `since`, and the hands separately.',
    parameters: [gameId],
    replies: {},
    events: true,
    refusals: ["no-such-game"],
  },
  ...leagueOperations,
  {
    method: "get",
    path: "/api/health",
    summary: "Whether the server is ready",
    description:
      "Ready means that the database can be read, all migrations are applied, and there is room on the disk (in bytes). For monitoring: otherwise the answer is 503 and says what is wrong.",
    replies: { 200: "Health" },
    refusals: ["not-ready"],
  },
  {
    method: "get",
    path: "/api/home-network",
    summary: "Addresses of this server on the home network",
    description:
      "For a page that was opened as localhost and wants to invite others. Empty for any other page, and if the server listens on one address only.",
    replies: { 200: "HomeNetwork" },
    refusals: [],
  },
  {
    method: "get",
    path: "/api/openapi.json",
    summary: "This description",
    description: "OpenAPI 3.1, generated from the schemas that check the requests.",
    replies: {},
    refusals: [],
  },
];

/** Whatever stores something may find that it cannot. */
const storeRefusals: readonly Refusal[] = ["store-busy", "store-full", "store-unwritable"];

const json = (type: string, schema: JsonSchema) => ({ content: { [type]: { schema } } });

function responsesOf({ method, path, replies, events, refusals }: Operation): JsonSchema {
  const responses: Record<string, JsonSchema> = {};
  for (const [status, name] of Object.entries(replies))
    responses[status] = { description: name, ...json("application/json", schemaRef(name)) };
  if (events) responses[200] = { description: "Events", ...json("text/event-stream", { type: "string" }) };
  else if (Object.keys(replies).length === 0)
    responses[200] = { description: "OpenAPI", ...json("application/json", { type: "object" }) };
  const all = [
    ...refusals,
    ...(method === "post" ? (["cross-site"] as const) : []),
    ...(method === "post" && path !== "/api/replay" ? storeRefusals : []),
    ...(/^\/api\/(?:games|leagues)/.test(path) ? (["store-gone"] as const) : []),
    ...(path.startsWith("/api/games/{id}") ? (["game-too-large"] as const) : []),
    ...(["bad-address", "wrong-host", "too-many-requests"] as const),
  ];
  for (const status of new Set(all.map(statusOf))) {
    const codes = all.filter((refusal) => statusOf(refusal) === status);
    const description = codes.map((code) => `\`${code}\`: ${say.titles[code]}.`).join(" ");
    responses[status] = { description, ...json("application/problem+json", schemaRef("Problem")) };
  }
  return responses;
}

/** The API's description, OpenAPI 3.1. */
export function openApi() {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations) {
    const { method, path, summary, description, parameters, body, keeper } = operation;
    paths[path] = {
      ...paths[path],
      [method]: {
        ...{ operationId: operationId(method, path), summary, description },
        ...(parameters && { parameters }),
        ...(body && { requestBody: { required: true, ...json("application/json", schemaRef(body)) } }),
        security: keeper ? [{ keeperKey: [] }, ...(keeper === "or hand" ? [{ handKey: [] }] : [])] : [],
        responses: responsesOf(operation),
      },
    };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Pipkeeper",
      version: "1",
      license: { name: "MIT", identifier: "MIT" },
      description:
        "Keeps the score of domino games. Bodies are JSON in UTF-8, at most 1 MiB, whatever their Content-Type. Every error is a problem document (RFC 9457) whose `problems` say what is wrong, and where, as a JSON pointer.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: {
        keeperKey: { type: "http", scheme: "bearer", description: "The game's keeper key." },
        handKey: { type: "http", scheme: "bearer", description: "A key for proposing hands." },
      },
      schemas: apiSchemas(games),
    },
  };
}

function operationId(method: string, path: string): string {
  return [method, ...path.split(/[^a-z]+/).filter((part) => part !== "" && part !== "api")].join("-");
}
