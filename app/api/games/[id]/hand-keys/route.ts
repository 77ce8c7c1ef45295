import { addHandKey } from "@/lib/server/key-calls";
import { route } from "@/lib/server/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: addHandKey });
