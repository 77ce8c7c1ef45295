import { expect, it } from "vitest";
import { openTestDatabase } from "../support/store/test-database";

const database = await openTestDatabase();

const row = (id: string) => ({ id, ruleset: "pip", options: "{}", players: "[]", keyHash: "" });

it("reads and writes outside a transaction neither see it nor belong to it", async () => {
  let inside = () => {};
  const begun = new Promise<void>((resolve) => {
    inside = resolve;
  });
  const undone = database.transaction(async (transaction) => {
    await transaction.game.create({ data: row("undone") });
    inside();
    // Long enough for outside work to get in, if it can.
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    throw new Error("never mind");
  });
  undone.catch(() => {});
  await begun;
  const [seen] = await Promise.all([database.game.findMany(), database.game.create({ data: row("kept") })]);
  await expect(undone).rejects.toThrow("never mind");
  expect(seen.map(({ id }) => id)).not.toContain("undone");
  expect((await database.game.findMany()).map(({ id }) => id)).toEqual(["kept"]);
});
