import { attendancePage } from "@/app/league/attendance/attendance-page";
import { serverPage } from "@/app/league/server-page";

const { head, page } = serverPage("/attendance", attendancePage);

export const generateMetadata = head;
export default page;
