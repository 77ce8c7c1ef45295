import * as fc from "fast-check";
import { expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { type Baseline, entryBaseline, movedSince, roundBaseline } from "@/lib/sync/baseline";
import { DeviceLog } from "@/lib/sync/device-log";
import { asMade } from "@/lib/sync/hold";
import type { LogEntry } from "@/lib/sync/wire";
import { MemoryServer } from "../support/sync/memory-server";

// Two scorekeepers type at one table, each on a phone that hears of the other sooner or later. Both tell of what really
// happens there; whatever the moments of typing, saving and hearing, nothing counts twice and nothing is lost.

const players = ["a", "b", "c"].map((id) => ({ id, name: `Name ${id}` }));
const at = "2026-11-21T19:30:00.000Z";

type Does = "type" | "correct" | "save" | "pull" | "push" | "decide";
interface Step {
  readonly phone: number;
  readonly does: Does;
  /** A slip of the pen. */
  readonly slip: number;
}

/** What is half-typed on a phone: the hand that was really played, or the correction of an entry. */
interface Form {
  readonly since: Baseline;
  readonly body: { readonly kind: string; readonly target?: string; readonly [field: string]: unknown };
  readonly hand: number | undefined;
}

function start() {
  const sat = games.find("doubles")?.sit({ target: 1000 }, players, "en");
  if (!sat?.ok) throw new Error("nobody sat down");
  return sat.value;
}

/** What `a` holds in the first hand: no two hands of these tests are impossible together. */
const lightest = 4;

/** The hand that an entry tells of: what `a` held says which one it is. */
const handOf = (entry: unknown): number => (entry as { left: { a: number } }).left.a - lightest;

class Table {
  readonly server = new MemoryServer(start());
  readonly logs = [0, 1].map(() => DeviceLog.open(start(), { known: [], waiting: [] }, "en"));
  readonly forms: (Form | undefined)[] = [undefined, undefined];
  readonly saved: LogEntry[] = [];
  /** The version of an entry that a correction was made of. */
  readonly seen = new Map<string, string | null>();
  /** The hand that is played at the table: it is over once somebody has saved it. */
  private hand = 0;
  private made = 0;

  async step({ phone, does, slip }: Step): Promise<void> {
    const log = this.logs[phone];
    const form = this.forms[phone];
    if (!log) return;
    const { sheet } = log.view;
    switch (does) {
      case "type": {
        // Nobody types into a phone that asks for another hand than the one that is played.
        if (sheet.result([]).rounds.length !== this.hand) return;
        const body = { kind: "hand", out: "c", left: { a: lightest + this.hand, b: slip } };
        this.forms[phone] ??= { since: roundBaseline(sheet), body, hand: this.hand };
        return;
      }
      case "correct": {
        const line = sheet.lines.findLastIndex(
          (each, index) => each.line === "entry" && index % 2 === slip % 2,
        );
        const written = sheet.lines[line];
        if (form || written?.line !== "entry") return;
        const entry = {
          kind: "hand",
          out: "c",
          left: { a: lightest + handOf(written.stands), b: 10 + slip },
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

  private async receive(phone: number, base: number): Promise<void> {
    const received = this.logs[phone]?.receive(base, structuredClone(await this.server.read(base)));
    if (received?.outcome === "taken") this.logs[phone] = received.log;
  }

  private save(phone: number, log: DeviceLog, { since, body, hand }: Form): void {
    const id = `019ab000-0000-7000-8000-${String(++this.made).padStart(12, "0")}`;
    const entry: LogEntry = { ...body, id, at };
    const entered = log.enter([entry], since);
    if (!entered.ok) {
      // It is refused only where somebody is asked, and stays on the form.
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

  /** Somebody is asked, and says how it was: the hand is there already, or it is another one. */
  private decide(phone: number, { view }: DeviceLog, form: Form): void {
    const moved = movedSince(view.sheet, form.since);
    if (!moved) return;
    const there = view.sheet.lines.some(
      (line) => line.line === "entry" && line.stands !== undefined && handOf(line.stands) === form.hand,
    );
    const goesOn = form.hand !== undefined && !there;
    this.forms[phone] = goesOn ? { ...form, since: roundBaseline(view.sheet) } : undefined;
  }

  async check(): Promise<void> {
    for (let turn = 0; turn < 6; turn++)
      for (const does of ["pull", "push"] as const) await this.step({ phone: turn % 2, does, slip: 0 });
    const { entries } = await this.server.read(0);
    const [one, two] = this.logs.map((log) => log.view.sheet.result([]));
    expect(one).toEqual(two);
    const { sheet } = this.logs[0]?.view ?? {};
    const counted = (sheet?.lines ?? []).filter((line) => line.line === "entry");
    const hands = counted.map(({ stands }) => handOf(stands));
    expect(new Set(hands).size, `hands that count: ${hands.join(", ")}`).toBe(hands.length);
    // Whatever was saved is in the log, as it was saved: it counts, or somebody is asked, or it says what is there.
    expect(entries.map(({ entry }) => asMade(entry)).toSorted(byId)).toEqual(this.saved.toSorted(byId));
    // Nobody has corrected a version of an entry that they had not seen.
    for (const { corrections } of counted)
      corrections.forEach((correction, index) => {
        const idAt = (line: number | undefined) =>
          line === undefined ? null : ((sheet?.lines[line]?.written as LogEntry | undefined)?.id ?? null);
        expect(this.seen.get(idAt(correction) ?? "")).toBe(idAt(corrections[index - 1]));
      });
  }
}

const byId = (a: LogEntry, b: LogEntry): number => a.id.localeCompare(b.id);

const steps = fc.array(
  fc.record({
    phone: fc.nat({ max: 1 }),
    does: fc.constantFrom<Does>("type", "type", "correct", "save", "save", "pull", "push", "decide"),
    slip: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 40, size: "max" },
);

it("two half-typed forms and one log: nothing counts twice, nothing is lost", async () => {
  const law = fc.asyncProperty(steps, async (story) => {
    const table = new Table();
    for (const step of story) await table.step(step);
    await table.check();
  });
  await fc.assert(law, { numRuns: 200 });
});
