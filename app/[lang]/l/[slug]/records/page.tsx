import { recordsPage } from "@/app/league/records/records-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/records", recordsPage);

export const generateMetadata = head;
export default page;
