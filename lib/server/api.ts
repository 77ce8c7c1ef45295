import { eveningRoutes } from "./evening/routes";
import { eveningLogRoutes, gameRoutes } from "./games/routes";
import { answer } from "./http/http";
import { healthReply, homeNetworkReply } from "./http/openapi/api-schemas";
import { openApi } from "./http/openapi/openapi";
import { get, type Route } from "./http/route";
import { apiOf } from "./http/router";
import { leagueRoutes } from "./leagues/routes";
import { health } from "./ops/health-call";
import { homeNetwork } from "./ops/home-network-call";
import { pushRoutes } from "./push/routes";
import { runningServer } from "./running-server";

let description: ReturnType<typeof openApi> | undefined;

/** Every route of the API. Routing, checks and the description follow from this list and from nothing else. */
export const routes: readonly Route[] = [
  ...gameRoutes,
  ...eveningLogRoutes,
  ...eveningRoutes,
  ...leagueRoutes,
  ...pushRoutes,
  get({
    path: "/api/health",
    handle: health,
    summary: "Whether the server is ready",
    description:
      "Ready means that the database can be read, all migrations are applied, and there is room on the disk (in bytes). For monitoring: otherwise the answer is 503 and says what is wrong.",
    replies: { 200: healthReply },
    refusals: ["not-ready"],
  }),
  get({
    path: "/api/home-network",
    handle: homeNetwork,
    summary: "Addresses of this server on the home network",
    description:
      "For a page that was opened as localhost and wants to invite others. Empty for any other page, and if the server listens on one address only.",
    replies: { 200: homeNetworkReply },
  }),
  get({
    path: "/api/openapi.json",
    shared: true,
    handle: async () => {
      description ??= openApi(routes);
      return answer(description);
    },
    summary: "This description",
    description: "OpenAPI 3.1, generated from the schemas that check the requests.",
  }),
];

export const api = apiOf(routes, runningServer);
