import { proposeHand, readHands } from "@/lib/server/games/hand-calls";
import { route } from "@/lib/server/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: readHands, POST: proposeHand });
