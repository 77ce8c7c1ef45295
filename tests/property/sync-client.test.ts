import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DeviceGame } from "../../lib/client/game/device-game";
import { callsOver } from "../../lib/client/net/server-calls";
import type { DeviceStore } from "../../lib/client/store/device-store";
import { idbStore } from "../../lib/client/store/device-store-idb";
import { refuseFor } from "../../lib/server/http/http";
import type { CreateRequest } from "../../lib/sync/wire/wire";
import { doublesGame, key, tableEvening } from "../support/entries";
import { drawn, roundOf } from "../support/evening/simulate";
import { inProcessFetch } from "../support/server/in-process";
import { newDatabaseUrl } from "../support/store/engine";
import { callsOverUnreliableNetwork, type Delivery, onlyPage } from "../support/sync/unreliable-network";
import { temporaryDirectory } from "../support/temporary";

// Everything between a tap and the server's disk: IndexedDB, the device's game, the API and the store. Only the network
// in between is made unreliable, and pages die before and after their writes.

const server = await inProcessFetch(await newDatabaseUrl(temporaryDirectory()));

/** `turned away`: the server is overloaded and processes none of the request. */
type Fate = Delivery | "turned away";
type Death = "before write" | "after write" | undefined;
const pageLife = 60_000;

class Phone {
  fate: Fate = "through";
  death: Death;
  game: DeviceGame;
  /** Every entry that was ever stored for sending, or reported as stored. */
  readonly everWaiting = new Set<string>();
  private clock = 0;
  private died = () => {};

  private constructor(
    readonly id: string,
    private readonly store: DeviceStore,
  ) {
    this.game = this.page();
  }

  static async open(id: string): Promise<Phone> {
    globalThis.indexedDB = new IDBFactory();
    return new Phone(id, await idbStore({ trouble: () => {} }));
  }

  async join(game: CreateRequest & { readonly options: Record<string, unknown> }): Promise<void> {
    const at = new Date(0).toISOString();
    const what = { id: game.id, game: game.game, players: game.players, createdAt: at };
    const standing = { status: "playing" as const, totals: {}, balances: {}, winners: [] };
    const summary = { ...what, ...standing, updatedAt: at };
    const header = { ...what, options: game.options, key, onServer: false, summary };
    await this.store.saveGame(header, { known: [], waiting: [] }, 0);
    await this.game.sync();
  }

  /** Does something; if the page dies meanwhile, opens another one in its place. */
  async run(work: (game: DeviceGame) => Promise<unknown>): Promise<void> {
    const dead = new Promise<"dead">((resolve) => {
      this.died = () => resolve("dead");
    });
    const ended = await Promise.race([work(this.game), dead]);
    if (ended === "dead") this.game = this.page();
    const game = await this.store.game(this.id);
    for (const entry of game?.log.waiting ?? []) this.everWaiting.add(entry.id);
  }

  waits(): Promise<number | undefined> {
    return this.store.game(this.id).then((game) => game?.waiting);
  }

  private page(): DeviceGame {
    this.death = undefined;
    this.clock += pageLife;
    // Code of a page that died may still be running here; its clock stands still, so its leases run out.
    const { clock } = this;
    const never = new Promise<never>(() => {});
    return new DeviceGame(this.id, {
      ...onlyPage(),
      store: {
        ...this.store,
        saveGame: async (...write) => {
          const { death } = this;
          const stored = death === "before write" ? undefined : await this.store.saveGame(...write);
          if (stored && !death) return stored;
          this.died();
          return never;
        },
      },
      server: callsOverUnreliableNetwork(
        (...request) =>
          this.fate === "turned away"
            ? Promise.resolve(refuseFor("too-many-requests", "later"))
            : server(...request),
        () => (this.fate === "turned away" ? "through" : this.fate),
      ),
      now: () => clock,
    });
  }
}

const pips = fc.integer({ min: 0, max: 30 });
const step = fc.record({
  phone: fc.nat({ max: 2 }),
  fate: fc.constantFrom<Fate>("through", "through", "request lost", "reply lost", "turned away"),
  death: fc.constantFrom<Death>(undefined, undefined, undefined, undefined, "before write", "after write"),
  does: fc.oneof(
    fc.record({ kind: fc.constant("hand" as const), pips }),
    fc.record({ kind: fc.constant("amend" as const), pips, target: fc.nat({ max: 5 }) }),
    fc.record({ kind: fc.constant("settle" as const), which: fc.nat({ max: 5 }) }),
    fc.record({ kind: fc.constant("sync" as const) }),
  ),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const hand = (left: number) => ({ kind: "hand", out: "a", left: { b: left } });

/** What is entered in a game of Doubles, or in an evening: the next round, or who won, somebody coming or going. */
function nextEntry(shown: ReturnType<DeviceGame["snapshot"]>, number: number): object {
  if (shown.type !== "ready" || "game" in shown.view) return hand(number);
  const { log } = shown.view;
  const { rounds } = log.position.state;
  const who = "abcdefg"[number % 7] ?? "a";
  if (number % 5 === 0) return { kind: log.position.state.now[number % 7]?.here ? "away" : "here", who };
  const draw = drawn(log);
  return draw ? roundOf(draw) : { kind: "result", round: rounds.length, table: 1, won: number % 2 };
}

async function does(phone: Phone, { does }: Step): Promise<void> {
  const shown = phone.game.snapshot();
  await phone.run(async (game) => {
    if (does.kind === "hand") await game.enter(nextEntry(shown, does.pips));
    if (does.kind === "amend")
      await game.enter({ kind: "amend", target: does.target, entry: nextEntry(shown, does.pips) });
    if (does.kind === "settle" && shown.type === "ready" && shown.unsettled.length > 0) {
      const held = shown.unsettled[does.which % shown.unsettled.length];
      const decision = held?.decisions[does.which % held.decisions.length];
      if (held && decision) await game.settle(held.id, decision);
    }
    await game.sync();
  });
}

async function runSchedule(game: ReturnType<typeof doublesGame>, steps: readonly Step[]): Promise<void> {
  const phones = [await Phone.open(game.id), await Phone.open(game.id), await Phone.open(game.id)];
  for (const phone of phones) await phone.join(game);
  for (const each of steps) {
    const phone = phones[each.phone];
    if (!phone) continue;
    phone.fate = each.fate;
    phone.death = each.death;
    await does(phone, each);
  }
  for (const phone of phones) {
    phone.fate = "through";
    phone.death = undefined;
  }
  for (const phone of [...phones, ...phones, ...phones]) await phone.run((open) => open.sync());

  const stored = await callsOver(server).read(game.id, 0);
  if (stored.outcome !== "answered") throw new Error(stored.outcome);
  const ids = stored.reply.entries.map(({ entry }) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const phone of phones) {
    expect(ids).toEqual(expect.arrayContaining([...phone.everWaiting]));
    expect(await phone.waits()).toBe(0);
    const [shown, first] = [phone.game.snapshot(), phones[0]?.game.snapshot()];
    if (shown.type !== "ready" || first?.type !== "ready") throw new Error(shown.type);
    expect(shown.view.lines).toEqual(first.view.lines);
    expect(shown.view.log.position).toEqual(first.view.log.position);
    expect(shown.unsettled).toEqual(first.unsettled);
  }
}

describe.each([
  ["a game", () => doublesGame()],
  ["an evening", () => tableEvening()],
])("three phones that keep %s, from a tap to the server’s disk", (_, begin) => {
  it("lose nothing and agree in the end, even when pages die around their writes", async () => {
    const numRuns = Number(process.env.SYNC_CLIENT_RUNS ?? 60);
    let last: Promise<void> | undefined;
    const law = fc.asyncProperty(fc.array(step, { maxLength: 20, size: "max" }), (steps) => {
      last = runSchedule(begin() as ReturnType<typeof doublesGame>, steps);
      return last;
    });
    await fc.assert(law, { numRuns });
    // A property that ends by the clock (npm run quick) leaves its last run going, and the server is about to close.
    await last;
  });
});
