import { Agent } from "node:http";
import { startServer, type TestServer } from "../support/server/server";
import { Dice } from "../support/simulate/dice";
import { type FuzzWorld, fuzzWorld } from "./fuzz-world";
import { Judge, told } from "./judge";
import { type KindOfRequest, Latencies } from "./latencies";
import { rawRequest } from "./raw-requests";
import { type ApiDescription, type FuzzRequest, requestsOf } from "./requests";
import { type Answer, send, sendRaw } from "./send";
import { type MemoryReading, memoryProbed, pathCacheFillers, ServerMemory } from "./server-memory";

export interface FuzzReport {
  readonly requests: number;
  readonly raw: number;
  /** How often each status was answered; "closed" is counted for raw requests too. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The number of different codes in problem documents. */
  readonly problemCodes: number;
  /** Faults of the server: a sentence each, with the request. */
  readonly faults: readonly string[];
  /** Requests that took longer than a second each of the three times they were sent again alone. */
  readonly slow: readonly string[];
  /** The slowest requests: the time among others, and the best of three times alone. */
  readonly slowest: readonly { readonly ms: number; readonly alone: number; readonly request: string }[];
  readonly kinds: readonly KindOfRequest[];
  readonly memory: readonly MemoryReading[];
  readonly seconds: number;
}

export const atOnce = 12;
const slowMs = 1_000;
const maxReported = 20;

/** Starts a server, sends it this many generated requests, and reports its faults. */
export async function fuzz(given: {
  readonly requests: number;
  readonly seed: number;
  /** Stops sending after this many seconds. */
  readonly seconds?: number;
  readonly progress?: (sent: number) => void;
}): Promise<FuzzReport> {
  const server = await startServer(memoryProbed);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    const world = await fuzzWorld(server.url);
    const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDescription;
    return await new Run(server, agent, world, description, given).all();
  } finally {
    agent.destroy();
    await server.remove();
  }
}

class Run {
  private readonly dice: Dice;
  private readonly next: () => FuzzRequest;
  private readonly judge: Judge;
  private readonly latencies = new Latencies();
  private readonly memory: ServerMemory;
  private readonly maybeSlow: FuzzRequest[] = [];
  private sent = 0;
  private raw = 0;

  constructor(
    private readonly server: TestServer,
    private readonly agent: Agent,
    world: FuzzWorld,
    description: ApiDescription,
    private readonly given: Parameters<typeof fuzz>[0],
  ) {
    this.dice = new Dice(given.seed);
    this.next = requestsOf(this.dice, world, description);
    this.judge = new Judge(description);
    this.memory = new ServerMemory(server);
  }

  async all(): Promise<FuzzReport> {
    const began = performance.now();
    const { requests, seconds = Number.POSITIVE_INFINITY } = this.given;
    const mayGoOn = () =>
      this.sent < requests &&
      this.judge.faults.size < maxReported &&
      performance.now() - began < seconds * 1_000;
    const worker = async (until: number) => {
      while (this.sent < until && mayGoOn()) await this.sendNext();
    };
    for (const filler of pathCacheFillers()) await this.send(filler);
    await this.memory.measure(0);
    // Memory is measured while no request is under way, since a request that waits for it would seem slow.
    while (mayGoOn()) {
      this.given.progress?.(this.sent);
      const until = this.sent + Math.ceil(requests / 20);
      await Promise.all(Array.from({ length: atOnce }, () => worker(until)));
      await this.memory.measure(this.sent);
    }
    const slow = await this.stillSlow();
    const slowest = await this.slowest();
    await this.end();
    return {
      requests: this.sent,
      raw: this.raw,
      statuses: this.judge.statuses,
      problemCodes: this.judge.codes.size,
      faults: [...this.judge.faults].map(([what, example]) => `${what} ${example}`),
      slow,
      slowest,
      kinds: this.latencies.kinds(),
      memory: this.memory.readings,
      seconds: Math.round((performance.now() - began) / 1_000),
    };
  }

  private async sendNext(): Promise<void> {
    const index = this.sent++;
    const request = this.next();
    if (index % 20 === 0) {
      this.raw++;
      const bytes = rawRequest(this.dice, request.path);
      this.judge.rawAnswer(bytes, await sendRaw(bytes, this.server.url));
      return;
    }
    const answer = await this.send(request);
    this.judge.answer(request, answer);
    if (answer instanceof Error) return;
    this.latencies.add(request, answer.ms);
    if (answer.ms > slowMs && this.maybeSlow.length < 500) this.maybeSlow.push(request);
  }

  private send(request: FuzzRequest): Promise<Answer | Error> {
    return send(request, this.server.url, this.agent);
  }

  /** Sends each request three times alone, because it may have been slow only because of others. */
  private async stillSlow(): Promise<string[]> {
    const slow: string[] = [];
    for (const request of this.maybeSlow) {
      const fastest = await this.fastestAlone(request);
      if (fastest > slowMs) slow.push(`${Math.round(fastest)} ms: ${told(request)}`);
    }
    return slow;
  }

  private async slowest(): Promise<FuzzReport["slowest"]> {
    const slowest: FuzzReport["slowest"][number][] = [];
    for (const { request, ms } of this.latencies.slowest)
      slowest.push({
        ms: Math.round(ms),
        alone: Math.round(await this.fastestAlone(request)),
        request: told(request).slice(0, 200),
      });
    return slowest;
  }

  private async fastestAlone(request: FuzzRequest): Promise<number> {
    let fastest = Number.POSITIVE_INFINITY;
    for (let times = 0; times < 3; times++) {
      const answer = await this.send(request);
      if (!(answer instanceof Error)) fastest = Math.min(fastest, answer.ms);
    }
    return fastest;
  }

  private async end(): Promise<void> {
    const health = await fetch(`${this.server.url}/api/health`);
    if (!health.ok) this.judge.fault("The server is not well afterwards.", await health.text());
    this.judge.output(this.server.output());
    if ((await this.server.stop()) !== 0)
      this.judge.fault("The server did not end in peace.", this.server.output());
  }
}
