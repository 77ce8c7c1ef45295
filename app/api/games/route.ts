import { createGame, listGames } from "@/lib/server/game-calls";
import { route } from "@/lib/server/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: listGames, POST: createGame });
