import { replaceLeagueKey } from "@/lib/server/league/league-calls";
import { route } from "@/lib/server/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: replaceLeagueKey });
