import type { LeagueExport } from "@/lib/league/export-reply";
import { isDay } from "@/lib/league/season";
import { pointUnit } from "@/lib/league/standings/points";
import { visit } from "../guard/visit";
import type { ApiRequest } from "../http/body";
import type { Store } from "../store/store";
import { findVersion, type LeagueRow, replyOf } from "./league-row";
import { readPlaying, withOptions, withPlayers } from "./pages/game-lists";
import { readPayments } from "./posting/payments";

/** How many games are read at once. */
const gamesAtOnce = 500;

/** Streams the document as a file to download. */
export function answerExport(text: AsyncGenerator<string>, name: string, { method }: ApiRequest): Response {
  const headers = {
    "Content-Type": "application/json",
    "Content-Disposition": `attachment; filename="${name}.league.json"`,
    "Cache-Control": "no-store",
  };
  if (method === "HEAD") return new Response(null, { headers });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await text.return(undefined)),
  });
  return new Response(body, { headers });
}

/** A whole league as one JSON document, generated in pieces: there may be hundreds of thousands of games. */
export async function* leagueExportText(store: Store, league: LeagueRow): AsyncGenerator<string> {
  const leagueId = league.id;
  const comments = await store.leagueComment.findMany({ where: { leagueId }, orderBy: { about: "asc" } });
  const head: Omit<LeagueExport, "games" | "until"> = {
    format: "pipkeeper-league",
    version: 1,
    money: "minor-units",
    pointUnit,
    exportedAt: new Date().toISOString(),
    league: replyOf(league),
    payments: await readPayments(store, leagueId),
    evenings: comments
      .filter(({ about }) => isDay(about))
      .map(({ about, text }) => ({ evening: about, comment: text })),
    playing: await readPlaying(store, league),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"games":[`;
  let last: { readonly finishedAt: string; readonly gameId: string } | undefined;
  for (;;) {
    const begun = performance.now();
    const rows = await store.leagueGame.findMany({
      where: {
        leagueId,
        // The first condition can use an index; the OR alone cannot.
        finishedAt: last ? { gte: last.finishedAt } : { not: null },
        ...(last && { OR: [{ finishedAt: { gt: last.finishedAt } }, { gameId: { gt: last.gameId } }] }),
      },
      orderBy: [{ finishedAt: "asc" }, { gameId: "asc" }],
      take: gamesAtOnce,
      include: withOptions,
    });
    const games = await withPlayers(store, league, rows);
    const text = games.map((game) => JSON.stringify(game)).join(",");
    visit()?.chargeWork(performance.now() - begun);
    if (text !== "") yield `${last ? "," : ""}${text}`;
    const end = rows.at(-1);
    if (rows.length < gamesAtOnce || !end) break;
    last = { finishedAt: end.finishedAt ?? "", gameId: end.gameId };
  }
  const now = await findVersion(store, leagueId);
  yield `],"until":${now?.version ?? 0}}`;
}
