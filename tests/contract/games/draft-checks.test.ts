import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { sitDown, somePlayers } from "../../support/simulate/index";

/** The problems of a draft, as an entry form asks for them. */
function problemsOf(
  id: string,
  options: Readonly<Record<string, string>>,
  draft: object,
): [string, string][] {
  const game = games.find(id);
  if (!game) throw new Error(`no ${id}`);
  const position = sitDown(game, { players: somePlayers(4), options });
  return position.checkDraft(draft).map(({ code, path }) => [code, path]);
}

const missing = (field: string): [string, string] => ["missing", `/${field}`];
const handMissing = (id: string): [string, string] => ["hand-missing", `/left/${id}`];
const impossible = (id: string): [string, string] => ["impossible-hands", `/left/${id}`];

describe("checking a draft", () => {
  it("reports conflicting hands at each of them while others are missing", () =>
    expect(problemsOf("doubles", {}, { kind: "hand", out: "ana", left: { bo: 1, cleo: 1 } })).toEqual([
      impossible("bo"),
      impossible("cleo"),
      handMissing("dev"),
    ]));

  it("reports them also before anybody is marked as out", () =>
    expect(problemsOf("doubles", {}, { kind: "hand", left: { bo: 1, dev: 1 } })).toEqual([
      impossible("bo"),
      impossible("dev"),
      missing("out"),
    ]));

  it("reports an impossible hand, whatever the others hold", () =>
    expect(problemsOf("domino-pool", {}, { kind: "hand", left: { cleo: 60 } })).toEqual([
      impossible("cleo"),
      missing("out"),
    ]));

  it("reports missing fields only as missing", () => {
    expect(problemsOf("doubles", {}, { kind: "hand", left: { bo: 1 } })).toEqual([missing("out")]);
    expect(problemsOf("domino-pool", {}, { kind: "hand", out: "bo", left: {} })).toEqual([]);
    expect(problemsOf("doubles", {}, { kind: "hand", out: "bo", left: { ana: 1 } })).toEqual([
      handMissing("cleo"),
      handMissing("dev"),
    ]);
  });

  it("reserves a tile for every hand that is still missing", () => {
    const limit = { kind: "hand", out: "ana", left: { bo: 102 } };
    expect(problemsOf("doubles", {}, limit)).toEqual([handMissing("cleo"), handMissing("dev")]);
  });

  it("reports only the invalid fields when there are any", () =>
    expect(
      problemsOf("doubles", {}, { kind: "hand", out: "ana", left: { bo: 1, cleo: 1, dev: -1 } }),
    ).toEqual([["not-pips", "/left/dev"]]));
});
