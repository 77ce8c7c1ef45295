import { watchGame } from "@/lib/server/games/live-call";
import { route } from "@/lib/server/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: watchGame });
