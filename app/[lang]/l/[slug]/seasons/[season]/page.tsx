import { seasonPage } from "@/app/league/season/season-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/seasons/", seasonPage);

export const generateMetadata = head;
export default page;
