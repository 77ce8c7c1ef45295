import { answerLinksReply, answerReply, plannedEveningsReply } from "@/lib/league/replies";
import { answerLinksRequest, answerRequest } from "@/lib/league/wire";
import { answer, refuseFor } from "../../http/http";
import { bodyOf, get, isForm, post, type Route } from "../../http/route";
import { messages } from "../../words/words";
import { leagueKey, leagueParameter } from "../league-parameter";
import { leagueToRead, readAbout } from "../league-reads";
import { readPlannedEvenings } from "./attendance-store";

/** Planned evenings, and who is coming. */
export const eveningRoutes: readonly Route[] = [
  get({
    path: "/api/leagues/{id}/planned-evenings",
    summary: "Planned evenings",
    description:
      "The evenings that the league's keeper has planned, including past ones, and who is coming. They are planned by the changes `evening` and `remove-evening`.",
    parameters: [leagueParameter],
    shared: true,
    replies: { 200: plannedEveningsReply },
    handle: async ({ server: { database }, id }) => {
      const league = await leagueToRead(database, id);
      return answer(await readAbout(database, league, (store) => readPlannedEvenings(store, league)));
    },
  }),
  post({
    path: "/api/leagues/{id}/answers",
    summary: "Say whether a player is coming",
    description:
      "`as` is the token in the player's link; it answers for this player and does nothing else. The same answer again changes nothing. A form may send the same fields; it is redirected to the player's page.",
    parameters: [leagueParameter],
    body: bodyOf(answerRequest),
    form: true,
    replies: { 200: answerReply },
    refusals: ["wrong-link", "no-such-part", "evening-over"],
    handle: async ({ server, id, request, body }) => {
      const given = await server.attendance.answer(id, body, new Date().toISOString());
      const refusal = typeof given === "string" ? given : undefined;
      if (isForm(request)) return toAnswerPage(id, body.as, refusal);
      switch (given) {
        case "wrong-link":
          return refuseFor("wrong-link", messages().wrongLink, "/as");
        case "no-such-part":
          return refuseFor("no-such-part", messages().notPlanned, "/evening");
        case "evening-over":
          return refuseFor("evening-over", messages().eveningOver, "/evening");
        default:
          return answer(given);
      }
    },
  }),
  get({
    path: "/api/leagues/{id}/answer-links",
    summary: "Players' links for answering",
    description:
      "The token in each player's link, `/l/SLUG/answer?as=…`. It stays the same until it is replaced.",
    parameters: [leagueParameter],
    key: leagueKey,
    replies: { 200: answerLinksReply },
    handle: async ({ server, id, key }) => answer(await server.attendance.links(id, key)),
  }),
  post({
    path: "/api/leagues/{id}/answer-links",
    summary: "Replace players' links",
    description:
      "The links in `replace` stop working, and those players get new ones. Tokens that are not valid in this league are ignored, so the request can be repeated. The reply has all links.",
    parameters: [leagueParameter],
    body: bodyOf(answerLinksRequest),
    key: leagueKey,
    replies: { 200: answerLinksReply },
    handle: async ({ server, id, key, body }) =>
      answer(await server.attendance.replaceLinks(id, key, body.replace)),
  }),
];

/** The page shows the stored answer; `said` is why the one that was sent was refused. */
function toAnswerPage(id: string, as: string, said: string | undefined): Response {
  const fields = new URLSearchParams({ as, ...(said !== undefined && { said }) });
  const Location = `/l/${encodeURIComponent(id)}/answer?${fields}`;
  return new Response(null, { status: 303, headers: { Location, "Cache-Control": "no-store" } });
}
