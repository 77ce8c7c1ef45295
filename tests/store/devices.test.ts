import { describe, expect, it, vi } from "vitest";
import { withKeys } from "../../lib/client/game/sync/key-requests";
import { newId, newKey } from "../../lib/client/random-ids";
import { runningServer } from "../../lib/server/running-server";
import { type Fate, hand, newGame, Phone, startFileServer } from "../support/sync/real-phones";

await startFileServer();

// Devices that really store, push and pull, with a real server; only the network between them is made unreliable.

describe("a device", () => {
  it("keeps entries without a network and sends them when there is one", async () => {
    const [phone] = (await newGame(1)) as [Phone];
    phone.fate = "request lost";
    expect((await phone.game.enter(hand(5))).ok).toBe(true);
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ saved: "waiting", waiting: 1 });
    expect(phone.phase().view.result.totals).toEqual({ a: 5, b: 0 });
    phone.fate = "through";
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ saved: "saved", waiting: 0 });
  });

  it("still has its entries after the tab was killed", async () => {
    const [phone] = (await newGame(1)) as [Phone];
    phone.fate = "request lost";
    await phone.game.enter(hand(5));
    phone.reopen();
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ saved: "waiting", view: { result: { totals: { a: 5, b: 0 } } } });
    phone.fate = "through";
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ saved: "saved", view: { result: { totals: { a: 5, b: 0 } } } });
  });

  it("sends again what may not have arrived, and it counts once", async () => {
    const [phone] = (await newGame(1)) as [Phone];
    phone.fate = "reply lost";
    await phone.game.enter(hand(5));
    await phone.game.sync();
    expect(phone.phase().saved).toBe("waiting");
    phone.fate = "through";
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ saved: "saved", view: { result: { totals: { a: 5, b: 0 } } } });
  });

  it.each([0, 1])("gets through a network that drops every second request, starting at %i", async (first) => {
    const [phone] = (await newGame(1)) as [Phone];
    phone.fate = "every second lost";
    phone.requests = first;
    await phone.game.enter(hand(5));
    for (let tries = 0; tries < 4; tries++) await phone.game.sync();
    expect(phone.phase()).toMatchObject({ saved: "saved", waiting: 0 });
  });

  it("can only watch a game that another device created from the same scoresheet, until an invite brings the key", async () => {
    const [maker] = (await newGame(1)) as [Phone];
    await maker.game.enter(hand(5));
    await maker.game.sync();
    const made = await maker.store.game(maker.game.id);
    if (!made) throw new Error("the game is not there");
    const { revision: _revision, waiting: _waiting, log, ...header } = made;
    const later = new Phone(maker.game.id);
    // The same hand, imported from the same file with a time of this device's own, and a hand that only this device
    // has.
    const [same] = log.known.map(({ entry }) => ({ ...entry, at: "2026-01-01T00:00:00.000Z" }));
    const more = { ...hand(7), id: newId(), at: "2026-01-02T00:00:00.000Z" };
    const waiting = [same, more] as typeof log.waiting;
    await later.store.saveGame({ ...header, key: newKey(), onServer: false }, { known: [], waiting }, 0);
    await later.game.sync();
    expect(later.phase()).toMatchObject({ trouble: "wrong-key", waiting: 2, unsettled: [] });
    expect(later.phase().view.result.totals).toEqual({ a: 12, b: 0 });
    await later.game.adopt(header.key ?? "");
    await later.game.sync();
    expect(later.phase()).toMatchObject({ trouble: undefined, saved: "saved", waiting: 0 });
    await maker.game.sync();
    expect(maker.phase().view.result.totals).toEqual({ a: 12, b: 0 });
  });

  it("reports at once what does not fit, and when it has no room", async () => {
    const [phone] = (await newGame(1)) as [Phone];
    const refused = await phone.game.enter({ kind: "hand", out: "a", left: {} });
    expect(refused).toMatchObject({ ok: false, error: [{ code: "hand-missing", path: "/left/b" }] });
    phone.store.saveGame = async () => ({ ok: false, error: "full" });
    expect(await phone.game.enter(hand(5))).toMatchObject({ ok: false, error: [{ code: "device-full" }] });
  });

  it("sends again what the server lost when it was restored from a backup", async () => {
    const [phone] = (await newGame(1)) as [Phone];
    for (const pips of [5, 6, 7]) await phone.game.enter(hand(pips));
    await phone.game.sync();
    const { database } = runningServer();
    const gameId = phone.game.id;
    await database.entry.deleteMany({ where: { gameId, seq: { gt: 1 } } });
    await phone.game.enter(hand(8));
    await phone.game.sync();
    phone.reopen();
    await phone.game.sync();
    expect(phone.phase().view.result.rounds.map(({ points }) => points.a)).toEqual([5, 6, 7, 8]);
  });

  it("notices at the next push that a restored backup has grown past the entries it knows", async () => {
    const [phone, other] = (await newGame(2)) as [Phone, Phone];
    for (const pips of [5, 6, 7]) await phone.game.enter(hand(pips));
    await phone.game.sync();
    const { database } = runningServer();
    await database.entry.deleteMany({ where: { gameId: phone.game.id, seq: { gt: 1 } } });
    for (const pips of [11, 12, 13, 14]) await other.game.enter(hand(pips));
    await other.game.sync();
    await phone.game.enter(hand(8));
    await phone.game.sync();
    await other.game.sync();
    const made = ({
      log,
    }: {
      log: { waiting: readonly unknown[]; known: readonly { entry: object }[] };
    }) => ({
      waiting: log.waiting.length,
      pips: log.known.flatMap(({ entry }) => /"b":(\d+)/.exec(JSON.stringify(entry))?.[1] ?? []).map(Number),
    });
    for (const each of [phone, other]) {
      const stored = await each.store.game(each.game.id);
      const { waiting, pips } = made(stored as NonNullable<typeof stored>);
      expect(waiting).toBe(0);
      expect(pips).toEqual(expect.arrayContaining([5, 6, 7, 8, 11, 12, 13, 14]));
    }
  });

  it("without the key can only watch", async () => {
    const [phone] = (await newGame(1)) as [Phone];
    const watcher = new Phone(phone.game.id);
    await watcher.game.sync();
    expect(watcher.phase().mayWrite).toBe(false);
    expect(await watcher.game.enter(hand(5))).toMatchObject({ ok: false, error: [{ code: "no-key" }] });
  });

  it("reports a missing game", async () => {
    const stranger = new Phone("019ab000-0000-7000-8000-000000000000");
    await stranger.game.sync();
    expect(stranger.game.snapshot()).toEqual({ type: "missing" });
  });
});

describe("a device whose keeper key is replaced", () => {
  const headerOf = (phone: Phone) => phone.store.game(phone.game.id);
  const replace = (phone: Phone, next: string) =>
    phone.game.changeHeader((header) => withKeys(header, { next: header.keys?.next ?? next }));

  it.each<Fate>(["request lost", "reply lost"])(
    "is not locked out by a %s or by its own restart",
    async (fate) => {
      const [phone] = (await newGame(1)) as [Phone];
      const next = newKey();
      phone.fate = fate;
      await replace(phone, next);
      await phone.game.sync();
      await phone.game.enter(hand(5));
      phone.reopen();
      phone.fate = "through";
      // The page that ended may still hold the lease.
      await vi.waitFor(async () => {
        await phone.game.sync();
        const { key, keys } = (await headerOf(phone)) ?? {};
        expect([key, keys]).toEqual([next, {}]);
        expect(phone.phase()).toMatchObject({ saved: "saved", trouble: undefined });
      }, 120_000);
    },
  );

  it("keeps its waiting entries, continues to watch, and sends them once it has the new key", async () => {
    const [keeper, other] = (await newGame(2)) as [Phone, Phone];
    const next = newKey();
    await replace(keeper, next);
    await keeper.game.sync();
    await other.game.enter(hand(7));
    await other.game.sync();
    expect(other.phase()).toMatchObject({ saved: "waiting", waiting: 1, trouble: "wrong-key" });
    await keeper.game.enter({ kind: "hand", out: "b", left: { a: 4 } });
    await keeper.game.sync();
    await other.game.sync();
    expect(other.phase().view.result.totals).toEqual({ a: 0, b: 4 });
    expect(other.phase()).toMatchObject({ trouble: "wrong-key" });
    other.reopen();
    await other.game.sync();
    await other.game.adopt(next);
    await other.game.sync();
    expect(other.phase()).toMatchObject({ saved: "saved", waiting: 0, trouble: undefined });
  });

  it("does not give up a valid key for the one in an old link", async () => {
    const [phone] = (await newGame(1)) as [Phone];
    const right = (await headerOf(phone))?.key;
    await phone.game.adopt(newKey());
    await phone.game.sync();
    const { key, keys } = (await headerOf(phone)) ?? {};
    expect([key, keys]).toEqual([right, {}]);
    await phone.game.enter(hand(5));
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ saved: "saved" });
  });
});

describe("a device that an invite brought the key to", () => {
  const headerOf = (phone: Phone) => phone.store.game(phone.game.id);

  /** A phone that has never seen the game, and the key of one that has. */
  async function invitedPhone(): Promise<{ readonly phone: Phone; readonly right: string }> {
    const [keeper] = (await newGame(1)) as [Phone];
    const right = (await headerOf(keeper))?.key ?? "";
    return { phone: new Phone(keeper.game.id), right };
  }

  it("may enter scores once the server has said that it is the game’s", async () => {
    const { phone, right } = await invitedPhone();
    const seen: unknown[] = [];
    phone.game.subscribe(() => {
      const phase = phone.game.snapshot();
      if (phase.type === "ready" && seen.at(-1) !== phase.noKey) seen.push(phase.noKey);
    });
    await phone.game.adopt(right);
    expect(seen).toEqual(["checking", undefined]);
    expect(phone.phase()).toMatchObject({ mayWrite: true, keys: { keeper: right, others: {} } });
    await phone.game.enter(hand(5));
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ saved: "saved", waiting: 0 });
  });

  it("never enters anything with a key that the server refuses, and says so, also after a restart", async () => {
    const { phone, right } = await invitedPhone();
    await phone.game.adopt(newKey());
    expect(phone.phase()).toMatchObject({ mayWrite: false, noKey: "refused", keys: { keeper: undefined } });
    expect(await phone.game.enter(hand(5))).toMatchObject({ ok: false, error: [{ code: "no-key" }] });
    phone.reopen();
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ mayWrite: false, noKey: "none" });
    await phone.game.adopt(right);
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ mayWrite: true, noKey: undefined });
  });

  it("may enter scores while the server cannot be asked, and sends them once it has been", async () => {
    const { phone, right } = await invitedPhone();
    await phone.game.sync();
    phone.fate = "request lost";
    await phone.game.adopt(right);
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ mayWrite: true, keys: { others: { unchecked: true } } });
    expect((await phone.game.enter(hand(5))).ok).toBe(true);
    phone.reopen();
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ mayWrite: true, waiting: 1 });
    phone.fate = "through";
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ saved: "saved", waiting: 0, keys: { others: {} } });
  });

  it("keeps what was entered meanwhile if the key turns out to be wrong, and sends it with the right one", async () => {
    const { phone, right } = await invitedPhone();
    await phone.game.sync();
    phone.fate = "request lost";
    await phone.game.adopt(newKey());
    await phone.game.sync();
    await phone.game.enter(hand(5));
    await phone.game.sync();
    phone.fate = "through";
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ trouble: "wrong-key", waiting: 1 });
    phone.reopen();
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ trouble: "wrong-key", waiting: 1 });
    await phone.game.adopt(right);
    await phone.game.sync();
    expect(phone.phase()).toMatchObject({ trouble: undefined, saved: "saved", waiting: 0 });
    expect((await headerOf(phone))?.keys).toEqual({});
  });

  it("says that the link was damaged, unless it has a key", async () => {
    const { phone, right } = await invitedPhone();
    await phone.game.sync();
    phone.game.noteDamagedLink();
    expect(phone.phase()).toMatchObject({ mayWrite: false, noKey: "damaged" });
    await phone.game.adopt(right);
    await phone.game.sync();
    phone.game.noteDamagedLink();
    expect(phone.phase()).toMatchObject({ mayWrite: true, noKey: undefined });
  });
});
