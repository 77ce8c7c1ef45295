import { expect, it } from "vitest";
import { roundsTable } from "../../../lib/export/rounds-table";
import { games } from "../../../lib/games/registry";
import { simulateGame, somePlayers } from "../../support/simulate/index";

const lastNote = (game: string, options = {}) => {
  const found = games.find(game);
  if (!found) throw new Error(`there is no game ${game}`);
  const { log } = simulateGame(found, { players: somePlayers(3), options }, 4, { hands: 3 });
  return { early: log.position.early, note: roundsTable(log).rows.at(-1)?.notes.at(-1)?.text };
};

it("stopping counts as early only in a game that ends by itself", () => {
  expect(lastNote("mexican-train")).toEqual({ early: true, note: "ended-early" });
  expect(lastNote("domino-pool")).toEqual({ early: false, note: "ended" });
});
