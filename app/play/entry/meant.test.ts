import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { likelyOut, meantBy } from "./meant";

const players = ["ana", "bo", "cleo", "fay"].map((id) => ({ id, name: id }));

/** The first form of a game that asks for hands, and an entry in it in which nobody is marked. */
function formOf(id: string, left: Readonly<Record<string, unknown>>, options: object = {}) {
  const sat = games.find(id)?.sit(options, players);
  if (!sat?.ok) throw new Error(`nobody sits at ${id}`);
  const prompt = sat.value.prompts().find(({ asks }) => asks.some(({ type }) => type === "hands"));
  if (!prompt) throw new Error(`${id} asks for no hands`);
  const engine = prompt.asks.some(({ type }) => type === "engine") ? { engine: 12 } : {};
  return { position: sat.value, prompt, body: { kind: prompt.kind, ...engine, left } };
}

const four = { ana: 12, bo: 20, cleo: 7, fay: 0 };

describe("a hand typed as 0, with nobody marked as out", () => {
  it.each(["mexican-train", "baneberry", "doubles", "chickenfoot", "domino-pool", "pip"])(
    "means in %s that this player went out, and the rest of the entry is right",
    (id) => {
      const { position, prompt, body } = formOf(id, four);
      expect(likelyOut(position, prompt, body)).toBe("fay");
      const meant = meantBy(position, body, "fay");
      expect(meant).toMatchObject({ out: "fay", left: { ana: 12, bo: 20, cleo: 7 } });
      expect(position.checkDraft(meant)).toEqual([]);
    },
  );

  it.each([
    ["two hands are 0", { ...four, bo: 0 }],
    ["no hand is", { ...four, fay: 3 }],
    ["a hand is missing", { ana: 12, bo: 20, fay: 0 }],
    ["it is the double blank, on the table before them", { ...four, fay: ["0-0"] }],
  ])("is not asked about if %s", (_, left) => {
    const { position, prompt, body } = formOf("doubles", left);
    expect(likelyOut(position, prompt, body)).toBeUndefined();
  });

  it("without one, an entry in which nobody is marked means a block", () => {
    const { position, body } = formOf("doubles", { ...four, fay: 3 });
    expect(meantBy(position, body, undefined)).toMatchObject({ out: null });
    expect(meantBy(position, { ...body, out: "bo" }, undefined)).toMatchObject({ out: "bo" });
  });
});
