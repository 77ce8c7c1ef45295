import { games } from "@/lib/games/registry";
import type { JsonSchema, SchemaName } from "./api-schemas";
import { apiSchemas, schemaRef } from "./api-schemas";
import { type Refusal, statusOf } from "./http";
import { leagueOperations } from "./league/operations";
import { say } from "./words";

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
  description: "Only entries with a higher sequence number are in the answer.",
  schema: { type: "integer", minimum: 0, default: 0 },
};

const operations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/replay",
    summary: "What a scoresheet comes to",
    description: "Takes a scoresheet, stores nothing, and answers with its totals, ranks and problems.",
    body: "Scoresheet",
    replies: { 200: "ReplayResult" },
    refusals: ["bad-body", "bad-request", "too-large"],
  },
  {
    method: "post",
    path: "/api/games",
    summary: "Make a game",
    description:
      "The device makes the id (a UUIDv7) and the keeper key (128 random bits or more, base64url). Making a game twice with the same content and key changes nothing: 201 the first time, 200 again.",
    body: "CreateRequest",
    keeper: true,
    replies: { 200: "GameReply", 201: "GameReply" },
    refusals: ["bad-body", "bad-request", "no-key", "game-id-taken", "too-large"],
  },
  {
    method: "get",
    path: "/api/games",
    summary: "Games by their ids",
    description: "How each of a device's games stands. Ids that are not known here are left out.",
    parameters: [ids],
    replies: { 200: "ListReply" },
    refusals: ["bad-request"],
  },
  {
    method: "get",
    path: "/api/games/{id}",
    summary: "A game and its entries",
    description: "Whoever knows the id may read.",
    parameters: [gameId, since],
    replies: { 200: "GameReply" },
    refusals: ["bad-request", "no-such-game"],
  },
  {
    method: "post",
    path: "/api/games/{id}/entries",
    summary: "Append entries",
    description:
      "All of the entries are appended, or none. Entries whose id the log has are skipped, so that sending twice changes nothing. `base` is the last sequence number the device knows; when the log has gone on, nothing is written (`behind`). Answers 200, 409 and 422 carry all entries after `base`, and `head`: each is a pull as well.",
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
      "Makes `key` the game's keeper key; the one until then stops working, and so do the keys for hands. Sending it again changes nothing: when `key` is the keeper key already, the answer is 200 whatever the bearer token says.",
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
      "Whoever has `key` may propose hands from then on. A game has at most 16 such keys; with `only` all others stop working.",
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
      "What a player says they hold in the round that is being entered. It is no entry and counts nothing; another one of the same player takes its place, and it is gone once an entry closes the round. `round` is how many rounds were closed when it was said; when there are others by now, it is refused (`behind`).",
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
    description:
      "What players propose for the round that is being entered. For those who keep the score or play.",
    parameters: [gameId],
    keeper: "or hand",
    replies: { 200: "HandsReply" },
    refusals: ["no-key", "wrong-key", "no-such-game"],
  },
  {
    method: "get",
    path: "/api/games/{id}/live",
    summary: "Hear when a game changes",
    description:
      'Server-sent events, each `{"head": N, "hands": M}`: at once, whenever the log grows or proposed hands change, and every 25 seconds. `head` is how long the log is; `hands` is another number whenever there are other hands. Pull what is new with `since`, and the hands by themselves.',
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
      "Ready: the database can be read, all migrations are applied, and there is room on the disk (bytes). For who watches the server: where something is missing, the answer is 503 and says what.",
    replies: { 200: "Health" },
    refusals: ["not-ready"],
  },
  {
    method: "get",
    path: "/api/home-network",
    summary: "Where others on the home network open this server",
    description:
      "For a page that was opened as localhost and wants to invite others. Empty for every other page, and when the server listens on one address only.",
    replies: { 200: "HomeNetwork" },
    refusals: [],
  },
  {
    method: "get",
    path: "/api/openapi.json",
    summary: "This description",
    description: "OpenAPI 3.1, made from the schemas that check the requests.",
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
        "Keeps the score of domino games. Bodies are JSON in UTF-8, at most 1 MiB, whatever their Content-Type. Every refusal is a problem document (RFC 9457) whose `problems` say what is wrong, and where, by JSON pointer.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: {
        keeperKey: { type: "http", scheme: "bearer", description: "The game's keeper key." },
        handKey: { type: "http", scheme: "bearer", description: "A key with which hands may be proposed." },
      },
      schemas: apiSchemas(games),
    },
  };
}

function operationId(method: string, path: string): string {
  return [method, ...path.split(/[^a-z]+/).filter((part) => part !== "" && part !== "api")].join("-");
}
