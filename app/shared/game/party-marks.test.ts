import { expect, it } from "vitest";
import { partyMarks } from "./party-marks";

const [ana, cleo] = ["ana", "cleo"].map((id) => ({ id, name: id }));
const marks = [
  { player: "ana", mark: "6 to go" },
  { player: "cleo", mark: "6 to go" },
  { player: "cleo", mark: "leads" },
  { player: "bo", mark: "2 to go" },
];

it("tells once what all partners have, and what one of them has by itself", () => {
  if (!ana || !cleo) throw new Error("two sit there");
  const { together, ofAlone } = partyMarks([ana, cleo], marks);
  expect(together).toEqual(["6 to go"]);
  expect([ofAlone(ana), ofAlone(cleo)]).toEqual([[], ["leads"]]);
});

it("of one player alone, tells all together", () => {
  if (!cleo) throw new Error("she sits there");
  expect(partyMarks([cleo], marks)).toMatchObject({ together: ["6 to go", "leads"] });
  expect(partyMarks([cleo], [])).toMatchObject({ together: [] });
});
