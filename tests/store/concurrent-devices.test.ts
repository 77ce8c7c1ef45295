import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callsOver } from "../../lib/client/net/server-calls";
import { type Fate, hand, newGame, type Phone, server, startFileServer } from "../support/sync/real-phones";

await startFileServer();

describe("devices that enter at the same time", () => {
  it("place their own entries after those that another device entered meanwhile", async () => {
    const [one, two] = (await newGame(2)) as [Phone, Phone];
    await one.game.enter(hand(5));
    for (const phone of [one, two]) await phone.game.sync();
    await one.game.enter({ kind: "amend", target: 0, entry: hand(6) });
    await one.game.sync();
    await two.game.enter(hand(7));
    await two.game.sync();
    expect(two.phase().view.result.rounds.map(({ points }) => points.a)).toEqual([6, 7]);
  });

  it("ask about one hand entered differently on two devices, and both show the decision", async () => {
    const [one, two] = (await newGame(2)) as [Phone, Phone];
    two.fate = "request lost";
    await two.game.enter(hand(7));
    await one.game.enter(hand(5));
    await one.game.sync();
    two.fate = "through";
    for (const phone of [two, one]) await phone.game.sync();
    for (const phone of [one, two])
      expect(phone.phase()).toMatchObject({
        saved: "saved",
        view: { result: { totals: { a: 5, b: 0 } } },
        unsettled: [{ entry: hand(7), against: 0, decisions: ["keep", "replace", "add"] }],
      });
    const [unsettled] = one.phase().unsettled;
    expect(await one.game.settle(unsettled?.id ?? "", "replace")).toMatchObject({ ok: true });
    for (const phone of [one, two]) await phone.game.sync();
    for (const phone of [one, two])
      expect(phone.phase()).toMatchObject({ view: { result: { totals: { a: 7, b: 0 } } }, unsettled: [] });
  });

  it("ask nothing when both entered the same", async () => {
    const [one, two] = (await newGame(2)) as [Phone, Phone];
    for (const phone of [one, two]) await phone.game.enter({ kind: "hand", out: "a", left: { b: 5 } });
    for (const phone of [one, two, one]) await phone.game.sync();
    for (const phone of [one, two])
      expect(phone.phase()).toMatchObject({ view: { result: { totals: { a: 5, b: 0 } } }, unsettled: [] });
  });

  it("show an entry that no longer fits until a person takes it back", async () => {
    const [one, two] = (await newGame(2)) as [Phone, Phone];
    two.fate = "request lost";
    await two.game.enter(hand(7));
    await one.game.enter({ kind: "end" });
    await one.game.sync();
    two.fate = "through";
    await two.game.sync();
    expect(two.phase()).toMatchObject({ saved: "saved", unsettled: [{ problems: [{ code: "game-over" }] }] });
    two.reopen();
    await two.game.sync();
    const [unsettled] = two.phase().unsettled;
    expect(unsettled?.entry).toMatchObject(hand(7));
    await two.game.settle(unsettled?.id ?? "", "keep");
    expect(two.phase().unsettled).toEqual([]);
  });

  it("correct the intended entry even when others come before it", async () => {
    const [one, two] = (await newGame(2)) as [Phone, Phone];
    await one.game.enter(hand(3));
    for (const phone of [one, two]) await phone.game.sync();
    two.fate = "request lost";
    await two.game.enter(hand(7));
    await two.game.enter({ kind: "amend", target: 1, entry: hand(8) });
    await one.game.enter({ kind: "amend", target: 0, entry: hand(4) });
    await one.game.sync();
    two.fate = "through";
    await two.game.sync();
    expect(two.phase().view.result.rounds.map(({ points }) => points.a)).toEqual([4, 8]);
  });
});

describe("three devices on an unreliable network", () => {
  const step = fc.record({
    phone: fc.nat({ max: 2 }),
    fate: fc.constantFrom<Fate>("through", "request lost", "reply lost"),
    does: fc.oneof(
      fc.record({ kind: fc.constant("enter" as const), pips: fc.integer({ min: 0, max: 30 }) }),
      fc.record({
        kind: fc.constant("amend" as const),
        pips: fc.integer({ min: 0, max: 30 }),
        target: fc.nat(),
      }),
      fc.record({ kind: fc.constant("killed" as const) }),
      fc.record({ kind: fc.constant("sync" as const) }),
    ),
  });

  it("agree in the end, with every entry in the log once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const phones = await newGame(3);
        let entered = 0;
        for (const { phone: index, fate, does } of steps) {
          const phone = phones[index];
          if (!phone) continue;
          phone.fate = fate;
          if (does.kind === "killed") phone.reopen();
          const body =
            does.kind === "enter"
              ? hand(does.pips)
              : does.kind === "amend"
                ? { kind: "amend", target: does.target % 5, entry: hand(does.pips) }
                : undefined;
          if (body && (await phone.game.enter(body)).ok) entered++;
          await phone.game.sync();
        }
        for (const phone of phones) phone.fate = "through";
        for (const phone of [...phones, ...phones, ...phones]) await phone.game.sync();
        const [first, ...others] = phones.map((phone) => phone.phase());
        for (const other of others) expect(other.view.result).toEqual(first?.view.result);
        const stored = await callsOver(server).read(first?.view.id ?? "", 0);
        expect(stored).toMatchObject({ outcome: "answered", reply: { head: entered } });
        expect(phones.map((phone) => phone.phase().waiting)).toEqual([0, 0, 0]);
      }),
      { numRuns: 60 },
    );
  });
});
