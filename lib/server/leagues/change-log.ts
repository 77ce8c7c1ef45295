import { type ChangeLogReply, changeLogReply, changesAtOnce } from "@/lib/league/change/log-reply";
import { withoutNames } from "@/lib/league/roster/erasure";
import { answer } from "../http/http";
import { numberIn } from "../http/query-number";
import { get, type Route } from "../http/route";
import type { Store } from "../store/store";
import { messages } from "../words/words";
import { leagueAt, requireLeagueKey } from "./league-access";
import { leagueKey, leagueParameter } from "./league-parameter";
import type { LeagueRow } from "./league-row";

const maxPage = 1_000_000;

/** One page of the changes made to a league, the latest first, without its creation. */
export async function readChangeLog(
  store: Store,
  { id: leagueId, players }: LeagueRow,
  page: number,
): Promise<ChangeLogReply> {
  const where = { leagueId, id: { not: leagueId } };
  const rows = await store.leagueChange.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * changesAtOnce,
    take: changesAtOnce,
  });
  const erased = new Set(players.filter(({ name }) => name === "").map(({ id }) => id));
  return {
    league: leagueId,
    total: await store.leagueChange.count({ where }),
    page,
    changes: rows.map(({ body, createdAt, byScorer }) => ({
      at: createdAt.toISOString(),
      ...(byScorer && { by: "scorer" as const }),
      change: withoutNames(JSON.parse(body), erased) as ChangeLogReply["changes"][number]["change"],
    })),
  };
}

/** For keepers: what any of them has changed. */
export const changeLogRoute: Route = get({
  path: "/api/leagues/{id}/changes",
  summary: "What was changed",
  description: `The changes made to the league, the latest first, ${changesAtOnce} on each page. Every keeper has the same key, and every scorer another, so the league knows only with which of them each was made; a device knows the ids of its own.`,
  parameters: [
    leagueParameter,
    {
      name: "page",
      in: "query",
      description: "The page number, from 1.",
      schema: { type: "integer", minimum: 1, default: 1 },
    },
  ],
  key: leagueKey,
  replies: { 200: changeLogReply },
  refusals: ["bad-request"],
  handle: async ({ server: { database }, id, key, url }) => {
    const refused = messages().notAPage({ field: "page", max: maxPage });
    const page = numberIn(url, "page", refused);
    if (!page.ok) return page.error;
    const league = await leagueAt(database, id);
    requireLeagueKey(league, key);
    return answer(await readChangeLog(database, league, Math.min(maxPage, Math.max(1, page.value ?? 1))));
  },
});
