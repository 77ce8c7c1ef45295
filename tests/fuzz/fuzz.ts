import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { startServer, type TestServer } from "../support/server";
import { Dice } from "../support/simulate/dice";
import { type FuzzWorld, fuzzWorld } from "./fuzz-world";
import { type KindOfRequest, Latencies } from "./latencies";
import { problemCheck } from "./problem-check";
import { rawRequest } from "./raw-requests";
import { type Described, type FuzzRequest, requestsOf } from "./requests";

export interface FuzzReport {
  readonly requests: number;
  readonly raw: number;
  /** How often each status was answered; of raw requests "closed", too. */
  readonly statuses: Readonly<Record<string, number>>;
  /** How many operations and pages were asked, by method and status class. */
  readonly problemCodes: number;
  /** What must not be: a sentence each, with the request. */
  readonly faults: readonly string[];
  /** Requests that took longer than a second each of the three times that they were sent again, alone. */
  readonly slow: readonly string[];
  /** The slowest requests: how long each took among others, and at best of three times alone. */
  readonly slowest: readonly { readonly ms: number; readonly alone: number; readonly request: string }[];
  readonly kinds: readonly KindOfRequest[];
  /** What was in use after garbage was collected, along the way: requests sent, bytes of heap, bytes of all memory. */
  readonly memory: readonly { readonly at: number; readonly heap: number; readonly rss: number }[];
  readonly seconds: number;
}

export const atOnce = 12;
const slowMs = 1_000;
const longPath = 15_000;
/** Bytes, by `FS_LRU_MAX_SIZE` in Next's `filesystem.js`. */
const nextsPathCache = 8 * 2 ** 20;
const mostTold = 20;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  readonly ms: number;
}

/** Starts a server, sends it so many generated requests, and says what it did that it should not. */
export async function fuzz(given: {
  readonly requests: number;
  readonly seed: number;
  /** Sends no more after so many seconds. */
  readonly seconds?: number;
  readonly progress?: (sent: number) => void;
}): Promise<FuzzReport> {
  const probe = fileURLToPath(new URL("memory-probe.mjs", import.meta.url));
  const server = await startServer({ NODE_OPTIONS: `--import ${pathToFileURL(probe).href}` });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    return await new Run(server, agent, await fuzzWorld(server.url), given).all();
  } finally {
    agent.destroy();
    await server.remove();
  }
}

class Run {
  private readonly dice: Dice;
  private readonly statuses: Record<string, number> = {};
  private readonly codes = new Set<string>();
  /** One example of each. */
  private readonly faults = new Map<string, string>();
  private readonly latencies = new Latencies();
  private readonly maybeSlow: FuzzRequest[] = [];
  private readonly memory: { at: number; heap: number; rss: number }[] = [];
  private raw = 0;

  constructor(
    private readonly server: TestServer,
    private readonly agent: Agent,
    private readonly world: FuzzWorld,
    private readonly given: Parameters<typeof fuzz>[0],
  ) {
    this.dice = new Dice(given.seed);
  }

  async all(): Promise<FuzzReport> {
    const began = performance.now();
    const { url } = this.server;
    const description = (await (await fetch(`${url}/api/openapi.json`)).json()) as Described;
    const isProblem = problemCheck(description);
    const next = requestsOf(this.dice, this.world, description);
    const { requests, seconds = Number.POSITIVE_INFINITY } = this.given;
    let sent = 0;
    const mayGoOn = () =>
      sent < requests && this.faults.size < mostTold && performance.now() - began < seconds * 1_000;
    const worker = async (until: number) => {
      while (sent < until && mayGoOn()) {
        const index = sent++;
        const request = next();
        if (index % 20 === 0) await this.sendRaw(rawRequest(this.dice, request.path));
        else this.judge(request, await this.send(request), isProblem);
      }
    };
    await this.fillPathCache();
    await this.measure(0);
    // Nothing is under way while memory is measured: whoever waited for that would seem slow.
    while (mayGoOn()) {
      this.given.progress?.(sent);
      const until = sent + Math.ceil(requests / 20);
      await Promise.all(Array.from({ length: atOnce }, () => worker(until)));
      await this.measure(sent);
    }
    const slow = await this.stillSlow();
    const slowest: FuzzReport["slowest"][number][] = [];
    for (const { request, ms } of this.latencies.slowest)
      slowest.push({
        ms: Math.round(ms),
        alone: Math.round(await this.fastestAlone(request)),
        request: told(request).slice(0, 200),
      });
    const health = await fetch(`${url}/api/health`);
    if (!health.ok) this.fault("The server is not well afterwards.", await health.text());
    this.readOutput();
    if ((await this.server.stop()) !== 0)
      this.fault("The server did not end in peace.", this.server.output());
    return {
      requests: sent,
      raw: this.raw,
      statuses: this.statuses,
      problemCodes: this.codes.size,
      faults: [...this.faults].map(([what, example]) => `${what} ${example}`),
      slow,
      slowest,
      kinds: this.latencies.kinds(),
      memory: this.memory,
      seconds: Math.round((performance.now() - began) / 1_000),
    };
  }

  private send({ method, path, headers, body }: FuzzRequest): Promise<Answer | Error> {
    const began = performance.now();
    return new Promise((resolve) => {
      const sending = httpRequest(
        this.server.url + path,
        {
          method,
          headers: { ...headers, "Content-Length": Buffer.byteLength(body ?? "") },
          agent: this.agent,
        },
        (response) => {
          const ms = performance.now() - began;
          const answer = (text: string) =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text, ms });
          // Live updates never end.
          if (response.headers["content-type"]?.startsWith("text/event-stream")) {
            response.destroy();
            answer("");
            return;
          }
          const chunks: Buffer[] = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("end", () =>
            answer(readable(Buffer.concat(chunks), response.headers["content-encoding"])),
          );
          response.on("error", resolve);
        },
      );
      sending.setTimeout(30_000, () => sending.destroy(new Error("no answer in 30 s")));
      sending.on("error", resolve);
      sending.end(body);
    });
  }

  private judge(request: FuzzRequest, answer: Answer | Error, isProblem: (body: unknown) => string): void {
    if (answer instanceof Error) {
      this.fault(`No answer: ${answer.message}.`, request);
      return;
    }
    const { status, headers, text, ms } = answer;
    this.count(status);
    this.latencies.add(request, ms);
    if (ms > slowMs && this.maybeSlow.length < 500) this.maybeSlow.push(request);
    if (status >= 500) this.fault(`${status}: ${text.slice(0, 300)}`, request);
    if (headers["x-content-type-options"] !== "nosniff") this.fault("Safe headers are missing.", request);
    if (!/^\/(?!\/)|^$/.test(headers.location ?? ""))
      this.fault(`Leads away, to ${headers.location}.`, request);
    if (status < 400 || !/^\/api[/?]/.test(request.path) || request.method === "HEAD") return;
    if (headers["content-type"] !== "application/problem+json")
      this.fault(`${status} is no problem document but ${headers["content-type"]}.`, request);
    else this.judgeProblem(request, status, text, isProblem);
  }

  private judgeProblem(
    request: FuzzRequest,
    status: number,
    text: string,
    isProblem: (body: unknown) => string,
  ): void {
    const body = jsonOf(text);
    const wrong = isProblem(body);
    if (wrong !== "") this.fault(`The problem document is not well formed: ${wrong}`, request);
    const { status: told, code } = (body ?? {}) as { status?: unknown; code?: unknown };
    if (told !== status) this.fault(`${status} says that it is ${told}.`, request);
    this.codes.add(String(code));
  }

  /** Any answer will do, and none, as long as it is no server fault; the connection ends either way. */
  private sendRaw(bytes: Buffer): Promise<void> {
    this.raw++;
    const { hostname, port } = new URL(this.server.url);
    return new Promise((resolve) => {
      let answer = "";
      const socket = connect(Number(port), hostname);
      socket.setTimeout(10_000, () => {
        this.fault("A raw request was neither answered nor ended.", bytes);
        socket.destroy();
      });
      socket.on("data", (chunk) => {
        answer += chunk.toString("latin1").slice(0, 200);
        if (/event-stream/.test(answer)) socket.destroy();
      });
      socket.on("error", () => {});
      socket.on("close", () => {
        const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
        this.count(status ? `raw ${status}` : "raw closed");
        if (answer !== "" && !/^HTTP\/1\.1 [1-4]\d\d /.test(answer)) this.fault(answer.slice(0, 300), bytes);
        resolve();
      });
      socket.end(bytes);
    });
  }

  /** Alone and three times: what was slow only because others were is none of the server's. */
  private async stillSlow(): Promise<string[]> {
    const slow: string[] = [];
    for (const request of this.maybeSlow) {
      const fastest = await this.fastestAlone(request);
      if (fastest > slowMs) slow.push(`${Math.round(fastest)} ms: ${told(request)}`);
    }
    return slow;
  }

  private async fastestAlone(request: FuzzRequest): Promise<number> {
    let fastest = Number.POSITIVE_INFINITY;
    for (let times = 0; times < 3; times++) {
      const answer = await this.send(request);
      if (!(answer instanceof Error)) fastest = Math.min(fastest, answer.ms);
    }
    return fastest;
  }

  /**
   * Next remembers which paths lead nowhere, up to 8 MB of them; generated requests take half a million to fill that,
   * and would hide a leak behind it. So it is filled before anything is measured.
   */
  private async fillPathCache(): Promise<void> {
    for (let index = 0; index < nextsPathCache / longPath; index++) {
      const path = `/api/${String(index).padEnd(longPath, "x")}`;
      await this.send({ kind: "", method: "GET", path, headers: {} });
    }
  }

  private async measure(at: number): Promise<void> {
    const before = this.measured().length;
    this.server.signal("SIGUSR2");
    for (let tries = 0; tries < 200 && this.measured().length === before; tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    const last = this.measured().at(-1);
    if (last) this.memory.push({ at, heap: last.heapUsed, rss: last.rss });
  }

  private measured(): { heapUsed: number; rss: number }[] {
    return [...this.server.output().matchAll(/^\{"event":"memory".*\}$/gm)].map(([line]) => JSON.parse(line));
  }

  /** Whatever the server wrote besides its addresses and its memory is a fault that it noticed itself. */
  private readOutput(): void {
    for (const line of this.server.output().split("\n"))
      if (
        line !== "" &&
        !/^\{"event":"memory"|^✓ Running next|^Pipkeeper is open|^On the home network/.test(line)
      )
        this.fault("The server wrote:", line);
  }

  private fault(what: string, request: FuzzRequest | Buffer | string): void {
    if (!this.faults.has(what)) this.faults.set(what, told(request));
  }

  private count(status: number | string): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
  }
}

function told(request: FuzzRequest | Buffer | string): string {
  if (typeof request === "string") return request.slice(0, 2_000);
  if (Buffer.isBuffer(request)) return JSON.stringify(request.toString("latin1")).slice(0, 600);
  const { method, path, headers, body } = request;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(body ?? "").slice(0, 1_500)}`;
}

/** Some of what is sent makes the server compress its answer. */
function readable(bytes: Buffer, encoding: string | undefined): string {
  return (encoding === "gzip" && bytes.length > 0 ? gunzipSync(bytes) : bytes).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
