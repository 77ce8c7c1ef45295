import { post, type Route } from "../http/route";
import { readEvening, replayEvening } from "./evening-replay-call";
import { eveningRequest, eveningResult } from "./evening-schemas";

/** What the API does with evening sheets. */
export const eveningRoutes: readonly Route[] = [
  post({
    path: "/api/evening/replay",
    handle: replayEvening,
    summary: "Replay an evening sheet",
    description:
      "Takes an evening sheet and answers with its rounds, standings and problems; with `draw: true`, also with the next round as it would be drawn. Nothing is stored.",
    body: { schema: eveningRequest, read: readEvening },
    stores: false,
    replies: { 200: eveningResult },
  }),
];
