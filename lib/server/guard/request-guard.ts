import type { IncomingMessage } from "node:http";
import { refuseFor } from "../http/http";
import { bearerKey, hashKey } from "../http/key";
import { refusedBy } from "../http/refused";
import { storeRefusal } from "../http/store-refusal";
import { messages } from "../words/words";
import { isCanonicalPath } from "./canonical-path";
import { clientAddress, isProxy, networksOf, type Proxies } from "./client-address";
import { isCrossSite } from "./cross-site";
import type { Hosts } from "./hosts";
import { dropInternalHeaders } from "./internal-headers";
import { Lane, PriorityGate } from "./lane";
import { type Allowance, type Network, TokenBuckets } from "./token-buckets";
import { type Budgets, tooManyRequests, Visit, visit } from "./visit";

/**
 * A table of eight phones behind one address sends some ten requests a second when all of them are tapped without a
 * pause, and a few hundred at the same time when all open a league together. docs/security.md has the figures.
 */
const perAddress: Allowance = { burst: 2_000, perSecond: 50 };
/** Writes with one key: a phone that reconnects with a hundred games pushes each of them twice. */
const perKey: Allowance = { burst: 600, perSecond: 20 };
/** Milliseconds of the one thread: opening fifty games that are not in memory takes half a second. */
const workPerAddress: Allowance = { burst: 10_000, perSecond: 250 };
const day = 24 * 60 * 60;
/** Bytes that are stored: a long evening at one table comes to a megabyte. */
const storedPerAddress: Allowance = { burst: 64 * 1024 * 1024, perSecond: (64 * 1024 * 1024) / day };
/** Requests of one address that may be in flight; an open live board is one. */
const maxInFlight = 256;
/** Reading costs 1. Creating a game or league and replaying a sheet are more work, and may be stored for good. */
const expensiveCost = 5;
/** A page or a picture that is not cached. */
const renderCost = 10;

/** Refuses requests before any route sees them. Files of the build are served without it. Its state is in memory only. */
export class RequestGuard {
  private readonly budgets: Budgets = {
    requests: new TokenBuckets(perAddress),
    work: new TokenBuckets(workPerAddress),
    stored: new TokenBuckets(storedPerAddress),
  };
  private readonly keys = new TokenBuckets(perKey);
  private readonly inFlight = new Map<string, number>();
  private readonly rendering: Lane;

  constructor(
    private readonly known: { readonly proxies: Proxies; readonly hosts: Hosts },
    /** Milliseconds; it need not be the time of day. */
    private readonly now: () => number,
    private readonly priority: PriorityGate = new PriorityGate(),
  ) {
    this.rendering = new Lane(priority);
  }

  /**
   * Removes headers that no client may send, and returns the refusal of a request whose path or host is not valid.
   */
  malformed({ url = "", headers, socket }: IncomingMessage): Response | undefined {
    dropInternalHeaders(headers, isProxy(socket.remoteAddress ?? "", this.known.proxies));
    if (!isCanonicalPath(url)) return refuseFor("bad-address", messages().badAddress);
    const hosts = [headers.host, headers["x-forwarded-host"]].flat();
    // HTTP/1.0 need not name a host, and no browser speaks it.
    const strange = hosts.find((host) => host !== undefined && !this.known.hosts.has(host));
    if (strange === undefined) return undefined;
    return refuseFor("wrong-host", messages().wrongHost({ host: strange.slice(0, 200) }));
  }

  /** The refusal of this request, or the visit that it becomes. `ended` is given what to run once it has been answered. */
  admit(request: IncomingMessage, ended: (call: () => void) => void): Response | Visit {
    const { method = "", url = "", headers } = request;
    const isApi = /^\/api(?:[/?]|$)/.test(url);
    if (!isApi && method !== "GET" && method !== "HEAD") return wrongMethod("GET", "HEAD");
    if (isNextInternal(url))
      return refuseFor("no-such-address", messages().noSuchAddress({ path: url.slice(0, 200) }));
    const writes = method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
    if (writes && isCrossSite(headers)) return refuseFor("cross-site", messages().crossSite);
    const address = clientAddress(
      request.socket.remoteAddress ?? "",
      String(headers["x-forwarded-for"] ?? ""),
      this.known.proxies,
    );
    // Requests from this machine are not limited: its users can reach the database anyway.
    const networks = address === undefined ? [] : networksOf(address);
    const isFull = networks.some(({ name, times }) => (this.inFlight.get(name) ?? 0) >= maxInFlight * times);
    const wait = isFull ? 1_000 : this.waitMs(networks, method, url, writes ? headers : {});
    if (wait > 0) return tooManyRequests(wait).answer();
    for (const { name } of networks) this.inFlight.set(name, (this.inFlight.get(name) ?? 0) + 1);
    const visit = new Visit(networks, this.budgets, this.now);
    if (method === "POST" && isAppend.test(url)) visit.releasePriority = this.priority.enter();
    ended(() => {
      visit.isClosed = true;
      visit.releasePriority?.();
      for (const { name } of networks) {
        const left = (this.inFlight.get(name) ?? 1) - 1;
        if (left > 0) this.inFlight.set(name, left);
        else this.inFlight.delete(name);
      }
    });
    return visit;
  }

  /** Runs the drawing of a page or a picture when it is its client's turn. */
  async render<T>(work: () => Promise<T>): Promise<T> {
    visit()?.consume("requests", renderCost);
    return this.rendering.run(work);
  }

  /** The refusal that an error stands for; undefined if the error is a fault. */
  refusalOf(where: string, error: unknown): Response | undefined {
    return refusedBy(error) ?? storeRefusal(where, error);
  }

  /** The refusal of what Node could not parse as HTTP. */
  unparsed(error: { readonly code?: string }): Response {
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return refuseFor("too-slow", messages().tooSlow);
    if (error.code !== "HPE_INVALID_METHOD") return refuseFor("not-http", messages().notHttp);
    return wrongMethod("GET", "HEAD", "POST", "OPTIONS");
  }

  private waitMs(
    networks: readonly Network[],
    method: string,
    url: string,
    headers: IncomingMessage["headers"],
  ): number {
    if (networks.length === 0) return 0;
    const now = this.now();
    const isExpensive =
      method === "POST" && /^\/api\/(?:games|leagues|replay|evening\/replay)\/?(?:\?|$)/.test(url);
    const wait = this.budgets.requests.consume(networks, isExpensive ? expensiveCost : 1, now);
    if (wait > 0 || headers.authorization === undefined) return wait;
    const key = bearerKey(new Headers({ authorization: headers.authorization }));
    return key === undefined ? 0 : this.keys.consume([{ name: hashKey(key), times: 1 }], 1, now);
  }
}

const isAppend = /^\/api\/games\/[^/]+\/entries(?:\?|$)/;

const wrongMethod = (...allowed: string[]): Response =>
  refuseFor("wrong-method", messages().wrongMethod({ allowed }), "", { Allow: allowed.join(", ") });

/** Next's own addresses besides files, such as its image service and its error page: nothing here uses them. */
const isNextInternal = (url: string): boolean => /^\/_(?!next\/static\/)/.test(url);
