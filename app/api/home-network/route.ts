import { route } from "@/lib/server/http/route";
import { homeNetwork } from "@/lib/server/ops/home-network-call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: homeNetwork });
