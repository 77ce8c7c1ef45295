import { afterAll, describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { expectGolden, goldensOf } from "../../support/golden";
import { apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);

const sheet = {
  format: "pipkeeper/scoresheet",
  version: 1,
  game: "doubles",
  options: {},
  players: [
    { id: "a", name: "Ana" },
    { id: "b", name: "Bo" },
  ],
  entries: [] as unknown[],
};

const goldenSheets = games.ids.flatMap((game) =>
  goldensOf(game).map((golden) => [`${game}/${golden.name}`, golden] as const),
);

describe("replaying a golden sheet over HTTP", () => {
  it.each(goldenSheets)("gives the expected result: %s", async (_, golden) => {
    const { status, body } = await api("POST", "/api/replay", golden.sheet);
    expect(status).toBe(200);
    expectGolden(body, golden.expect);
  });
});

describe("an invalid scoresheet is answered with a 400 and every problem with its path", () => {
  const rows: [string, unknown, [string, string][]][] = [
    [
      "an empty object",
      {},
      ["/format", "/version", "/game", "/players", "/entries"].map((path) => [path, ""]),
    ],
    ["a list", [], [["", "wrong-type"]]],
    ["null", null, [["", "wrong-type"]]],
    ["a text", '"sheet"', [["", "wrong-type"]]],
    ["another format", { ...sheet, format: "other" }, [["/format", "not-a-scoresheet"]]],
    ["a newer version", { ...sheet, version: 2 }, [["/version", "other-version"]]],
    ["an unknown game", { ...sheet, game: "chess" }, [["/game", "unknown-game"]]],
    [
      "an unknown key",
      { ...sheet, note: "x", remark: 1 },
      [
        ["/note", "unknown-key"],
        ["/remark", "unknown-key"],
      ],
    ],
    ["a misspelt option", { ...sheet, options: { tarket: 50 } }, [["/options/tarket", "unknown-key"]]],
    ["a wrong option", { ...sheet, options: { target: 1001 } }, [["/options/target", "out-of-range"]]],
    ["one player", { ...sheet, players: sheet.players.slice(1) }, [["/players", "player-count"]]],
    [
      "an unknown key of a player",
      { ...sheet, players: [...sheet.players, { id: "c", name: "Cy", age: 7 }] },
      [["/players/2/age", "unknown-key"]],
    ],
    ["no entries", { ...sheet, entries: undefined }, [["/entries", "missing"]]],
    ["entries that are not a list", { ...sheet, entries: {} }, [["/entries", "wrong-type"]]],
  ];
  it.each(rows)("%s", async (_, document, problems) => {
    const { status, body } = await api("POST", "/api/replay", document);
    expect(status).toBe(400);
    expect(body.code).toBe("bad-request");
    const told = body.problems.map(({ path, code }: { path: string; code: string }) => [path, code]);
    for (const [path, code] of problems)
      expect(told).toContainEqual(code === "" ? [path, expect.any(String)] : [path, code]);
    expect(told).toHaveLength(problems.length);
  });
});

describe("a problem inside an entry is answered with a 200 and a refused entry", () => {
  const rows: [string, unknown, string][] = [
    ["null", null, "wrong-type"],
    ["an unknown key", { kind: "hand", out: "a", left: { b: 5 }, why: 1 }, "unknown-key"],
    ["a huge number", { kind: "hand", out: "a", left: { b: 1e300 } }, "not-pips"],
    ["an unknown player", { kind: "hand", out: "z", left: { a: 1, b: 5 } }, "no-such-player"],
  ];
  it.each(rows)("%s", async (_, wrong, code) => {
    const { status, body } = await api("POST", "/api/replay", { ...sheet, entries: [wrong] });
    expect(status).toBe(200);
    expect(body.accepted).toBe(0);
    expect(body.problems.map((problem: { code: string }) => problem.code)).toContain(code);
  });

  it("players with the ids __proto__ and constructor have totals", async () => {
    const players = [
      { id: "__proto__", name: "P" },
      { id: "constructor", name: "C" },
    ];
    const entries = [{ kind: "hand", out: "constructor", left: JSON.parse('{"__proto__":7}') }];
    const { status, body } = await api("POST", "/api/replay", { ...sheet, players, entries });
    expect(status).toBe(200);
    expect(Object.entries(body.totals)).toEqual([
      ["__proto__", 0],
      ["constructor", 7],
    ]);
  });
});

it("the Content-Type is ignored", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "image/png"]) {
    const { status } = await api("POST", "/api/replay", sheet, { "Content-Type": type });
    expect(status).toBe(200);
  }
});

it("a sheet with so many corrections of its start that replaying it would take minutes is refused", async () => {
  const hand = (pips: number) => ({ kind: "hand", out: "a", left: { b: pips } });
  const cash = { ...sheet, game: "baneberry", options: { mode: "cash" } };
  const hands = Array.from({ length: 1_000 }, () => hand(10));
  const corrected = (times: number) => ({
    ...cash,
    entries: [
      ...hands,
      ...Array.from({ length: times }, (_, i) => ({ kind: "amend", target: 0, entry: hand(20 + (i % 2)) })),
    ],
  });
  const few = await api("POST", "/api/replay", corrected(20));
  expect([few.status, few.body.accepted]).toEqual([200, 1_020]);
  const many = await api("POST", "/api/replay", corrected(200));
  expect([many.status, many.body.problems[0].path]).toEqual([413, "/entries"]);
});
