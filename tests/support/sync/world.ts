import type { Position } from "../../../lib/rules/game";
import { sameJson } from "../../../lib/rules/same-json";
import { decide, decisionsAbout } from "../../../lib/sync/decide";
import { asMade } from "../../../lib/sync/hold";
import { SyncedLog } from "../../../lib/sync/synced-log";
import type { AppendRequest, LogEntry } from "../../../lib/sync/wire/wire";
import { Dice } from "../simulate/dice";
import { somePeopleEntry } from "../simulate/people";
import { answerPrompt } from "../simulate/prompted";
import type { OneGameServer } from "./memory-server";
import { type Crash, Phone } from "./phone";
import type { Does, Fate, Step } from "./schedules";

/** Several phones, one server, and a network between them that loses, delays and repeats requests. */
export class World {
  readonly phones: Phone[];
  /** Everything that any phone stored. */
  readonly entered: LogEntry[] = [];
  private readonly late: { readonly phone: Phone; readonly request: AppendRequest }[] = [];

  constructor(
    readonly start: Position,
    readonly server: OneGameServer,
    phones: number,
    /**
     * The entries of the game as it is really played. If given, everyone enters exactly those, as far as their phone
     * shows.
     */
    private readonly happened?: readonly { readonly kind: string }[],
  ) {
    this.phones = Array.from({ length: phones }, () => Phone.ofGame(start));
  }

  async run(steps: readonly Step[]): Promise<void> {
    for (const { phone, does } of steps) {
      const which = this.phones[phone];
      if (which) await this.step(which, does);
    }
  }

  private async step(phone: Phone, does: Does): Promise<void> {
    switch (does.does) {
      case "enter":
      case "people":
      case "copy":
      case "correct":
      case "take back":
      case "decide":
        return this.write(phone, this.inventEntries(phone, does.does, new Dice(does.seed)), does.crash);
      case "end":
        if (this.happened) return;
        return this.write(phone, [{ ...this.identity(), kind: "end" }], does.crash);
      case "push": {
        const request = phone.log.request();
        return request && this.push(phone, request, does.fate, does.crash);
      }
      case "pull": {
        const base = phone.log.head;
        if (does.fate === "request lost") return;
        const pull = await this.server.read(base);
        if (does.fate === "through" || does.fate === "twice") phone.receive(base, pull, does.crash);
        if (does.fate === "twice") phone.receive(base, pull, undefined);
        return;
      }
      case "late request arrives": {
        const { phone: sender, request } = this.late[does.which % Math.max(1, this.late.length)] ?? {};
        if (!sender || !request) return;
        const answer = await this.server.append(structuredClone(request));
        if (does.isAnswered) sender.receiveAnswer(request.base, request.entries, answer, does.crash);
        return;
      }
      case "die":
        return phone.die();
    }
  }

  private async push(phone: Phone, request: AppendRequest, fate: Fate, crash: Crash): Promise<void> {
    if (fate === "late" || fate === "twice") this.late.push({ phone, request });
    if (fate === "late" || fate === "request lost") return;
    if (fate === "server dies before commit") {
      this.server.failNextCommit();
      await this.server.append(structuredClone(request)).catch(() => undefined);
      return this.server.restart();
    }
    const answer = await this.server.append(structuredClone(request));
    if (fate === "server dies after commit") return this.server.restart();
    if (fate === "reply lost") return;
    phone.receiveAnswer(request.base, request.entries, answer, crash);
  }

  private write(phone: Phone, entries: readonly LogEntry[], crash: Crash): void {
    if (entries.length > 0) this.entered.push(...phone.enter(entries, crash));
  }

  /** Something that a scorekeeper might enter now. */
  private inventEntries(
    phone: Phone,
    what: "enter" | "people" | "copy" | "correct" | "take back" | "decide",
    dice: Dice,
  ): LogEntry[] {
    const { view } = phone.log;
    const { sheet } = view;
    if (this.happened) {
      const next = this.happened[sheet.lines.length];
      return next ? [{ ...this.identity(), ...next }] : [];
    }
    switch (what) {
      case "enter": {
        const prompts = sheet.position.prompts();
        if (prompts.length === 0) return [];
        return [{ ...this.identity(), ...answerPrompt(dice, sheet.position, dice.pick(prompts)) }];
      }
      case "people":
        return [{ ...this.identity(), ...somePeopleEntry(dice, sheet.position) }];
      case "copy": {
        const others = this.entered.filter(({ kind }) => kind !== "settle");
        const last = others.at(-1 - dice.from(0, Math.min(2, Math.max(0, others.length - 1))));
        return last ? [{ ...last, ...this.identity() }] : [];
      }
      case "correct":
      case "take back": {
        const lines = sheet.lines.flatMap((line, index) => (line.type === "entry" ? [index] : []));
        if (lines.length === 0) return [];
        const line = dice.pick(lines);
        const target = dice.chance(0.5) ? line : (view.idOf(line) ?? line);
        if (what === "take back") return [{ ...this.identity(), kind: "void", target }];
        const before = sheet.before(line);
        const prompts = before?.prompts() ?? [];
        if (!before || prompts.length === 0) return [];
        const entry = answerPrompt(dice, before, dice.pick(prompts));
        return [{ ...this.identity(), kind: "amend", target, entry }];
      }
      case "decide": {
        const open = view.open();
        if (open.length === 0) return [];
        const held = dice.pick(open);
        const { id, at } = this.identity();
        const ids = [id, this.identity().id] as const;
        return decide(view, held, dice.pick(decisionsAbout(view, held)), { ids, at });
      }
    }
  }

  private made = 0;

  private identity(): { readonly id: string; readonly at: string } {
    const number = (++this.made).toString(16).padStart(12, "0");
    return { id: `019ab000-0000-7000-8000-${number}`, at: "2026-11-21T19:30:00.000Z" };
  }

  /** With the network restored, every phone pulls and pushes until nothing is new. */
  async settle(): Promise<void> {
    for (let quiet = 0, turns = 0; quiet < this.phones.length; turns++) {
      if (turns > 200) throw new Error("the phones never come to rest");
      const phone = this.phones[turns % this.phones.length];
      if (!phone) continue;
      const base = phone.log.head;
      const pulled = phone.receive(base, await this.server.read(base), undefined);
      const request = phone.log.request();
      if (request) {
        const answer = await this.server.append(structuredClone(request));
        phone.receiveAnswer(request.base, request.entries, answer, undefined);
      }
      quiet = pulled === "nothing-new" && !request ? quiet + 1 : 0;
    }
  }

  /** Checks every law of the protocol that is visible from outside; throws at the first that is broken. */
  async check(): Promise<void> {
    const { entries: stored } = await this.server.read(0);
    const log = SyncedLog.begin(this.start);
    for (const { seq, entry } of stored) {
      const [problem] = log.accept(entry);
      if (problem) throw new Error(`entry ${seq} counts and does not stand: ${problem.code}`);
      const { balances, pool } = log.sheet.position.standing();
      const money = Object.values(balances).reduce((sum, each) => sum + each, pool);
      if (money !== 0) throw new Error(`after entry ${seq} the money sums to ${money}`);
    }
    for (const mine of this.entered) {
      const there = stored.filter(({ entry }) => entry.id === mine.id);
      if (there.length !== 1) throw new Error(`entry ${mine.id} is in the log ${there.length} times`);
      if (there.some(({ entry }) => !sameJson(asMade(entry), asMade(mine))))
        throw new Error(`entry ${mine.id} was changed on its way`);
    }
    if (stored.length !== this.entered.length) throw new Error("the log has entries that nobody entered");
    for (const phone of this.phones) {
      if (phone.log.stored.waiting.length > 0) throw new Error("something still waits");
      if (!sameJson(phone.log.stored.known, stored))
        throw new Error("a phone does not have the server’s log");
      if (!sameJson(phone.log.view.sheet.result([]), log.sheet.result([])))
        throw new Error("a phone shows another result than the server");
    }
    if (this.happened) assertOnlyWhatHappened(log, this.happened);
  }
}

/** Throws unless a log counts what happened, once and in order, and has no open questions. */
function assertOnlyWhatHappened(log: SyncedLog, happened: readonly object[]): void {
  const [asked] = log.open();
  if (asked) throw new Error(`somebody has to decide about what happened: ${asked.problems[0]?.code}`);
  log.sheet.lines.forEach(({ written }, index) => {
    const { id: _id, at: _at, ...body } = written as LogEntry;
    if (!sameJson(body, happened[index])) throw new Error(`line ${index} is not what happened then`);
  });
}
