import { route } from "@/lib/server/http/route";
import { leagueMoney } from "@/lib/server/leagues/table-calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: leagueMoney });
