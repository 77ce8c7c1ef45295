import { recordedEvening } from "@/lib/league/sheets/recorded-evening";
import type { SheetResult } from "@/lib/league/sheets/sheet-result";
import type { RecordedGame } from "@/lib/league/value/record";
import type { LeagueNews } from "@/lib/league/value/value";
import type { Store } from "../store/store";
import { readBeside } from "./changes/beside";
import type { LeagueRow } from "./league-row";

type Options = NonNullable<RecordedGame["options"]>;

/** How a game or an evening ended, as `LeagueGame.result` has it. */
type Ended = Pick<NonNullable<RecordedGame["played"]>, "seats" | "aside"> | Pick<SheetResult, "sheet">;

export const writtenResult = (ended: Ended): string =>
  JSON.stringify("sheet" in ended ? { sheet: ended.sheet } : { seats: ended.seats, aside: ended.aside });

export const readResult = (written: string): Ended => JSON.parse(written);

/** Equal options are the same object: a league has many games by few rules. */
const sharedOptions = () => {
  const known = new Map<string, Options>();
  return (written: string): Options => {
    const options = known.get(written) ?? JSON.parse(written);
    known.set(written, options);
    return options;
  };
};

/** What was written of a league after a version; after -1, all of it. */
export async function readNews(store: Store, league: LeagueRow, after: number): Promise<LeagueNews> {
  const where = { leagueId: league.id, changed: { gt: after } };
  const rows = await store.leagueGame.findMany({ where, include: { game: { select: { options: true } } } });
  const isFinished = (row: (typeof rows)[number]) => row.paper !== null || row.result !== null;
  const shared = sharedOptions();
  return {
    league,
    games: rows.filter(isFinished).map((row): RecordedGame => {
      const { gameId, kind: rulesetId, currency, finishedAt, result, paper, game } = row;
      const seated = { gameId, rulesetId, currency, seats: JSON.parse(row.seats) };
      if (paper !== null) return { ...seated, paper: JSON.parse(paper) };
      const ended = readResult(result ?? "{}");
      const at = { finishedAt: finishedAt ?? "" };
      if ("sheet" in ended) return recordedEvening(seated, { ...at, ...ended });
      const played = { ...at, ...ended };
      return { ...seated, played, ...(game && { options: shared(game.options) }) };
    }),
    withdrawn: rows.filter((row) => !isFinished(row)).map(({ gameId }) => gameId),
    ...(await readBeside(store, league.id, after)),
  };
}
