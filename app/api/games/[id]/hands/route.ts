import { proposeHand, readHands } from "@/lib/server/hand-calls";
import { route } from "@/lib/server/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: readHands, POST: proposeHand });
