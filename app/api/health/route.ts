import { route } from "@/lib/server/http/route";
import { health } from "@/lib/server/ops/health-call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: health });
