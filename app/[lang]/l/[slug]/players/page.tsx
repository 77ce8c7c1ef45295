import { playersPage } from "@/app/league/player/players-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/players", playersPage);

export const generateMetadata = head;
export default page;
