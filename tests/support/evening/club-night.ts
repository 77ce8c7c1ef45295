import { setTimeout as sleep } from "node:timers/promises";
import { tableKey } from "../../../lib/client/evening/keys/keys";
import type { EveningView } from "../../../lib/client/game/game-view";
import { roundEntry, type SeatPlan, sidesAt } from "../../../lib/evening/hall/seat-plan";
import { tableEvening } from "../entries";
import { DevicePhone, keptBy } from "../sync/device-phone";

interface Size {
  /** Each of four people. */
  readonly tables: number;
  /** How many phones have read the card of each. The first says its results, the second agrees, the others look on. */
  readonly phonesATable: number;
  /** Boards on the walls, which have no key. */
  readonly boards: number;
}

/**
 * A club's evening on running servers: the program of its phones, without screens. Each request goes to the next server
 * in turn, as behind a proxy.
 */
export class ClubNight {
  readonly host: DevicePhone;
  readonly boards: readonly DevicePhone[];
  /** The phones of table 1, 2, 3, … */
  readonly atTables: readonly (readonly DevicePhone[])[];
  /** When an answer said that an entry is stored, by its id. */
  readonly acknowledged = new Map<string, number>();
  /** The ids of everything that was entered. */
  readonly entered: string[] = [];
  readonly evening;
  private readonly ends: (() => void)[] = [];
  private asked = 0;

  private constructor(
    private readonly urls: readonly string[],
    { tables, phonesATable, boards }: Size,
  ) {
    const people = Array.from({ length: 4 * tables }, (_, index) => `p${index + 1}`);
    this.evening = tableEvening(people, {}, "partners");
    const phone = () => new DevicePhone(this.evening.id, (path, init) => this.reach(path, init));
    this.host = phone();
    this.boards = Array.from({ length: boards }, phone);
    this.atTables = Array.from({ length: tables }, () => Array.from({ length: phonesATable }, phone));
  }

  static async open(urls: readonly string[], size: Size): Promise<ClubNight> {
    const night = new ClubNight(urls, size);
    const { host, atTables, evening } = night;
    await keptBy([host], evening, (path, init) => night.reach(path, init));
    const { keeper = "" } = host.evening().keys;
    for (const [index, phones] of atTables.entries())
      for (const phone of phones)
        await phone.game.adoptCard({ table: index + 1 }, tableKey(keeper, index + 1));
    for (const phone of night.all) night.ends.push(phone.follow());
    return night;
  }

  get all(): readonly DevicePhone[] {
    return [this.host, ...this.boards, ...this.atTables.flat()];
  }

  /** Resolves when a phone knows everything that was entered. */
  knowsAll(phone: DevicePhone): Promise<void> {
    return heard(phone, ({ log }) => log.lines.length >= this.entered.length);
  }

  /** The host draws the next round and writes it. */
  async draw(): Promise<SeatPlan> {
    await this.knowsAll(this.host);
    const plan = this.host.evening().view.log.draw();
    if ("problem" in plan) throw new Error(plan.problem);
    await this.say(this.host, roundEntry(plan));
    return plan;
  }

  /** A table's phone says how it ended, and another one agrees, `later` milliseconds after it has heard. */
  async play(plan: SeatPlan, table: number, later = 0): Promise<void> {
    const { round } = plan;
    const [one, other] = this.atTables[table - 1] ?? [];
    const seated = plan.tables.find((each) => each.table === table);
    if (!one || !other || !seated) throw new Error(`no table ${table}`);
    const [[ours] = [], [theirs] = []] = sidesAt(seated);
    await heard(one, ({ log }) => log.position.state.rounds.length >= round);
    const points = table % 2 === 1 ? [6, round % 6] : [table % 6, 6];
    await this.say(one, { kind: "result", round, table, points, by: ours });
    await heard(other, ({ log }) => stateOf(log, round, table) === "entered");
    await sleep(later);
    await this.say(other, { kind: "confirm", round, table, by: theirs });
  }

  /** Enters something on a phone, and sends it until an answer says that it is stored. */
  async say(phone: DevicePhone, body: object): Promise<void> {
    const entered = await phone.game.enter(body);
    if (!entered.ok) throw new Error(JSON.stringify([body, entered.error]));
    this.entered.push(entered.value);
    while (!this.acknowledged.has(entered.value)) await phone.game.sync();
  }

  /** Resolves when this many more entries were acknowledged. */
  async acknowledgedMore(count: number): Promise<void> {
    const enough = this.acknowledged.size + count;
    while (this.acknowledged.size < enough) await sleep(1);
  }

  /** Nobody listens any more. */
  close(): void {
    for (const end of this.ends) end();
  }

  private async reach(path: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const answer = await fetch(`${this.urls[this.asked++ % this.urls.length]}${path}`, init);
    if (answer.ok && typeof init?.body === "string" && `${path}`.endsWith("/entries"))
      for (const { id } of JSON.parse(init.body).entries)
        if (!this.acknowledged.has(id)) this.acknowledged.set(id, performance.now());
    return answer;
  }
}

const stateOf = (log: EveningView["log"], round: number, table: number) =>
  log.position.state.rounds[round - 1]?.tables.find((each) => each.table === table)?.state;

/** Resolves when what a phone knows is like this. */
function heard(phone: DevicePhone, isSo: (view: EveningView) => boolean): Promise<void> {
  return new Promise((resolve) => {
    let end = () => {};
    const look = () => {
      const phase = phone.game.snapshot();
      if (phase.type !== "ready" || "game" in phase.view || !isSo(phase.view)) return;
      end();
      resolve();
    };
    end = phone.game.subscribe(look);
    look();
  });
}
