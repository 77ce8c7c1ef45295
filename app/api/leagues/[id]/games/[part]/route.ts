import { leagueGame } from "@/lib/server/league/table-calls";
import { route } from "@/lib/server/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: leagueGame });
