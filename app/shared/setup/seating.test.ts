import { describe, expect, it } from "vitest";
import { namesIn } from "./names-in";
import { withNames, withTypedName } from "./seating";
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
