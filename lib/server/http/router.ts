import { logFault } from "../ops/log";
import type { Server } from "../running-server";
import { messages } from "../words/words";
import type { ApiRequest } from "./body";
import { refuseFor } from "./http";
import { refusedBy } from "./refused";
import type { Arrival, Route } from "./route";
import { storeRefusal } from "./store-refusal";

/** Answers every request for an address of the API. */
export interface Api {
  answer(request: ApiRequest): Promise<Response>;
  /** The route of a path, as the log names it: `/api/games/[id]`. */
  nameOf(path: string): string | undefined;
}

/** One address: its routes by method, and the methods it allows. */
interface Address {
  readonly name: string;
  readonly segments: readonly string[];
  readonly routes: ReadonlyMap<string, Route>;
  readonly allowed: readonly string[];
}

interface Found {
  readonly address: Address;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Answers requests with these routes, which are given the server that `running` finds. HEAD is GET without its body,
 * OPTIONS lists the methods, every other method is refused, and whatever a route throws becomes a problem document.
 */
export function apiOf(routes: readonly Route[], running: () => Server): Api {
  const addresses = [...new Set(routes.map(({ path }) => path))].map((path) =>
    addressOf(
      path,
      routes.filter((route) => route.path === path),
    ),
  );
  const find = (path: string): Found | undefined => {
    const parts = path.split("/");
    for (const address of addresses) {
      const params = match(address.segments, parts);
      if (params) return { address, params };
    }
    return undefined;
  };
  return {
    nameOf: (path) => find(path)?.address.name,
    async answer(request) {
      const url = new URL(request.url);
      const found = find(url.pathname);
      if (!found)
        return refuseFor("no-such-address", messages().noSuchAddress({ path: url.pathname.slice(0, 200) }));
      const response = await answerOrRefuse(found, request, url, running);
      if (isShared(found.address, request.method))
        for (const [name, value] of Object.entries(sharedHeaders)) response.headers.set(name, value);
      return response;
    },
  };
}

async function answerOrRefuse(
  { address, params: { id = "", part = "" } }: Found,
  request: ApiRequest,
  url: URL,
  running: () => Server,
): Promise<Response> {
  try {
    const params = { id: decodeURIComponent(id), part: decodeURIComponent(part) };
    return await answerAt(address, { request, url, ...params }, running);
  } catch (error) {
    const where = url.pathname.split("/").slice(1, 3).join("/");
    const refused = refusedBy(error) ?? storeRefusal(where, error);
    if (refused) return refused;
    logFault(where, error);
    return refuseFor("server-fault", messages().serverFault);
  }
}

/** Lets pages of any site read an answer, without the reader's cookies or keys. */
const sharedHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Retry-After",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

const isShared = ({ routes }: Address, method: string): boolean =>
  (method === "GET" || method === "HEAD") && routes.get("GET")?.shared === true;

function addressOf(path: string, routes: readonly Route[]): Address {
  const byMethod = new Map(routes.map((route) => [route.method, route]));
  return {
    name: path.replaceAll("{", "[").replaceAll("}", "]"),
    segments: path.split("/"),
    routes: byMethod,
    allowed: [
      ...(byMethod.has("GET") ? ["GET", "HEAD"] : []),
      ...(byMethod.has("POST") ? ["POST"] : []),
      ...(byMethod.has("DELETE") ? ["DELETE"] : []),
      "OPTIONS",
    ],
  };
}

async function answerAt(
  { routes, allowed }: Address,
  arrival: Omit<Arrival, "server">,
  running: () => Server,
): Promise<Response> {
  const { method } = arrival.request;
  const route = routes.get(method === "HEAD" ? "GET" : method);
  const headers = { Allow: allowed.join(", ") };
  if (method === "OPTIONS") return new Response(null, { status: 204, headers });
  if (!route) return refuseFor("wrong-method", messages().wrongMethod({ allowed }), "", headers);
  const response = await route.answer({ ...arrival, server: running() });
  return method === "HEAD" ? new Response(null, response) : response;
}

/** The values for the braces in a path; undefined if this is another path. */
function match(
  segments: readonly string[],
  parts: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (segments.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? "";
    if (segment === part) continue;
    if (!segment.startsWith("{") || part === "") return undefined;
    params[segment.slice(1, -1)] = part;
  }
  return params;
}
