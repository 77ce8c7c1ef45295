import { health } from "@/lib/server/health-call";
import { route } from "@/lib/server/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: health });
