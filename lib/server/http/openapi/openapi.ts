import { games } from "@/lib/games/registry";
import { messages } from "../../words/words";
import { type Refusal, statusOf } from "../http";
import type { KeyRule, Route } from "../route";
import { apiSchemas, nameOf, schemaRef } from "./api-schemas";
import type { JsonSchema } from "./schema-notes";

/** The refusals of any route that stores something. */
const storeRefusals: readonly Refusal[] = ["store-busy", "store-full", "store-unwritable"];

const json = (type: string, schema: JsonSchema) => ({ content: { [type]: { schema } } });

/** Every refusal of a route: those it declares, and those that follow from its method, address, key and body. */
function refusalsOf({ method, path, key, body, stores = true, refusals = [] }: Route): Refusal[] {
  const isOf = (prefix: string) => path.startsWith(`/api/${prefix}`);
  const writes = method !== "GET";
  const isLog = isOf("games/{id}") || isOf("evenings/{id}");
  const reads = isOf("games") || isOf("evenings") || isOf("leagues");
  const isMade = method === "POST" && !path.includes("{id}");
  return [
    ...(body ? (["bad-body", "bad-request", "too-large"] as const) : []),
    ...(key ? (["no-key"] as const) : []),
    ...(key && path.includes("{id}") ? (["wrong-key"] as const) : []),
    ...(isLog ? (["no-such-game", "game-too-large"] as const) : []),
    ...(isLog || ((isOf("games") || isOf("evenings")) && isMade) ? (["game-deleted"] as const) : []),
    ...(isOf("leagues/{id}") ? (["no-such-league"] as const) : []),
    ...(isOf("leagues/{id}") || (isOf("leagues") && isMade) ? (["league-deleted"] as const) : []),
    ...refusals,
    ...(writes ? (["cross-site"] as const) : []),
    ...(writes && stores ? storeRefusals : []),
    ...(!writes && reads ? (["store-busy"] as const) : []),
    ...(reads ? (["store-gone", "store-unreachable"] as const) : []),
    "bad-address",
    "wrong-host",
    "too-many-requests",
  ];
}

function responsesOf(route: Route): JsonSchema {
  const responses: Record<string, JsonSchema> = {};
  for (const [status, schema] of Object.entries(route.replies ?? {})) {
    const name = nameOf(schema);
    responses[status] = { description: name, ...json("application/json", schemaRef(name)) };
  }
  if (route.form)
    responses[303] = { description: "For a form: redirects to the page that shows the result." };
  if (route.events)
    responses[200] = { description: "Events", ...json("text/event-stream", { type: "string" }) };
  else if (route.media) {
    responses[200] = { description: route.summary, ...json(route.media, { type: "string" }) };
    responses[304] = { description: "Unchanged since the tag in `If-None-Match`." };
  } else if (!route.replies)
    responses[200] = { description: "OpenAPI", ...json("application/json", { type: "object" }) };
  const all = refusalsOf(route);
  for (const status of new Set(all.map(statusOf))) {
    const codes = all.filter((refusal) => statusOf(refusal) === status);
    const description = codes.map((code) => `\`${code}\`: ${messages().titles[code]}.`).join(" ");
    const schema = { allOf: [schemaRef("Problem"), { properties: { code: { enum: codes } } }] };
    responses[status] = { description, ...json("application/problem+json", schema) };
  }
  return responses;
}

const security = (key: KeyRule | undefined) => key?.schemes.map((scheme) => ({ [scheme]: [] })) ?? [];

/** The API's description, OpenAPI 3.1. */
export function openApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const { path, summary, description, parameters, body, form, key } = route;
    const method = route.method.toLowerCase();
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId: operationId(method, path),
        summary,
        description,
        ...(parameters && { parameters }),
        ...(body && {
          requestBody: {
            required: true,
            content: {
              ...json("application/json", schemaRef(nameOf(body))).content,
              ...(form && json("application/x-www-form-urlencoded", schemaRef(nameOf(body))).content),
            },
          },
        }),
        security: security(key),
        responses: responsesOf(route),
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
        "Keeps the score of domino games. Bodies are JSON in UTF-8, at most 1 MiB, whatever their Content-Type. Every error is a problem document (RFC 9457) whose `problems` say what is wrong, and where, as a JSON pointer. One address may ask 2,000 times at once and 50 times a second after that, and write 600 times at once and 20 times a second with one key; above that the answer is 429 with `Retry-After`.",
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
