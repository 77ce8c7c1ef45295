import { logFault } from "../ops/log";
import { say } from "../words";
import { refuseFor } from "./http";
import { refusedBy } from "./refused";
import { storeRefusal } from "./store-refusal";

/** A request on its way through a route: its URL, and the parts of its path that stand in brackets. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  /** `[id]` of the route's path, or "" where it has none. */
  readonly id: string;
  /** `[part]`, of a league's routes: one of its players or games. */
  readonly part: string;
}

type Handler = (call: Call) => Promise<Response>;
type NextHandler = (
  request: Request,
  context: { params: Promise<Record<string, unknown> | undefined> },
) => Promise<Response>;

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
type Route = Readonly<Record<Method, NextHandler>>;

/**
 * All that a `route.ts` exports: the handlers given, and for every other method an answer that says which there are.
 * Whatever a handler throws becomes a problem document.
 * PATCH is never given: the server turns methods that nobody knows into it, so that they get that answer too.
 */
export function route(given: { readonly GET?: Handler; readonly POST?: Handler }): Route {
  const { GET, POST } = given;
  const allowed = [...(GET ? ["GET", "HEAD"] : []), ...(POST ? ["POST"] : []), "OPTIONS"];
  const headers = { Allow: allowed.join(", ") };
  const none = async () => refuseFor("wrong-method", say.wrongMethod({ allowed }), "", headers);
  return {
    GET: guarded(GET ?? none),
    HEAD: guarded(GET ? withoutBody(GET) : none),
    POST: guarded(POST ?? none),
    PUT: guarded(none),
    PATCH: guarded(none),
    DELETE: guarded(none),
    OPTIONS: guarded(async () => new Response(null, { status: 204, headers })),
  };
}

/** A route whose answer does not depend on the method. */
export function everyMethod(handler: Handler): Route {
  const each = guarded(handler);
  return { GET: each, HEAD: each, POST: each, PUT: each, PATCH: each, DELETE: each, OPTIONS: each };
}

function guarded(handler: Handler): NextHandler {
  return async (request, context) => {
    try {
      const params = (await context.params) ?? {};
      const param = (name: string) => (typeof params[name] === "string" ? params[name] : "");
      const url = new URL(request.url);
      return await handler({ request, url, id: param("id"), part: param("part") });
    } catch (error) {
      const where = new URL(request.url).pathname.split("/").slice(1, 3).join("/");
      const refused = refusedBy(error) ?? storeRefusal(where, error);
      if (refused) return refused;
      logFault(where, error);
      return refuseFor("server-fault", say.serverFault);
    }
  };
}

function withoutBody(get: Handler): Handler {
  return async (call) => {
    const { status, headers } = await get(call);
    return new Response(null, { status, headers });
  };
}
