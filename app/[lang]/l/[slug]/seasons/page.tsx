import { seasonsPage } from "@/app/league/season/seasons-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/seasons", seasonsPage);

export const generateMetadata = head;
export default page;
