import type { ChangeOf } from "@/lib/league/changes/registry";
import { dateIn } from "@/lib/league/evenings/calendar";
import type { PaperFacts } from "@/lib/league/paper/paper-problems";
import type { PaperResult } from "@/lib/league/paper/paper-result";
import type { Games } from "@/lib/rules/document/scoresheet";
import { kernelProblem } from "@/lib/rules/texts";
import type { Store } from "../store/store";
import { type LeagueRow, touchLeague } from "./league-row";

/** What has to be known before a result on paper is added. */
export async function paperFacts(
  store: Store,
  { id: leagueId, timeZone }: LeagueRow,
  { game: gameId, kind: rulesetId }: ChangeOf<"paper-result">,
  rulesets: Games,
): Promise<PaperFacts> {
  const game = await store.game.findUnique({ where: { id: gameId }, select: { id: true } });
  const row = await store.leagueGame.findUnique({ where: { leagueId_gameId: { leagueId, gameId } } });
  return {
    isTaken: game !== null || (row !== null && row.paper === null),
    today: dateIn(timeZone, new Date().toISOString()),
    noRuleset: rulesets.find(rulesetId)
      ? []
      : [kernelProblem("unknown-game", "/kind", { games: rulesets.ids })],
  };
}

/** Stores a result on paper, replacing one with the same id. */
export async function putPaper(
  store: Store,
  { id: leagueId, currency: usual }: LeagueRow,
  { game: gameId, kind, on, rankedBy, players, currency = usual }: ChangeOf<"paper-result">,
): Promise<void> {
  const paper: PaperResult = { on, rankedBy, players };
  const seats = JSON.stringify(Object.fromEntries(players.map(({ player }) => [player, player])));
  const data = {
    seats,
    kind,
    currency,
    paper: JSON.stringify(paper),
    changed: await touchLeague(store, leagueId),
  };
  const where = { leagueId_gameId: { leagueId, gameId } };
  await store.leagueGame.upsert({ where, create: { leagueId, gameId, ...data }, update: data });
}
