import { expect, it } from "vitest";
import { winnersOf } from "./winners";

const players = ["Ana", "Bo", "Cleo", "Dev"].map((name) => ({ id: name, name }));
const sides = [
  ["Ana", "Cleo"],
  ["Bo", "Dev"],
];

it.each([
  { what: "one player", outcome: { winners: ["Bo"] }, names: ["Bo"], shared: false },
  { what: "two players", outcome: { winners: ["Ana", "Bo"] }, names: ["Ana", "Bo"], shared: true },
  { what: "partners", outcome: { winners: ["Ana", "Cleo"], sides }, names: ["Ana", "Cleo"], shared: false },
  {
    what: "both sides",
    outcome: { winners: ["Ana", "Bo", "Cleo", "Dev"], sides },
    names: ["Ana", "Cleo", "Bo", "Dev"],
    shared: true,
  },
  { what: "nobody", outcome: { winners: [] }, names: [], shared: false },
])("winnersOf names the winners when $what won", ({ outcome, names, shared }) => {
  expect(winnersOf(players, outcome)).toEqual({ names, shared });
});
