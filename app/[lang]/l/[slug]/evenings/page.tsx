import { eveningsPage } from "@/app/league/evening/evenings-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/evenings", eveningsPage);

export const generateMetadata = head;
export default page;
