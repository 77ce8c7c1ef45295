import type { LeagueExport } from "@/lib/league/export-reply";
import { finishedGames } from "@/lib/league/pages/games";
import { remarksOnEvenings } from "@/lib/league/pages/remarks";
import { sheetTold } from "@/lib/league/pages/sheets";
import { pointUnit } from "@/lib/league/standings/points";
import { visit } from "../guard/visit";
import type { ApiRequest } from "../http/body";
import type { Database } from "../store/store";
import { readAbout } from "./league-reads";
import { findVersion, type LeagueRow, replyOf } from "./league-row";
import type { LeagueValues } from "./league-values";
import { readPlaying } from "./playing";

/** How many games are written at once. */
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

/** A whole league as one JSON document, generated in pieces. */
export async function* leagueExportText(
  database: Database,
  values: LeagueValues,
  league: LeagueRow,
): AsyncGenerator<string> {
  const value = await values.of(league);
  const head: Omit<LeagueExport, "games" | "until"> = {
    format: "pipkeeper-league",
    version: 1,
    money: "minor-units",
    pointUnit,
    exportedAt: new Date().toISOString(),
    league: replyOf(league),
    payments: [...value.payments],
    evenings: remarksOnEvenings(value),
    playing: await readAbout(database, league, (store) => readPlaying(store, league)),
    ...(value.sheets.length > 0 && { sheets: value.sheets.map((sheet) => sheetTold(value, sheet)) }),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"games":[`;
  for (let from = 0; from < value.games.length; from += gamesAtOnce) {
    const begun = performance.now();
    const games = finishedGames(value, value.games.slice(from, from + gamesAtOnce));
    const text = games.map((game) => JSON.stringify(game)).join(",");
    visit()?.chargeWork(performance.now() - begun);
    yield `${from > 0 ? "," : ""}${text}`;
  }
  const now = await findVersion(database, league.id);
  yield `],"until":${now?.version ?? 0}}`;
}
