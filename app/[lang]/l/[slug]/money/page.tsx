import { moneyPage } from "@/app/league/money/money-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/money", moneyPage);

export const generateMetadata = head;
export default page;
