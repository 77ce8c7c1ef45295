import { crossPage } from "@/app/league/cross/cross-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/cross-table", crossPage);

export const generateMetadata = head;
export default page;
