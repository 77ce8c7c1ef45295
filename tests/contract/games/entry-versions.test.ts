import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { games } from "../../../lib/games/registry";
import { readScoresheet } from "../../../lib/rules/document/scoresheet";
import type { Game } from "../../../lib/rules/game";
import { Log } from "../../../lib/rules/play/log";
import { decide, decisionsAbout } from "../../../lib/sync/decide";
import { DeviceLog } from "../../../lib/sync/device-log";
import { isSameStatement } from "../../../lib/sync/shared/same-statement";
import type { LogEntry, StoredEntry } from "../../../lib/sync/wire/wire";
import { entry, uuid } from "../../support/entries";
import { goldensOf } from "../../support/golden";
import { sitDown, somePlayers } from "../../support/simulate/index";
import { laws } from "./laws/index";
import { tinyOfVersion } from "./versioned-game.fixture";

const today = tinyOfVersion(3);
const start = (game: Game) => sitDown(game, { players: somePlayers(2), options: {} });
const at = "2026-11-21T19:30:00.000Z";

/** Ana goes out and Bo holds `bo`, as the program of each version writes it. */
const written = {
  1: (bo: unknown) => ({ kind: "hand", color: "r", out: "ana", left: { bo } }),
  2: (bo: unknown) => ({ kind: "hand", version: 2, colour: "r", out: "ana", left: { bo } }),
  3: (bo: unknown) => ({ kind: "hand", version: 3, colour: "red", out: "ana", left: { bo } }),
};
const versions = [1, 2, 3] as const;

describe("a game whose entries had other formats in earlier versions", () => {
  it.each(laws)("satisfies the law: $name", (law) => {
    for (const seed of [1, 2, 3, 5]) expect(law.breaks(today, seed)).toEqual([]);
  });

  it.each(versions)("reads entries of version %i as if they were written today", (version) => {
    const log = new Log(start(today));
    const id = uuid();
    expect(log.accept({ ...written[version](7), id, at })).toEqual([]);
    expect(log.accept({ kind: "amend", target: id, entry: written[version](9) })).toEqual([]);
    expect(log.lines).toMatchObject([
      { written: { ...written[3](7), id, at }, effective: written[3](9) },
      { written: { target: id, entry: written[3](9) } },
    ]);
    expect(log.result([]).totals).toEqual({ ana: 10, bo: 0 });
  });

  it("reports problems in an old entry in today’s terms", () => {
    expect(start(today).check({ ...written[1](7), color: "blue" })).toMatchObject([
      { code: "wrong-choice", path: "/colour" },
    ]);
    expect(start(today).check({ ...written[1](7), shape: "round" })).toMatchObject([
      { code: "unknown-key", path: "/shape" },
    ]);
  });

  it("recognises one hand entered by two phones with different versions", () => {
    expect(isSameStatement(start(today), written[1](7), written[3](7))).toBe(true);
    expect(isSameStatement(start(today), written[1](7), written[3](8))).toBe(false);
  });

  it.each([0, -1, 1.5, "3", null, [[3]], {}])("refuses %j as a version", (version) => {
    expect(start(today).check({ ...written[3](7), version })).toMatchObject([{ path: "/version" }]);
  });

  it("has entries of version 1 without a version field", () => {
    const [problem] = start(tinyOfVersion(1)).check({ ...written[1](7), version: 1 });
    expect(problem).toMatchObject({ code: "unknown-key", path: "/version" });
  });
});

describe("an entry that only a later version can read", () => {
  const refused = { code: "other-version", path: "/version", params: { version: 3, known: 2 } };
  const earlier = tinyOfVersion(2);

  it("is refused, also as a correction, and changes nothing", () => {
    const log = new Log(start(earlier));
    expect(log.accept(written[3](7))).toMatchObject([{ entry: 0, ...refused }]);
    expect(log.accept(written[2](7))).toEqual([]);
    const inside = { ...refused, path: "/entry/version" };
    expect(log.accept({ kind: "amend", target: 0, entry: written[3](8) })).toMatchObject([inside]);
    expect(log.lines).toHaveLength(1);
    expect(start(earlier).check(written[3](7))).toMatchObject([refused]);
  });

  it.each(games.ids.map((id) => [id]))("is refused by %s, which has one version", (id) => {
    const game = games.find(id);
    const kinds = Object.keys(game?.schemas.entries ?? {});
    const sat = game && sitDown(game, { players: somePlayers(game.seats({}).min), options: {} });
    for (const kind of kinds)
      expect(sat?.check({ kind, version: 2 })).toMatchObject([{ code: "other-version", path: "/version" }]);
  });

  it("stays in the log, is shown, and counts once the program can read it", () => {
    const known: StoredEntry[] = [written[2](3), written[3](7), written[2](5)].map((body, index) => ({
      seq: index + 1,
      entry: entry(body),
    }));
    const before = DeviceLog.open(start(earlier), { known: known.slice(0, 1), waiting: [] });
    const received = before.receive(1, { head: 3, entries: known.slice(1) });
    if (received.outcome !== "merged") throw new Error(received.outcome);
    const { stored, view } = received.log;
    expect(stored).toEqual({ known, waiting: [] });
    expect(view.sheet.position.standing().totals).toEqual({ ana: 20, bo: 0 });
    const [held] = view.open();
    expect(held).toMatchObject({ id: known[1]?.entry.id, entry: written[3](7), problems: [refused] });
    expect(held && decisionsAbout(view, held)).toEqual([]);

    const after = DeviceLog.open(start(today), stored).view;
    expect(after.open()).toEqual([]);
    expect(after.sheet.position.standing().totals).toEqual({ ana: 30, bo: 0 });
  });

  it("that is waiting is held, and people decide about it once the program can read it", () => {
    const mine: LogEntry = entry(written[3](7));
    const { stored } = DeviceLog.open(start(earlier), { known: [], waiting: [mine] });
    expect(stored.waiting).toMatchObject([{ kind: "hold", id: mine.id, problems: [refused] }]);

    const { view } = DeviceLog.open(start(today), stored);
    const [held] = view.open();
    if (!held) throw new Error("it is not shown");
    expect(decisionsAbout(view, held)).toEqual(["keep", "add"]);
    for (const each of decide(view, held, "add", { ids: [uuid(), uuid()], at }))
      expect(view.accept(each)).toEqual([]);
    expect(view.sheet.position.standing().totals).toEqual({ ana: 10, bo: 0 });
  });
});

/**
 * The versions of each kind of entry that the game reads, such as "hand 1", without those that these sheets contain.
 */
function unshown(game: Game, sheets: readonly unknown[]): string[] {
  const taken = new Set<string>();
  for (const raw of sheets) {
    const opened = readScoresheet(raw, { ids: [game.id], find: () => game });
    if (!opened.ok) continue;
    const log = new Log(opened.value.start);
    for (const each of opened.value.sheet.entries) {
      if (log.accept(each).length > 0) break;
      const { kind, version = 1 } = each as { kind: string; version?: number };
      taken.add(`${kind} ${version}`);
    }
  }
  return Object.entries(game.schemas.entries)
    .flatMap(([kind, schema]) =>
      Array.from({ length: versionIn(schema) }, (_, index) => `${kind} ${index + 1}`),
    )
    .filter((each) => !taken.has(each));
}

/** The version that a schema requires. */
function versionIn(schema: z.ZodMiniType): number {
  const { version } = schema instanceof z.ZodMiniObject ? schema.shape : {};
  return version instanceof z.ZodMiniLiteral ? Number(version.def.values[0]) : 1;
}

describe("every version of every kind of entry", () => {
  it.each(games.all.map((game) => ({ game, id: game.id })))("is in a golden sheet: $id", ({ game, id }) => {
    expect(
      unshown(
        game,
        goldensOf(id).map(({ sheet }) => sheet),
      ),
    ).toEqual([]);
  });

  it("is reported when it is missing", () => {
    const head = { format: "pipkeeper/scoresheet", version: 1, game: "tiny", players: somePlayers(2) };
    const sheets = ([1, 3] as const).map((version) => ({ ...head, entries: [written[version](7)] }));
    expect(unshown(today, sheets)).toEqual(["hand 2"]);
  });
});
