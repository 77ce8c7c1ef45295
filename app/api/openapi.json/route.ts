import { answer } from "@/lib/server/http/http";
import { openApi } from "@/lib/server/http/openapi";
import { route } from "@/lib/server/http/route";

const description = openApi();

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => answer(description),
});
