import { refuseFor } from "@/lib/server/http/http";
import { everyMethod } from "@/lib/server/http/route";
import { say } from "@/lib/server/words";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod(async ({ url }) =>
  refuseFor("no-such-address", say.noSuchAddress({ path: url.pathname.slice(0, 200) })),
);
