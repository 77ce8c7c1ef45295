import type { Problem } from "@/lib/rules/problem";
import { DeviceLog, type Received } from "@/lib/sync/device-log";
import { sameJson } from "@/lib/sync/same";
import { protocol } from "@/lib/sync/wire/protocol";
import type { AppendRequest, Pull } from "@/lib/sync/wire/wire";
import type { Answered, ServerCalls } from "../net/server-calls";
import type { KeptHeader } from "../store/device-store";
import type { Heard, Trouble } from "./heard";
import { keyErrand } from "./key-errand";

const silence: Heard = { heard: "silence" };
const trouble = (why: Trouble): Heard => ({ heard: "trouble", trouble: why });
const unanswered = ({ full }: { readonly full?: true }): Heard => (full ? trouble("server-full") : silence);
const unchanged = (log: DeviceLog): DeviceLog => log;

/** What a device says to the server about one game, an exchange at a time, and what it makes of the answers. */
export class Conversation {
  /** Whether the server's log was seen to be the one that is known. */
  private checked = false;
  /** A key that the server refused: nothing is pushed with it any more, and the game is watched. */
  private wrongKey: string | undefined;

  constructor(
    private readonly id: string,
    private readonly server: ServerCalls,
  ) {}

  /** The next exchange, given what the device has. */
  async next(header: KeptHeader | undefined, log: DeviceLog | undefined): Promise<Heard> {
    const heard = !header || !log ? await this.first() : await this.exchange(header, log);
    if (heard.heard === "change") this.checked = !heard.more;
    // Silence proves nothing: a network that drops every second request would never let a push follow its pull.
    else this.checked ||= heard.heard === "same" || heard.heard === "game";
    return heard;
  }

  /** There is reason to think that the server has another log: its last known entry is looked at before all else. */
  doubt(): void {
    this.checked = false;
  }

  private async first(): Promise<Heard> {
    const answered = await this.server.read(this.id, 0);
    if (answered.outcome === "unreachable") return silence;
    if (answered.outcome === "refused") return { heard: "missing" };
    const { id, game, options, players, createdAt, entries } = answered.reply;
    return { heard: "game", header: { id, game, options, players, createdAt, onServer: true }, entries };
  }

  private exchange(header: KeptHeader, log: DeviceLog): Promise<Heard> {
    const { key } = header;
    if (!header.onServer && key !== undefined) return this.create(header, key);
    const errand = keyErrand(header, this.server);
    if (errand) return this.told(errand);
    if (key !== undefined && key === this.wrongKey) return this.watch(header, log);
    const request = log.request();
    if (!this.checked || !request || key === undefined) return this.pull(header, log);
    return this.push(request, key, log);
  }

  private async told(errand: Promise<Heard>): Promise<Heard> {
    const heard = await errand;
    if (heard.heard === "keys" && heard.wrong !== undefined) this.wrongKey = heard.wrong;
    return heard;
  }

  /** Pulls only: what waits here stays until there is another key. */
  private async watch(header: KeptHeader, log: DeviceLog): Promise<Heard> {
    const heard = await this.pull(header, log);
    return heard.heard === "same" ? trouble("wrong-key") : heard;
  }

  private async create(header: KeptHeader, key: string): Promise<Heard> {
    const { id, game, options, players } = header;
    const request = { protocol, id, game, options: { ...options }, players: [...players] };
    const answered = await this.server.create({ ...request, protocol }, key);
    if (answered.outcome === "unreachable") return unanswered(answered);
    if (answered.outcome === "refused" && answered.code === "game-id-taken")
      return this.sameByOther(header, key);
    if (answered.outcome === "refused") return trouble(reasonOf(answered.code));
    // Whether it has entries already, from a time whose answer was lost, the next pull tells.
    return { heard: "change", onServer: true, more: true, apply: unchanged };
  }

  /** The server has the game with another key: two devices imported one scoresheet, and the other came first. */
  private async sameByOther({ game, options, players }: KeptHeader, key: string): Promise<Heard> {
    const there = await this.server.read(this.id, 0);
    if (there.outcome === "unreachable") return silence;
    if (there.outcome === "refused") return trouble(reasonOf(there.code));
    const { reply } = there;
    const same = sameJson([reply.game, reply.options, reply.players], [game, options, players]);
    if (!same) return trouble("refused");
    this.wrongKey = key;
    return { heard: "change", onServer: true, more: true, apply: unchanged };
  }

  /** Asks for the last known entry as well: a server that was restored from a backup has another one there, or none. */
  private async pull(header: KeptHeader, log: DeviceLog): Promise<Heard> {
    const base = Math.max(0, log.head - 1);
    const answered = await this.server.read(this.id, base);
    if (answered.outcome === "unreachable") return silence;
    if (answered.outcome === "refused") return this.gone(answered.code, header.key);
    const received = log.receive(base, answered.reply);
    if (answered.reply.head < log.head || received.outcome === "diverged") return this.restart(header.key);
    return heardOf(received, log, base, answered.reply) ?? { heard: "same" };
  }

  private async push(request: AppendRequest, key: string, log: DeviceLog): Promise<Heard> {
    const { base, entries } = request;
    const answered = await this.server.append(this.id, key, request);
    if (answered.outcome === "unreachable") return unanswered(answered);
    // Others were first, or the server has another log than before: that shows in the last entry known here.
    if (answered.outcome === "refused" && answered.code === "behind")
      return { heard: "change", onServer: true, more: true, apply: unchanged };
    const pull = answered.outcome === "answered" ? answered.reply : answered.pull;
    if (pull) {
      const received = log.receive(base, pull);
      if (received.outcome === "diverged") return this.restart(key);
      const heard = heardOf(received, log, base, pull);
      if (heard) return heard;
    }
    if (answered.outcome === "answered") return trouble("refused");
    if (answered.code === "wrong-key") this.wrongKey = key;
    if (answered.code !== "unfit") return this.gone(answered.code, key);
    const refused = new Map<string, readonly Problem[]>();
    for (const problem of answered.problems) {
      const [, index, path] = /^\/entries\/(\d+)(\/.*)?$/s.exec(problem.path) ?? [];
      const entry = index === undefined ? undefined : entries[Number(index)];
      if (entry) refused.set(entry.id, [...(refused.get(entry.id) ?? []), { ...problem, path: path ?? "" }]);
    }
    if (refused.size === 0) return trouble("refused");
    return { heard: "change", onServer: true, more: false, apply: (now) => now.refused(refused) };
  }

  /** The server has not the log that it had. What it lost waits again, on devices that may write. */
  private async restart(key: string | undefined): Promise<Heard> {
    const answered = await this.server.read(this.id, 0);
    if (answered.outcome === "unreachable") return silence;
    if (answered.outcome === "refused") return this.gone(answered.code, key);
    const { reply } = answered;
    return {
      heard: "change",
      onServer: true,
      more: false,
      apply: (log, start) => {
        if (key !== undefined) {
          const received = log.restart(start, reply);
          return received.outcome === "taken" ? received.log : log;
        }
        return DeviceLog.open(start, { known: reply.entries, waiting: [] });
      },
    };
  }

  private gone(code: string, key: string | undefined): Heard {
    if (code !== "no-such-game") return trouble(reasonOf(code));
    // Whoever has the key makes the game again; whoever watches goes on seeing what was there.
    if (key === undefined) return { heard: "same" };
    return { heard: "change", onServer: false, more: true, apply: unchanged };
  }
}

function heardOf(received: Received, log: DeviceLog, base: number, pull: Pull): Heard | undefined {
  switch (received.outcome) {
    case "taken":
      return {
        heard: "change",
        onServer: true,
        more: false,
        apply: (now) => {
          const again = now === log ? received : now.receive(base, pull);
          return again.outcome === "taken" ? again.log : now;
        },
      };
    case "gap":
      return trouble("refused");
    case "nothing-new":
    case "diverged":
      return undefined;
  }
}

function reasonOf(code: Extract<Answered<unknown>, { outcome: "refused" }>["code"]): Trouble {
  if (code === "wrong-key" || code === "no-key") return "wrong-key";
  return code === "bad-request" ? "other-version" : "refused";
}
