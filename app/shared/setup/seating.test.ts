import { describe, expect, it } from "vitest";
import { namesIn } from "./names-in";
import { withNames, withoutPlayer, withPlayers, withTypedName } from "./seating";
import { emptySetup } from "./setup-draft";

it.each([
  ["Ana, Ben, Cora", ["Ana", "Ben", "Cora"]],
  ["Ana;Ben ;  Cora", ["Ana", "Ben", "Cora"]],
  ["Ana\r\nBen\n\nCora\n", ["Ana", "Ben", "Cora"]],
  ["Ana\tBen", ["Ana", "Ben"]],
  ["Ana,\nBen,\n", ["Ana", "Ben"]],
  ["Ana María", ["Ana María"]],
  [" , ;\n", []],
  ["", []],
])("namesIn finds in %j the names %j", (text, names) => expect(namesIn(text)).toEqual(names));

describe("withNames", () => {
  const seated = [{ id: "a", name: "Ana" }];
  const names = (text: string) => {
    const { ok, ...result } = withNames(seated, text, "en");
    return ok && "value" in result ? result.value.map(({ name }) => name) : undefined;
  };

  it("seats everybody in the text after those who are seated", () => {
    expect(names("Ben, Cora")).toEqual(["Ana", "Ben", "Cora"]);
  });

  it("gives everybody an id of their own", () => {
    const made = withNames([], "Ana, Ben, Cora", "en");
    expect(new Set(made.ok ? made.value.map(({ id }) => id) : []).size).toBe(3);
  });

  it.each(["Ben, ana", "Ben, Cora, Ben", `Ben, ${"x".repeat(41)}`, "", ","])(
    "seats nobody if a name in %j is wrong or missing",
    (text) => expect(names(text)).toBeUndefined(),
  );
});

it("withTypedName seats everybody whose name is being typed, and empties the field", () => {
  const typed = withTypedName({ ...emptySetup, name: "Ana, Ben" }, "en");
  expect(typed).toMatchObject({ ok: true, value: { name: "", players: [{ name: "Ana" }, { name: "Ben" }] } });
});

describe("a table of pairs in which somebody is replaced", () => {
  const player = (id: string) => ({ id, name: id });
  const seated = ["b", "c", "d", "a"].map(player);
  const full = { ...emptySetup, players: seated };
  const sides = [
    ["b", "d"],
    ["c", "a"],
  ];
  /** These leave one after the other, and those come in their place. */
  const replaced = (leave: readonly string[], come: readonly string[]) => {
    const [first = "", ...more] = leave;
    const left = more.reduce(
      (draft, id) => withoutPlayer(draft, id, undefined),
      withoutPlayer(full, first, sides),
    );
    const draft = come.reduce((now, id) => withPlayers(now, [...now.players, player(id)]), left);
    const [one, two, three, four] = draft.players.map(({ id }) => id);
    return { pairs: [[one, three].sort(), [two, four].sort()].sort(), draft };
  };

  it.each(["b", "c", "d", "a"].flatMap((one) => ["b", "c", "d", "a"].map((two) => [one, two] as const)))(
    "keeps the partners who both stayed together when %s and %s leave",
    (one, two) => {
      const leave = [...new Set([one, two])];
      const come = leave.map((id) => id.toUpperCase());
      const { pairs, draft } = replaced(leave, come);
      for (const side of sides)
        if (!side.some((id) => leave.includes(id))) expect(pairs).toContainEqual([...side].sort());
      expect(draft.pairs).toBeUndefined();
      expect(draft.players.map(({ id }) => id).sort()).toHaveLength(4);
    },
  );

  it("seats names typed in one line in the same way", () => {
    const left = withoutPlayer(withoutPlayer(full, "c", sides), "a", undefined);
    const typed = withTypedName({ ...left, name: "Yayo, Nena" }, "en");
    expect(typed.ok && typed.value.players.map(({ name }) => name)).toEqual(["b", "Yayo", "d", "Nena"]);
  });
});
