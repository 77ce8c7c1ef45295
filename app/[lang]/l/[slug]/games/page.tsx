import { gamesPage } from "@/app/league/game/games-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/games", gamesPage, async (league) => ({
  playing: await league.playing(),
}));

export const generateMetadata = head;
export default page;
