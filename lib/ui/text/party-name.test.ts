import { describe, expect, it } from "vitest";
import { columnHeads, lineNames, namedParties, partyName } from "./party-name";

const players = ["Ana ", "Bo", "Cleopatra", "Dev"].map((name) => ({ id: name.trim().toLowerCase(), name }));
const sides = [
  ["ana", "cleopatra"],
  ["bo", "dev"],
];

describe("players who share a total", () => {
  it("are named together", () => {
    expect(partyName(players.slice(0, 2), "en")).toBe("Ana & Bo");
    expect(partyName(players.slice(0, 1), "en")).toBe("Ana");
  });

  it("are the sides, or else each player", () => {
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

  it("are whole names if each word fits", () => {
    expect(columnHeads(columns, 9, "en")).toEqual(["Ana & Cleopatra", "Bo & Dev"]);
  });

  it("are shortened name by name, not as a whole", () => {
    const [first = "", second] = columnHeads(columns, 5, "en");
    expect(second).toBe("Bo & Dev");
    expect(first).toMatch(/^Ana & C.{0,4}$/);
  });
});

describe("names in one line", () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const long = [named("Maximiliane Theodora", "José-Luis Fernández"), named("Grandma Ruth", "Zoë")];

  it("use what fits of each partner’s name", () => {
    expect(lineNames(long, 10, "en")).toEqual(["MT & José", "GR & Zoë"]);
  });

  it("use what fits of the name of a player alone", () => {
    expect(lineNames([named("Maximiliane Theodora"), named("Zoë")], 12, "en")).toEqual([
      "Maximiliane",
      "Zoë",
    ]);
  });
});
