import { key, tableEvening, uuid } from "../support/entries";
import type { Dice } from "../support/simulate/dice";
import { fromSchema } from "./from-schema";
import type { FuzzWorld } from "./fuzz-world";
import { mutated } from "./mutate";
import { oddKey, oddNames } from "./odd-values";

export interface FuzzRequest {
  /** The operation without its odd parts, such as `POST /api/games`. */
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

type Schema = Readonly<Record<string, unknown>>;

/** The part of the API description (OpenAPI) that requests are generated from. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const pages = [
  "/",
  "/new",
  "/play",
  "/hand",
  "/watch",
  "/rules",
  "/settings",
  "/sheet",
  "/l/new",
  "/l/edit",
  "/l/standings",
];
const leaguePages = ["", "/games", "/players", "/records", "/money"];
const queries = [
  "since",
  "ids",
  "page",
  "size",
  "season",
  "kind",
  "search",
  "player",
  "evening",
  "format",
  "_rsc",
];

/**
 * Generates requests to every operation of the description and to every page: valid ones changed in one to three
 * places, ones generated from the schemas, and garbage.
 */
export function requestsOf(
  dice: Dice,
  world: FuzzWorld,
  { paths, components }: ApiDescription,
): () => FuzzRequest {
  const operations = Object.entries(paths).flatMap(([path, each]) =>
    Object.entries(each).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      schema: bodySchema(requestBody),
    })),
  );

  const gameId = (): string => (dice.chance(0.9) ? dice.pick(world.games).id : oddPart(dice));
  const leagueId = (): string =>
    dice.pick([world.league.id, world.league.slug, world.league.id, oddPart(dice)]);
  const partId = (): string => dice.pick([...world.league.players.slice(0, 2), gameId(), oddPart(dice)]);
  const filled = (path: string): string =>
    path.replace("{id}", path.includes("/leagues/") ? leagueId : gameId).replace("{part}", partId);

  /** A valid body for an operation. */
  const validBody = (path: string): unknown => {
    const game = dice.pick(world.games);
    const protocol = 1;
    if (path === "/api/replay") return dice.pick(world.sheets);
    if (path === "/api/evening/replay") return dice.pick(world.evenings);
    if (path === "/api/games") return { ...game.header, id: dice.chance(0.02) ? uuid() : game.id };
    if (path === "/api/evenings") return tableEvening();
    if (path.endsWith("/entries")) {
      const entries = dice.chance(0.5)
        ? game.entries.slice(0, dice.from(1, 5))
        : [{ ...dice.pick(game.entries), id: uuid() }];
      return { protocol, base: dice.from(0, game.entries.length), entries };
    }
    if (path.endsWith("-key") || path.endsWith("-keys"))
      return { protocol, key: dice.chance(0.9) ? key : "short" };
    if (path.endsWith("/hands"))
      return { protocol, player: "a", round: dice.from(0, 3), held: ["6-6", "1-2"] };
    if (path.endsWith("/changes"))
      return { protocol, changes: [{ ...dice.pick(world.changes), id: uuid() }, dice.pick(world.changes)] };
    return {
      protocol,
      id: world.league.id,
      name: dice.pick(oddNames),
      players: [{ id: uuid(), name: "Ana" }],
    };
  };

  const headers = (): Record<string, string> => ({
    ...(dice.chance(0.9) && {
      Authorization: `Bearer ${dice.chance(0.9) ? key : "k".repeat(dice.from(0, 200))}`,
    }),
    ...(dice.chance(0.5) && {
      "Content-Type": dice.pick(["application/json", "text/plain", "x/y;;;", "multipart/form-data"]),
    }),
    ...(dice.chance(0.05) && oddHeaders(dice)),
  });

  const toOperation = (): FuzzRequest => {
    const { method, path, schema } = dice.pick(operations);
    const at = filled(path);
    const kind = `${method} ${path}`;
    if (!schema) return { kind, method, path: withQuery(dice, at, world), headers: headers() };
    const body = dice.chance(0.75)
      ? mutated(dice, validBody(path))
      : fromSchema(dice, schema, components.schemas);
    return { kind, method, path: at, headers: headers(), body: JSON.stringify(body) ?? "" };
  };

  const toAnything = (): FuzzRequest => {
    const path = filled(dice.pick(operations).path);
    const text = JSON.stringify(validBody(path)) ?? "";
    const body = dice.pick([
      () => text.slice(0, dice.from(0, text.length)),
      () => text.replace(/\d/, "1e999"),
      () => Buffer.from(Array.from({ length: dice.from(0, 400) }, () => dice.from(0, 255))),
      () => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])]),
      () => `${"[".repeat(dice.from(1, 20_000))}`,
      () => (dice.chance(0.1) ? `"${"x".repeat(dice.from(900_000, 1_200_000))}"` : `\ufeff${text}`),
      () => `{${Array.from({ length: dice.from(1, 2_000) }, (_, index) => `"k${index}":${index}`).join()}}`,
    ])();
    return { kind: "garbage", method: dice.pick(methods), path, headers: headers(), body };
  };

  const toPage = (): FuzzRequest => {
    const path = dice.chance(0.5)
      ? `/l/${encodeURIComponent(leagueId())}${dice.pick([...leaguePages, `/players/${partId()}`, `/games/${gameId()}`])}`
      : dice.pick([
          ...pages,
          `/rules/${oddPart(dice)}`,
          `/${oddPart(dice)}`,
          `/_next/static/${oddPart(dice)}`,
        ]);
    const rsc = dice.chance(0.2) ? { RSC: "1", "Next-Router-State-Tree": String(oddKey(dice)) } : {};
    const method = dice.chance(0.9) ? "GET" : dice.pick(methods);
    const kind = path.startsWith("/l/") ? "page of a league" : "page";
    return { kind, method, path: withQuery(dice, path, world), headers: sendable({ ...headers(), ...rsc }) };
  };

  return () => {
    const kind = dice.from(1, 100);
    const made = kind <= 82 ? toOperation() : kind <= 97 ? toAnything() : toPage();
    const hasNoBody = made.method === "GET" || made.method === "HEAD";
    return { ...made, path: made.path, ...(hasNoBody && { body: "" }), headers: sendable(made.headers) };
  };
}

function bodySchema(requestBody: object | undefined): Schema | undefined {
  const content = requestBody && (Reflect.get(requestBody, "content") as Record<string, { schema: Schema }>);
  return content?.["application/json"]?.schema;
}

/** A lone surrogate cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, "?"));

/** A part of a path in place of an id. */
function oddPart(dice: Dice): string {
  const part = dice.pick([
    uuid(),
    String(oddKey(dice)),
    "x".repeat(dice.from(1, 3_000)),
    "..%2f..%2fetc",
    "%00",
    "new",
  ]);
  return part.includes("%") ? part : encoded(part);
}

function withQuery(dice: Dice, path: string, world: FuzzWorld): string {
  const value = () =>
    dice.pick([
      String(oddKey(dice)),
      "1",
      "csv",
      "2026-11-21",
      dice.pick(world.games).id,
      "-1",
      "9".repeat(400),
      "a,".repeat(60),
    ]);
  const given = Array.from(
    { length: dice.from(0, 3) },
    () => `${dice.pick(queries)}=${dice.chance(0.95) ? encoded(value()) : "%E0%A4%A"}`,
  );
  return given.length > 0 ? `${path}?${given.join("&")}` : path;
}

function oddHeaders(dice: Dice): Record<string, string> {
  const value = dice.pick([
    "",
    "x".repeat(4_000),
    "*/*;q=NaN",
    "gzip;q=0,br;q=zz",
    "bytes=0-",
    'W/"x", *',
    "null",
    "-1",
  ]);
  const name = dice.pick([
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "If-None-Match",
    "Range",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "Origin",
    "Sec-Fetch-Site",
    "Next-Action",
    "Next-Router-Prefetch",
    "X-Middleware-Subrequest",
    "X-Matched-Path",
    "X-Invoke-Path",
    "X-Now-Route-Matches",
    "X-Nextjs-Data",
    "Purpose",
    "Cookie",
    "Expect",
  ]);
  return { [name]: value };
}

/** Removes headers that an HTTP client refuses to send; raw requests cover those. */
const sendable = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value)));
