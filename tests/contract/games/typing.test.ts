import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { sitDown, somePlayers } from "../../support/simulate/index";

/** What a form asks about an entry while it is typed. */
function told(id: string, options: Readonly<Record<string, string>>, draft: object): [string, string][] {
  const game = games.find(id);
  if (!game) throw new Error(`no ${id}`);
  const position = sitDown(game, { players: somePlayers(4), options });
  return position.checkDraft(draft).map(({ code, path }) => [code, path]);
}

const missing = (field: string): [string, string] => ["missing", `/${field}`];
const handMissing = (id: string): [string, string] => ["hand-missing", `/left/${id}`];
const impossible = (id: string): [string, string] => ["impossible-hands", `/left/${id}`];

describe("an entry that is being typed", () => {
  it("shows clashing hands at each of them, while others are missing", () =>
    expect(told("doubles", {}, { kind: "hand", out: "ana", left: { bo: 1, cleo: 1 } })).toEqual([
      impossible("bo"),
      impossible("cleo"),
      handMissing("dev"),
    ]));

  it("even before anybody is marked as out", () =>
    expect(told("doubles", {}, { kind: "hand", left: { bo: 1, dev: 1 } })).toEqual([
      impossible("bo"),
      impossible("dev"),
      missing("out"),
    ]));

  it("shows a hand that is impossible whatever the others hold", () =>
    expect(told("domino-pool", {}, { kind: "hand", left: { cleo: 60 } })).toEqual([
      impossible("cleo"),
      missing("out"),
    ]));

  it("only reports missing answers as missing", () => {
    expect(told("doubles", {}, { kind: "hand", left: { bo: 1 } })).toEqual([missing("out")]);
    expect(told("domino-pool", {}, { kind: "hand", out: "bo", left: {} })).toEqual([]);
    expect(told("doubles", {}, { kind: "hand", out: "bo", left: { ana: 1 } })).toEqual([
      handMissing("cleo"),
      handMissing("dev"),
    ]);
  });

  it("counts a tile for every hand that is still to come", () => {
    const limit = { kind: "hand", out: "ana", left: { bo: 102 } };
    expect(told("doubles", {}, limit)).toEqual([handMissing("cleo"), handMissing("dev")]);
  });

  it("reports only the problem of an invalid field", () =>
    expect(told("doubles", {}, { kind: "hand", out: "ana", left: { bo: 1, cleo: 1, dev: -1 } })).toEqual([
      ["not-pips", "/left/dev"],
    ]));
});
