import type * as z from "../../rules/zod";
import type { paperFields } from "../change/fields";
import { eveningEnd } from "../evenings/calendar";
import { partiesBy } from "../standings/parties";
import type { CountableGame } from "../standings/posted";
import { noRounds, type SeatResult } from "../standings/result";

/** What is known about a game that was scored on paper, and on which day. */
export type PaperResult = {
  readonly [Field in keyof typeof paperFields]: z.infer<(typeof paperFields)[Field]>;
} & { readonly on: string };
type PaperPlayer = PaperResult["players"][number];

/** Who sat where: with a result on paper, players have their ids in the league. */
export const seatsOnPaper = ({ players }: Pick<PaperResult, "players">): Readonly<Record<string, string>> =>
  Object.fromEntries(players.map(({ player }) => [player, player]));

/** One player of each party: partners share everything. */
export const oneOfEach = (players: readonly PaperPlayer[]): PaperPlayer[] =>
  partiesBy(players, ({ side }) => side).map(([first]) => first);

/** Lower is better. */
function standingOf(
  { rankedBy }: Pick<PaperResult, "rankedBy">,
  { place = 0, points = 0 }: PaperPlayer,
): number {
  if (rankedBy === "places") return place;
  return rankedBy === "most" ? -points : points;
}

/** A player's place: one more than the number of parties with a better result. */
export const placeOf = (paper: Pick<PaperResult, "rankedBy" | "players">, player: PaperPlayer): number =>
  1 + oneOfEach(paper.players).filter((other) => standingOf(paper, other) < standingOf(paper, player)).length;

/**
 * The game result of a result from paper: it has no rounds. Players have their ids in the league. Only its day is known, so
 * it counts at the end of that evening, after the games scored here.
 */
export function resultOnPaper(timeZone: string, paper: PaperResult): CountableGame {
  const parties = oneOfEach(paper.players);
  const seats = paper.players.map((each): SeatResult => {
    const { player, points = 0, side, balance } = each;
    return {
      seat: player,
      ...(side !== undefined && { side }),
      place: placeOf(paper, each),
      tied: parties.filter((other) => standingOf(paper, other) === standingOf(paper, each)).length,
      total: points,
      balance: balance ?? 0,
      money: balance !== undefined,
      ...noRounds,
    };
  });
  return { seats, aside: [], table: [], finishedAt: eveningEnd(timeZone, paper.on) };
}
