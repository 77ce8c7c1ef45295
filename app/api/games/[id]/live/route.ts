import { watchGame } from "@/lib/server/live-call";
import { route } from "@/lib/server/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: watchGame });
