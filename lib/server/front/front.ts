import type { IncomingMessage } from "node:http";
import { refuseFor } from "../http";
import { bearerKey, hashKey } from "../key";
import { say } from "../words";
import { type Allowance, Buckets } from "./buckets";
import { clientAddress, household, type Proxies } from "./client-address";
import { isFromElsewhere } from "./cross-site";

/**
 * A table of eight phones behind one address asks some ten times a second when all of them are tapped without a pause,
 * and a few hundred times at once when all open a league together. docs/security.md has the figures.
 */
const perAddress: Allowance = { burst: 2_000, perSecond: 50 };
/** What is written with one key: a phone that comes back with a hundred games pushes each of them twice. */
const perKey: Allowance = { burst: 600, perSecond: 20 };
/** Requests of one address that are being answered at a time; a live board is one for as long as it is open. */
const mostOpen = 256;
/** What reading costs is 1; making a game or league, and replaying a sheet, is more work, and may be for ever kept. */
const dear = 5;

/** Stands before all that is not a file of the build: refuses what no route is to see. Addresses and keys are forgotten when it ends. */
export class Front {
  private readonly addresses = new Buckets(perAddress);
  private readonly keys = new Buckets(perKey);
  private readonly open = new Map<string, number>();

  constructor(
    private readonly proxies: Proxies,
    /** Milliseconds; it need not be the time of day. */
    private readonly now: () => number,
  ) {}

  /** Why this request is not passed on; undefined when it is. `done` is to be called when it was answered. */
  refusal(request: IncomingMessage, done: (call: () => void) => void): Response | undefined {
    const { method = "", url = "", headers } = request;
    if (!isReadable(url)) return refuseFor("bad-address", say.badAddress);
    const isApi = /^\/api(?:[/?]|$)/.test(url);
    if (!isApi && method !== "GET" && method !== "HEAD") return wrongMethod("GET", "HEAD");
    if (isNexts(url)) return refuseFor("no-such-address", say.noSuchAddress({ path: url.slice(0, 200) }));
    const writes = method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
    if (writes && isFromElsewhere(headers)) return refuseFor("cross-site", say.crossSite);
    const address = clientAddress(
      request.socket.remoteAddress ?? "",
      String(headers["x-forwarded-for"] ?? ""),
      this.proxies,
    );
    // This machine may ask as much as it likes: whoever is on it has the database.
    if (address === undefined) return undefined;
    const name = household(address);
    const open = this.open.get(name) ?? 0;
    const wait = open >= mostOpen ? 1_000 : this.wait(name, method, url, writes ? headers : {});
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1_000);
      return refuseFor("too-many-requests", say.tooManyRequests({ seconds }), "", {
        "Retry-After": String(seconds),
      });
    }
    this.open.set(name, open + 1);
    done(() => {
      const left = (this.open.get(name) ?? 1) - 1;
      if (left > 0) this.open.set(name, left);
      else this.open.delete(name);
    });
    return undefined;
  }

  /** The answer to what Node could not read as HTTP. */
  unread(error: { readonly code?: string }): Response {
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return refuseFor("too-slow", say.tooSlow);
    if (error.code !== "HPE_INVALID_METHOD") return refuseFor("not-http", say.notHttp);
    return wrongMethod("GET", "HEAD", "POST", "OPTIONS");
  }

  private wait(name: string, method: string, url: string, headers: IncomingMessage["headers"]): number {
    const now = this.now();
    const isDear = method === "POST" && /^\/api\/(?:games|leagues|replay)\/?(?:\?|$)/.test(url);
    const wait = this.addresses.take(name, isDear ? dear : 1, now);
    if (wait > 0 || headers.authorization === undefined) return wait;
    const key = bearerKey(new Headers({ authorization: headers.authorization }));
    return key === undefined ? 0 : this.keys.take(hashKey(key), 1, now);
  }
}

const wrongMethod = (...allowed: string[]): Response =>
  refuseFor("wrong-method", say.wrongMethod({ allowed }), "", { Allow: allowed.join(", ") });

/** What Next has besides files and is no use here: pictures made smaller, a page that answers 500 to whoever opens it. */
const isNexts = (url: string): boolean => /^\/_(?!next\/static\/)/.test(url);

/** Whether this is a path, and can be decoded; Next answers 500 where not. */
function isReadable(url: string): boolean {
  if (!url.startsWith("/")) return false;
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
