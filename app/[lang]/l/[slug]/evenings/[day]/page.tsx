import { eveningPage } from "@/app/league/evening/evening-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/evenings/", eveningPage);

export const generateMetadata = head;
export default page;
