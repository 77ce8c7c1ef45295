import { playerPage } from "@/app/league/player/player-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/players/", playerPage);

export const generateMetadata = head;
export default page;
