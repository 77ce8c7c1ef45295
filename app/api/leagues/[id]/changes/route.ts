import { route } from "@/lib/server/http/route";
import { changeLeague } from "@/lib/server/leagues/league-calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: changeLeague });
