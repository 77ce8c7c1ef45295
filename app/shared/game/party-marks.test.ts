import { expect, it } from "vitest";
import { partyMarks } from "./party-marks";

const [ana, cleo] = ["ana", "cleo"].map((id) => ({ id, name: id }));
const marks = [
  { player: "ana", mark: "6 to go" },
  { player: "cleo", mark: "6 to go" },
  { player: "cleo", mark: "leads" },
  { player: "bo", mark: "2 to go" },
];

it("partyMarks lists a mark that all partners have once, and a single partner's mark separately", () => {
  if (!ana || !cleo) throw new Error("two sit there");
  const { together, ofAlone } = partyMarks([ana, cleo], marks);
  expect(together).toEqual(["6 to go"]);
  expect([ofAlone(ana), ofAlone(cleo)]).toEqual([[], ["leads"]]);
});

it("partyMarks lists all marks of a single player together", () => {
  if (!cleo) throw new Error("she sits there");
  expect(partyMarks([cleo], marks)).toMatchObject({ together: ["6 to go", "leads"] });
  expect(partyMarks([cleo], [])).toMatchObject({ together: [] });
});
