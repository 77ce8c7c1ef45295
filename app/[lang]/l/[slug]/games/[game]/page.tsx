import { gamePage } from "@/app/league/game/game-page";
import { serverPage } from "@/app/league/server-page";
import { countedGame } from "@/lib/league/value/counting";
import { readSheet } from "@/lib/server/pages";

const { head, page } = serverPage("/games/", gamePage, async ({ value }, item) => {
  const game = countedGame(value, item.toLowerCase());
  const hasLog = game !== undefined && !game.recorded.paper;
  return { sheet: hasLog ? await readSheet(game.gameId) : undefined };
});

export const generateMetadata = head;
export default page;
