import { addHandKey } from "@/lib/server/games/key-calls";
import { route } from "@/lib/server/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: addHandKey });
