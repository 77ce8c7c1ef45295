import { replaySheet } from "@/lib/server/replay-call";
import { route } from "@/lib/server/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: replaySheet });
