import type { IncomingMessage } from "node:http";
import { refuseFor } from "../http/http";
import { bearerKey, hashKey } from "../http/key";
import { refusedBy } from "../http/refused";
import { storeRefusal } from "../http/store-refusal";
import { say } from "../words";
import { type Allowance, Buckets, type Network } from "./buckets";
import { clientAddress, isProxy, networksOf, type Proxies } from "./client-address";
import { isFromElsewhere } from "./cross-site";
import type { Hosts } from "./hosts";
import { dropInnerHeaders } from "./inner-headers";
import { Lane, Urgent } from "./lane";
import { isPlainPath } from "./path";
import { type Budgets, tooMuch, Visit, visit } from "./visit";

/**
 * A table of eight phones behind one address asks some ten times a second when all of them are tapped without a pause,
 * and a few hundred times at once when all open a league together. docs/security.md has the figures.
 */
const perAddress: Allowance = { burst: 2_000, perSecond: 50 };
/** What is written with one key: a phone that comes back with a hundred games pushes each of them twice. */
const perKey: Allowance = { burst: 600, perSecond: 20 };
/** Milliseconds of the one thread: a phone that opens fifty games that nobody has in memory takes half a second. */
const workPerAddress: Allowance = { burst: 10_000, perSecond: 250 };
const day = 24 * 60 * 60;
/** Bytes that are stored: a long evening at one table comes to a megabyte. */
const storedPerAddress: Allowance = { burst: 64 * 1024 * 1024, perSecond: (64 * 1024 * 1024) / day };
/** Requests of one address that are being answered at a time; a live board is one for as long as it is open. */
const mostOpen = 256;
/** What reading costs is 1; making a game or league, and replaying a sheet, is more work, and may be for ever kept. */
const dear = 5;
/** A page or a picture that is not kept. */
const drawn = 10;

/** Stands before all that is not a file of the build: refuses what no route is to see. Addresses and keys are forgotten when it ends. */
export class Front {
  private readonly budgets: Budgets = {
    requests: new Buckets(perAddress),
    work: new Buckets(workPerAddress),
    stored: new Buckets(storedPerAddress),
  };
  private readonly keys = new Buckets(perKey);
  private readonly open = new Map<string, number>();
  private readonly drawing: Lane;

  constructor(
    private readonly known: { readonly proxies: Proxies; readonly hosts: Hosts },
    /** Milliseconds; it need not be the time of day. */
    private readonly now: () => number,
    private readonly urgent: Urgent = new Urgent(),
  ) {
    this.drawing = new Lane(urgent);
  }

  /**
   * Looks at a request before all else: takes headers away that no client has to send, and says why one for an address
   * or a host that is none is not passed on.
   */
  unfit({ url = "", headers, socket }: IncomingMessage): Response | undefined {
    dropInnerHeaders(headers, isProxy(socket.remoteAddress ?? "", this.known.proxies));
    if (!isPlainPath(url)) return refuseFor("bad-address", say.badAddress);
    const hosts = [headers.host, headers["x-forwarded-host"]].flat();
    // HTTP/1.0 need not name a host, and no browser speaks it.
    const strange = hosts.find((host) => host !== undefined && !this.known.hosts.has(host));
    if (strange === undefined) return undefined;
    return refuseFor("wrong-host", say.wrongHost({ host: strange.slice(0, 200) }));
  }

  /** Why this request is not passed on, or the visit that it is. `ended` is called with what is to be done when it was answered. */
  admit(request: IncomingMessage, ended: (call: () => void) => void): Response | Visit {
    const { method = "", url = "", headers } = request;
    const isApi = /^\/api(?:[/?]|$)/.test(url);
    if (!isApi && method !== "GET" && method !== "HEAD") return wrongMethod("GET", "HEAD");
    if (isNexts(url)) return refuseFor("no-such-address", say.noSuchAddress({ path: url.slice(0, 200) }));
    const writes = method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
    if (writes && isFromElsewhere(headers)) return refuseFor("cross-site", say.crossSite);
    const address = clientAddress(
      request.socket.remoteAddress ?? "",
      String(headers["x-forwarded-for"] ?? ""),
      this.known.proxies,
    );
    // This machine may ask as much as it likes: whoever is on it has the database.
    const networks = address === undefined ? [] : networksOf(address);
    const isFull = networks.some(({ name, times }) => (this.open.get(name) ?? 0) >= mostOpen * times);
    const wait = isFull ? 1_000 : this.wait(networks, method, url, writes ? headers : {});
    if (wait > 0) return tooMuch(wait).answer();
    for (const { name } of networks) this.open.set(name, (this.open.get(name) ?? 0) + 1);
    const visit = new Visit(networks, this.budgets, this.now);
    if (method === "POST" && isAppend.test(url)) visit.letOthers = this.urgent.begin();
    ended(() => {
      visit.gone = true;
      visit.letOthers?.();
      for (const { name } of networks) {
        const left = (this.open.get(name) ?? 1) - 1;
        if (left > 0) this.open.set(name, left);
        else this.open.delete(name);
      }
    });
    return visit;
  }

  /** Draws a page or a picture when it is its client's turn. */
  async draw<T>(work: () => Promise<T>): Promise<T> {
    visit()?.take("requests", drawn);
    return this.drawing.run(work);
  }

  /** The answer to a request that was refused while it was answered; undefined where the error is a fault. */
  refusalOf(where: string, error: unknown): Response | undefined {
    return refusedBy(error) ?? storeRefusal(where, error);
  }

  /** The answer to what Node could not read as HTTP. */
  unread(error: { readonly code?: string }): Response {
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return refuseFor("too-slow", say.tooSlow);
    if (error.code !== "HPE_INVALID_METHOD") return refuseFor("not-http", say.notHttp);
    return wrongMethod("GET", "HEAD", "POST", "OPTIONS");
  }

  private wait(
    networks: readonly Network[],
    method: string,
    url: string,
    headers: IncomingMessage["headers"],
  ): number {
    if (networks.length === 0) return 0;
    const now = this.now();
    const isDear = method === "POST" && /^\/api\/(?:games|leagues|replay)\/?(?:\?|$)/.test(url);
    const wait = this.budgets.requests.take(networks, isDear ? dear : 1, now);
    if (wait > 0 || headers.authorization === undefined) return wait;
    const key = bearerKey(new Headers({ authorization: headers.authorization }));
    return key === undefined ? 0 : this.keys.take([{ name: hashKey(key), times: 1 }], 1, now);
  }
}

const isAppend = /^\/api\/games\/[^/]+\/entries(?:\?|$)/;

const wrongMethod = (...allowed: string[]): Response =>
  refuseFor("wrong-method", say.wrongMethod({ allowed }), "", { Allow: allowed.join(", ") });

/** What Next has besides files and is no use here: pictures made smaller, a page that answers 500 to whoever opens it. */
const isNexts = (url: string): boolean => /^\/_(?!next\/static\/)/.test(url);
