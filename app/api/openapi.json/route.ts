import { answer } from "@/lib/server/http";
import { openApi } from "@/lib/server/openapi";
import { route } from "@/lib/server/route";

const description = openApi();

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => answer(description),
});
