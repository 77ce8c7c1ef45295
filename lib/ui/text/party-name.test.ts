import { describe, expect, it } from "vitest";
import { columnHeads, lineNames, namedParties, partyName } from "./party-name";

const players = ["Ana ", "Bo", "Cleopatra", "Dev"].map((name) => ({ id: name.trim().toLowerCase(), name }));
const sides = [
  ["ana", "cleopatra"],
  ["bo", "dev"],
];

describe("those who share a total", () => {
  it("are called by their names together", () => {
    expect(partyName(players.slice(0, 2), "en")).toBe("Ana & Bo");
    expect(partyName(players.slice(0, 1), "en")).toBe("Ana");
  });

  it("are the sides, or else everybody alone", () => {
    expect(namedParties({ players, sides }, "en")).toEqual([
      { id: "ana", name: "Ana & Cleopatra" },
      { id: "bo", name: "Bo & Dev" },
    ]);
    expect(namedParties({ players }, "en").map(({ name }) => name)).toEqual([
      "Ana",
      "Bo",
      "Cleopatra",
      "Dev",
    ]);
  });
});

describe("heads of columns", () => {
  const columns = sides.map((side) => players.filter(({ id }) => side.includes(id)));

  it("have whole names where each word has room", () => {
    expect(columnHeads(columns, 9, "en")).toEqual(["Ana & Cleopatra", "Bo & Dev"]);
  });

  it("shorten names and not what they make together", () => {
    const [first = "", second] = columnHeads(columns, 5, "en");
    expect(second).toBe("Bo & Dev");
    expect(first).toMatch(/^Ana & C.{0,4}$/);
  });
});

describe("names in one line", () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const long = [named("Maximiliane Theodora", "José-Luis Fernández"), named("Grandma Ruth", "Zoë")];

  it("have of each partner what there is room for", () => {
    expect(lineNames(long, 10, "en")).toEqual(["MT & José", "GR & Zoë"]);
  });

  it("of players who are alone, what there is room for", () => {
    expect(lineNames([named("Maximiliane Theodora"), named("Zoë")], 12, "en")).toEqual([
      "Maximiliane",
      "Zoë",
    ]);
  });
});
