import type * as z from "zod/mini";
import { readObject } from "@/lib/rules/document/read";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import type { Server } from "../running-server";
import { messages } from "../words/words";
import { type ApiRequest, readFields, readJson } from "./body";
import { type Refusal, refuse, refuseFor } from "./http";
import { bearerKey } from "./key";

/** A request being handled by a route. */
export interface Call<Body = undefined> {
  readonly server: Server;
  readonly request: ApiRequest;
  readonly url: URL;
  /** `{id}` of the route's path, decoded; "" where it has none. */
  readonly id: string;
  /** `{part}`, of a league's routes: one of its players or games. */
  readonly part: string;
  /** The bearer token; "" where the route needs none. */
  readonly key: string;
  readonly body: Body;
}

/** A parameter as OpenAPI describes it. */
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly [keyword: string]: unknown;
}

/** A body's schema, and how a body is read with it: as a value, or as all its problems. */
export interface BodyReader<T> {
  readonly schema: z.ZodMiniType;
  readonly read: (sent: unknown) => Result<T, readonly Problem[]>;
}

/** The keys that a route accepts, named as in the description, and the answer to a request without one. */
export interface KeyRule {
  readonly schemes: readonly ("keeperKey" | "handKey")[];
  missing(): string;
}

interface Declared<Body> {
  /** `/api/games/{id}/entries` */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly key?: KeyRule;
  /** The schema of each successful answer by its status; without one, the answer is JSON described elsewhere. */
  readonly replies?: Readonly<Record<number, z.ZodMiniType>>;
  /** For an answer that is not JSON. */
  readonly media?: string;
  /** Whether the answer is a stream of server-sent events. */
  readonly events?: boolean;
  /** Whether pages of other sites may read the answers: only what is public and needs no key. */
  readonly shared?: boolean;
  /** Refusals besides those that follow from the rest of the declaration (openapi.ts). */
  readonly refusals?: readonly Refusal[];
  readonly handle: (call: Call<Body>) => Promise<Response>;
}

/** A request at its address, before anything of it is read. */
export type Arrival = Omit<Call, "key" | "body">;

/** One method of one address: its description and its handler. */
export interface Route extends Omit<Declared<never>, "handle"> {
  readonly method: "GET" | "POST" | "DELETE";
  readonly body?: z.ZodMiniType;
  /** Whether a form may send the body; the answer is a redirect to a page (303). */
  readonly form?: boolean;
  /** Whether anything of the body is stored. */
  readonly stores?: boolean;
  readonly answer: (arrival: Arrival) => Promise<Response>;
}

export const get = (declared: Declared<undefined>): Route => withoutBody("GET", declared);

/** A route that deletes the thing at its address. It accepts no body. */
export const remove = (declared: Declared<undefined>): Route => withoutBody("DELETE", declared);

function withoutBody(method: "GET" | "DELETE", { handle, ...declared }: Declared<undefined>): Route {
  const answer = async (arrival: Arrival) => {
    const key = readKey(arrival.request, declared.key);
    return key.ok ? handle({ ...arrival, key: key.value, body: undefined }) : key.error;
  };
  return { ...declared, method, answer };
}

/** A route with a body, which is checked before the key. `stores`: false if nothing of it is stored. */
export function post<Body>({
  handle,
  body,
  ...declared
}: Declared<Body> & {
  readonly body: BodyReader<Body>;
  readonly stores?: boolean;
  readonly form?: boolean;
}): Route {
  const answer = async (arrival: Arrival) => {
    const readSent = declared.form && isForm(arrival.request) ? readFields : readJson;
    const sent = await readSent(arrival.request, declared.stores);
    if (!sent.ok) return sent.error;
    const read = body.read(sent.value);
    if (!read.ok) return refuse("bad-request", read.error);
    const key = readKey(arrival.request, declared.key);
    return key.ok ? handle({ ...arrival, key: key.value, body: read.value }) : key.error;
  };
  return { ...declared, method: "POST", body: body.schema, answer };
}

/** Whether it was sent by a form, without scripts. */
export const isForm = ({ headers }: ApiRequest): boolean =>
  (headers.get("content-type") ?? "").toLowerCase().startsWith("application/x-www-form-urlencoded");

/** A body that is fully described by its schema. */
export const bodyOf = <Body>(schema: z.ZodMiniType<Body>): BodyReader<Body> => ({
  schema,
  read(sent) {
    const { problems, value } = readObject(schema, sent, messages().theRequest);
    return value ? ok(value) : err(problems);
  },
});

/** The same as it was sent: zod's copies lose a key `__proto__`, which is a legal player id. */
export const sentBodyOf = <Body>(schema: z.ZodMiniType<Body>): BodyReader<Body> => ({
  schema,
  read(sent) {
    const checked = bodyOf(schema).read(sent);
    return checked.ok ? ok(sent as Body) : checked;
  },
});

/** The bearer token of a request; "" where the route needs none. */
function readKey({ headers }: ApiRequest, rule: KeyRule | undefined): Result<string, Response> {
  if (!rule) return ok("");
  const key = bearerKey(headers);
  if (key !== undefined) return ok(key);
  return err(refuseFor("no-key", rule.missing(), "", { "WWW-Authenticate": 'Bearer realm="pipkeeper"' }));
}
