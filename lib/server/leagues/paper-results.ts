import type { ChangeOf } from "@/lib/league/changes/registry";
import { dateIn } from "@/lib/league/evenings/calendar";
import type { PaperFacts } from "@/lib/league/paper/paper-problems";
import { type PaperResult, resultOnPaper } from "@/lib/league/paper/paper-result";
import type { CountableGame } from "@/lib/league/standings/posted";
import type { Games } from "@/lib/rules/document/scoresheet";
import { kernelProblem } from "@/lib/rules/texts";
import type { LeagueGame } from "../store/rows";
import type { Store } from "../store/store";
import { post, removeGame } from "./game-changes";
import type { LeagueRow } from "./league-row";

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

/** Counts a result on paper, replacing one with the same id. */
export async function putPaper(
  store: Store,
  league: LeagueRow,
  {
    game: gameId,
    kind: rulesetId,
    on,
    rankedBy,
    players,
    currency = league.currency,
  }: ChangeOf<"paper-result">,
): Promise<void> {
  await removeGame(store, league, gameId);
  const paper: PaperResult = { on, rankedBy, players };
  const seats = JSON.stringify(Object.fromEntries(players.map(({ player }) => [player, player])));
  const row = await store.leagueGame.create({
    data: { leagueId: league.id, gameId, seats, kind: rulesetId, currency, paper: JSON.stringify(paper) },
  });
  await post(store, league, row, finishedOnPaper(league, row));
}

/** How a result on paper counts; undefined for a game with a log. */
export const finishedOnPaper = (
  { timeZone }: Pick<LeagueRow, "timeZone">,
  { paper }: Pick<LeagueGame, "paper">,
): CountableGame | undefined => (paper === null ? undefined : resultOnPaper(timeZone, JSON.parse(paper)));
