import { Agent, request } from "node:http";
import { doublesGame, hand, key } from "../../../tests/support/entries";

/** Each client begins a new game after this many entries: games at a table are no longer. */
const maxLines = 50;

/** Clients that append entries over HTTP, each to a game of its own, spread over the servers at these addresses. */
export class Appending {
  private readonly agent: Agent;
  private readonly games: { id: string; base: number }[];

  constructor(
    private readonly urls: readonly string[],
    private readonly clients: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: clients });
    this.games = Array.from({ length: clients }, () => ({ id: "", base: maxLines }));
  }

  /** Sends a request and reads its whole answer; resolves to the status. */
  send(url: string, method: string, path: string, body = ""): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = { Authorization: `Bearer ${key}`, "Content-Length": Buffer.byteLength(body) };
      const sent = request(url + path, { method, agent: this.agent, headers }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }

  /** How often a second the clients finish `work`, each in sequence, and the milliseconds it took, ascending. */
  async rate(work: (client: number) => Promise<unknown>, seconds: number) {
    const started = performance.now();
    const until = started + seconds * 1_000;
    const took: number[] = [];
    await Promise.all(
      Array.from({ length: this.clients }, async (_, client) => {
        for (let before = performance.now(); before < until; ) {
          await work(client);
          const now = performance.now();
          took.push(now - before);
          before = now;
        }
      }),
    );
    const perSecond = took.length / ((performance.now() - started) / 1_000);
    return { perSecond, took: took.sort((a, b) => a - b) };
  }

  async append(client: number): Promise<void> {
    const game = this.games[client];
    const url = this.urls[client % this.urls.length];
    if (!game || url === undefined) return;
    if (game.base >= maxLines) {
      const made = doublesGame();
      Object.assign(game, { id: made.id, base: 0 });
      await this.send(url, "POST", "/api/games", JSON.stringify(made));
    }
    const body = { protocol: 1, base: game.base++, entries: [hand(1 + (game.base % 9))] };
    const status = await this.send(url, "POST", `/api/games/${game.id}/entries`, JSON.stringify(body));
    if (status !== 200) throw new Error(`an append was answered with ${status}`);
  }

  gameOf(client: number): string {
    return this.games[client]?.id ?? "";
  }
}
