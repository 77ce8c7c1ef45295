import { homeNetwork } from "@/lib/server/home-network-call";
import { route } from "@/lib/server/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: homeNetwork });
