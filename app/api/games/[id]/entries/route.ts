import { appendEntries } from "@/lib/server/games/game-calls";
import { route } from "@/lib/server/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: appendEntries });
