import * as fc from "fast-check";
import { expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { type Baseline, entryBaseline, movedSince, roundBaseline } from "@/lib/sync/baseline";
import { decide, decisionsAbout } from "@/lib/sync/decide";
import { DeviceLog } from "@/lib/sync/device-log";
import { asMade } from "@/lib/sync/hold";
import type { LogEntry } from "@/lib/sync/wire/wire";
import { MemoryServer } from "../../support/sync/memory-server";

// Two scorekeepers type at one table, on phones that receive each other's entries sooner or later. Both enter what
// really happened; whatever the order of typing, saving and receiving, nothing counts twice and nothing is lost.

const players = ["a", "b", "c"].map((id) => ({ id, name: `Name ${id}` }));
const at = "2026-11-21T19:30:00.000Z";

type Does = "type" | "correct" | "save" | "pull" | "push" | "decide";
interface Step {
  readonly phone: number;
  readonly does: Does;
  /** A typing mistake. */
  readonly slip: number;
}

/** A draft on a phone: the hand that was really played, or the correction of an entry. */
interface Form {
  readonly since: Baseline;
  readonly body: { readonly kind: string; readonly target?: string; readonly [field: string]: unknown };
  readonly hand: number | undefined;
}

function start() {
  const sat = games.find("doubles")?.sit({ target: 1000 }, players);
  if (!sat?.ok) throw new Error("nobody sat down");
  return sat.value;
}

/** What `a` holds in the first hand. No two hands of these tests are impossible together. */
const lightest = 4;

/** The hand that an entry is about, which is encoded in what `a` held. */
const handOf = (entry: unknown): number => (entry as { left: { a: number } }).left.a - lightest;

class Table {
  readonly server = MemoryServer.ofGame(start());
  readonly logs = [0, 1].map(() => DeviceLog.open(start(), { known: [], waiting: [] }));
  readonly forms: (Form | undefined)[] = [undefined, undefined];
  readonly saved: LogEntry[] = [];
  /** The version of an entry that a correction started from. */
  readonly seen = new Map<string, string | null>();
  /** The hand in play at the table; it ends when somebody saves it. */
  private hand = 0;
  private made = 0;
  /** The ids of the entries with which people settled conflicts. */
  private readonly settling = new Set<string>();

  async step({ phone, does, slip }: Step): Promise<void> {
    const log = this.logs[phone];
    const form = this.forms[phone];
    if (!log) return;
    const { sheet } = log.view;
    switch (does) {
      case "type": {
        // Also on a phone that has not received the earlier hands and asks for one of those.
        const body = { kind: "hand", out: "c", left: { a: lightest + this.hand, b: slip } };
        this.forms[phone] ??= { since: roundBaseline(sheet), body, hand: this.hand };
        return;
      }
      case "correct": {
        const line = sheet.lines.findLastIndex(
          (each, index) => each.type === "entry" && index % 2 === slip % 2,
        );
        const written = sheet.lines[line];
        if (form || written?.type !== "entry") return;
        const entry = {
          kind: "hand",
          out: "c",
          left: { a: lightest + handOf(written.effective), b: 10 + slip },
        };
        const body = { kind: "amend", target: log.view.idOf(line) ?? "", entry };
        this.forms[phone] = { since: entryBaseline(sheet, line), body, hand: undefined };
        return;
      }
      case "save":
        return form && this.save(phone, log, form);
      case "decide":
        return form && this.decide(phone, log, form);
      case "pull":
        return this.receive(phone, log.head);
      case "push": {
        const request = log.request();
        if (!request) return;
        await this.server.append(structuredClone(request));
        return this.receive(phone, request.base);
      }
    }
  }

  private nextId(): string {
    return `019ab000-0000-7000-8000-${String(++this.made).padStart(12, "0")}`;
  }

  private async receive(phone: number, base: number): Promise<void> {
    const received = this.logs[phone]?.receive(base, structuredClone(await this.server.read(base)));
    if (received?.outcome === "merged") this.logs[phone] = received.log;
  }

  private save(phone: number, log: DeviceLog, { since, body, hand }: Form): void {
    const id = this.nextId();
    const entry: LogEntry = { ...body, id, at };
    const entered = log.enter([entry], since);
    if (!entered.ok) {
      // It is refused only where the person has to decide, and stays in the form.
      expect(entered.error.map(({ code }) => code)).toEqual(["moved"]);
      expect(movedSince(log.view.sheet, since)).toBeDefined();
      return;
    }
    this.logs[phone] = entered.value;
    this.forms[phone] = undefined;
    this.saved.push(entry);
    if (since.entry) this.seen.set(id, since.entry.version);
    if (hand === this.hand) this.hand++;
  }

  /** The person decides: the hand is already in the log, or it is another one. */
  private decide(phone: number, { view }: DeviceLog, form: Form): void {
    const moved = movedSince(view.sheet, form.since);
    if (!moved) return;
    const there = view.sheet.lines.some(
      (line) => line.type === "entry" && line.effective !== undefined && handOf(line.effective) === form.hand,
    );
    const goesOn = form.hand !== undefined && !there;
    this.forms[phone] = goesOn ? { ...form, since: roundBaseline(view.sheet) } : undefined;
  }

  private async exchange(): Promise<void> {
    for (let turn = 0; turn < 6; turn++)
      for (const does of ["pull", "push"] as const) await this.step({ phone: turn % 2, does, slip: 0 });
  }

  /**
   * While a hand counts twice, a person is asked; knowing what was played, they answer, check the sheet and take back
   * the duplicate.
   */
  private async settle(): Promise<void> {
    let isAsked = false;
    for (;;) {
      await this.exchange();
      const [log] = this.logs;
      if (!log) return;
      const counted = log.view.sheet.lines.flatMap((line, index) =>
        line.type === "entry" && line.effective !== undefined
          ? [{ hand: handOf(line.effective), id: log.view.idOf(index) }]
          : [],
      );
      const isThere = (hand: number) => counted.some((each) => each.hand === hand);
      const twice = counted.find(
        ({ hand }, index) => counted.findIndex((each) => each.hand === hand) < index,
      );
      const [held] = log.view.open();
      if (!held && !(isAsked && twice)) return;
      isAsked = true;
      const ids = [this.nextId(), this.nextId()] as const;
      const decision = held?.entry.kind === "hand" && !isThere(handOf(held.entry)) ? "add" : "keep";
      if (held) expect(decisionsAbout(log.view, held)).toContain(decision);
      const entries = held
        ? decide(log.view, held, decision, { ids, at })
        : [{ kind: "void", id: ids[0], at, target: twice?.id }];
      const entered = log.enter(entries);
      if (!entered.ok) throw new Error(entered.error[0]?.code);
      this.logs[0] = entered.value;
      for (const id of ids) this.settling.add(id);
    }
  }

  /** For a table where nobody makes a mistake, before any question is answered. */
  async checkUnsettled(): Promise<void> {
    await this.exchange();
    const hands = this.logs[0]?.view.sheet.lines.flatMap((line) =>
      line.type === "entry" && line.effective !== undefined ? [handOf(line.effective)] : [],
    );
    expect(hands, "no hand counts twice").toEqual([...new Set(hands)]);
  }

  async check(): Promise<void> {
    await this.settle();
    const { entries } = await this.server.read(0);
    const [one, two] = this.logs.map((log) => log.view.sheet.result([]));
    expect(one).toEqual(two);
    const { sheet } = this.logs[0]?.view ?? {};
    const counted = (sheet?.lines ?? []).flatMap((line) =>
      line.type === "entry" && line.effective !== undefined ? [line] : [],
    );
    const played = this.saved.flatMap(({ kind, left }) => (kind === "hand" ? [handOf({ left })] : []));
    expect(counted.map(({ effective }) => handOf(effective)).toSorted(), "each hand counts once").toEqual(
      [...new Set(played)].toSorted(),
    );
    // Everything saved is in the log as it was saved: it counts, or people settled it, or it repeats what was there.
    const made = entries.map(({ entry }) => asMade(entry)).filter(({ id }) => !this.settling.has(id));
    expect(made.toSorted(byId)).toEqual(this.saved.toSorted(byId));
    // Nobody has corrected a version of an entry that they had not seen.
    for (const { corrections } of counted)
      corrections.forEach((correction, index) => {
        const idAt = (line: number | undefined) =>
          line === undefined ? null : ((sheet?.lines[line]?.written as LogEntry | undefined)?.id ?? null);
        if (!this.settling.has(idAt(correction) ?? ""))
          expect(this.seen.get(idAt(correction) ?? "")).toBe(idAt(corrections[index - 1]));
      });
  }
}

const byId = (a: LogEntry, b: LogEntry): number => a.id.localeCompare(b.id);

const schedules = (does: readonly Does[], slip: fc.Arbitrary<number>) =>
  fc.array(fc.record({ phone: fc.nat({ max: 1 }), does: fc.constantFrom(...does), slip }), {
    maxLength: 40,
    size: "max",
  });
const types: readonly Does[] = ["type", "type", "save", "save", "pull", "push", "decide"];

it("two people who type at the same time count nothing twice and lose nothing", async () => {
  const steps = schedules([...types, "correct"], fc.integer({ min: 1, max: 3 }));
  const law = fc.asyncProperty(steps, async (schedule) => {
    const table = new Table();
    for (const step of schedule) await table.step(step);
    await table.check();
  });
  await fc.assert(law, { numRuns: 1000 });
});

it("two people who type without mistakes count no hand twice, even before they are asked anything", async () => {
  const law = fc.asyncProperty(schedules(types, fc.constant(1)), async (schedule) => {
    const table = new Table();
    for (const step of schedule) await table.step(step);
    await table.checkUnsettled();
    await table.check();
  });
  await fc.assert(law, { numRuns: 1000 });
});
