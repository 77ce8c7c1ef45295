import { namesOn } from "@/lib/league/roster/roster";
import { type Came, type EveningFact, eveningFacts, eveningTable } from "@/lib/league/story/evening-facts";
import type { PlayedEveningReply, PlayedEveningsReply } from "@/lib/league/story/story-replies";
import type { Store } from "../../store/store";
import { commentsOn } from "../comments";
import type { LeagueRow } from "../league-row";
import { readEvening } from "./evening";
import { readEveningGames } from "./game-lists";
import { readEveningLedgers } from "./money-page";

/** So many evenings are listed at once. */
const listed = 30;

/** The evenings of a league with finished games, the last first. `before`: a day; "": from the last one on. */
export async function readPlayedEvenings(
  store: Store,
  league: LeagueRow,
  before: string,
): Promise<PlayedEveningsReply> {
  const rows = await store.leagueGame.groupBy({
    by: "evening",
    where: { leagueId: league.id, evening: before === "" ? { not: null } : { lt: before } },
    orderBy: { evening: "desc" },
    _count: true,
    take: listed + 1,
  });
  const shown = rows.slice(0, listed);
  return {
    league: league.id,
    evenings: shown.map(({ evening, _count: games }) => ({ evening: evening ?? "", games })),
    before: rows.length > listed ? (shown.at(-1)?.evening ?? null) : null,
  };
}

/** Whether a game was finished on the evening of a day. */
export async function isEvening(
  store: Store,
  { id: leagueId }: LeagueRow,
  evening: string,
): Promise<boolean> {
  return (await store.leagueGame.findFirst({ where: { leagueId, evening } })) !== null;
}

/** What there is to tell of an evening besides. */
export interface EveningTold {
  readonly reply: PlayedEveningReply;
  /** The most interesting first. */
  readonly facts: readonly EveningFact[];
}

/** An evening, by bounded reads; undefined when no game was finished on it. */
export async function tellEvening(
  store: Store,
  league: LeagueRow,
  day: string,
): Promise<EveningTold | undefined> {
  const read = await readEvening(store, league, day);
  if (!read) return undefined;
  const leagueId = league.id;
  const names = namesOn(league.players);
  const nextRow = await store.leagueGame.findFirst({
    where: { leagueId, evening: { gt: day } },
    orderBy: { evening: "asc" },
  });
  const table = eveningTable(read.evening);
  const comment = (await commentsOn(store, leagueId, [day])).get(day);
  const placeOf = ({ points, won }: Came) =>
    table.findIndex((other) => other.points === points && other.won === won) + 1;
  return {
    reply: {
      ...{ league: leagueId, evening: day, previous: read.previous ?? null, next: nextRow?.evening ?? null },
      ...(comment !== undefined && { comment }),
      players: table.map((row) => {
        const { person: player, ...counts } = row;
        return { player, name: names.get(player) ?? "", place: placeOf(row), ...counts };
      }),
      games: await readEveningGames(store, league, day),
      ledgers: await readEveningLedgers(store, league, day),
    },
    facts: eveningFacts(read.evening),
  };
}
