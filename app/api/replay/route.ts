import { replaySheet } from "@/lib/server/games/replay-call";
import { route } from "@/lib/server/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: replaySheet });
