import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { GameView } from "@/lib/client/game/games";
import { games } from "@/lib/games/registry";
import { catalogue } from "@/lib/i18n/catalogues";
import { Log } from "@/lib/rules/play/log";
import { sitDown } from "@/tests/support/simulate/index";
import { HandForm } from "./hand-form";

const { hand: t } = catalogue("base", "en");
const players = ["ana", "bo", "cy"].map((id) => ({ id, name: id }));

/** The page of this player's own phone at the beginning of a game. */
function pageOf(player: (typeof players)[number]): string {
  const game = games.find("mexican-train");
  if (!game) throw new Error("no such game");
  const log = new Log(sitDown(game, { options: {}, players }));
  const view = { id: "g", log, position: log.position, result: { rounds: [] } } as unknown as GameView;
  return renderToStaticMarkup(<HandForm view={view} player={player} handKey="k" onOther={() => undefined} />);
}

it("who went out can say so with one key, and a stranger cannot", () => {
  expect(pageOf({ id: "bo", name: "bo" })).toContain(t.iWentOut);
  expect(pageOf({ id: "dot", name: "dot" })).not.toContain(t.iWentOut);
});
