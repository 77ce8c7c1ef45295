import { expect, it } from "vitest";
import { answersBy, placesLeft } from "./answers";

const players = ["Ana", "Bo", "Cleo", "Dev"].map((name) => ({ id: name.toLowerCase(), name }));
const given = [
  { player: "dev", answer: "coming" },
  { player: "bo", answer: "maybe" },
  { player: "cleo", answer: "coming" },
  { player: "ana", answer: "coming" },
];

it("whoever comes after the places were taken waits, in the order of the answers", () => {
  const answers = answersBy(players)(given, 2);
  expect(answers.map(({ name, answer, waits = false }) => [name, answer, waits])).toEqual([
    ["Ana", "coming", true],
    ["Bo", "maybe", false],
    ["Cleo", "coming", false],
    ["Dev", "coming", false],
  ]);
  expect(placesLeft(2, answers)).toBe(0);
});

it("without a limit nobody waits, and one that more than enough can take leaves places", () => {
  for (const places of [undefined, 3, 9])
    expect(answersBy(players)(given, places).some(({ waits }) => waits)).toBe(false);
  expect(placesLeft(5, answersBy(players)(given, 5))).toBe(2);
});
