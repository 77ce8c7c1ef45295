import { describe, expect, it } from "vitest";
import { columnHeads, lineNames, namedParties, partyName } from "./party-name";

const players = ["Ana ", "Bo", "Cleopatra", "Dev"].map((name) => ({ id: name.trim().toLowerCase(), name }));
const sides = [
  ["ana", "cleopatra"],
  ["bo", "dev"],
];

describe("a party", () => {
  it("is called by the names of its players", () => {
    expect(partyName(players.slice(0, 2), "en")).toBe("Ana and Bo");
    expect(partyName(players.slice(0, 1), "en")).toBe("Ana");
  });

  it("is a side, or a single player in a game without sides", () => {
    expect(namedParties({ players, sides }, "en")).toEqual([
      { id: "ana", name: "Ana and Cleopatra" },
      { id: "bo", name: "Bo and Dev" },
    ]);
    expect(namedParties({ players }, "en").map(({ name }) => name)).toEqual([
      "Ana",
      "Bo",
      "Cleopatra",
      "Dev",
    ]);
  });
});

describe("columnHeads", () => {
  const columns = sides.map((side) => players.filter(({ id }) => side.includes(id)));

  it("keeps whole names if every word has room", () => {
    expect(columnHeads(columns, 9, "en")).toEqual(["Ana & Cleopatra", "Bo & Dev"]);
  });

  it("shortens the names and not the text that they form together", () => {
    const [first = "", second] = columnHeads(columns, 5, "en");
    expect(second).toBe("Bo & Dev");
    expect(first).toMatch(/^Ana & C.{0,4}$/);
  });
});

describe("lineNames", () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const long = [named("Maximiliane Theodora", "José-Luis Fernández"), named("Grandma Ruth", "Zoë")];

  it("shortens the name of each partner to the room there is", () => {
    expect(lineNames(long, 10, "en")).toEqual(["MT & José", "GR & Zoë"]);
  });

  it("shortens the names of single players to the room there is", () => {
    expect(lineNames([named("Maximiliane Theodora"), named("Zoë")], 12, "en")).toEqual([
      "Maximiliane",
      "Zoë",
    ]);
  });
});
