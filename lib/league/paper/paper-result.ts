import { momentIn } from "../evenings/calendar";
import type { CountableGame } from "../standings/posted";
import { noRounds, type SeatResult } from "../standings/result";
import type { ChangeOf } from "../wire";

/** What is known of a game that was kept on paper. */
export type PaperResult = Pick<ChangeOf<"paper-result">, "on" | "rankedBy" | "players">;

type PaperPlayer = PaperResult["players"][number];

/** Players of one side share everything; whoever plays alone is a party of one. */
const isWith = (a: PaperPlayer, b: PaperPlayer): boolean =>
  a.player === b.player || (a.side !== undefined && a.side === b.side);

/** One player of each party. */
export const partiesOf = (players: readonly PaperPlayer[]): PaperPlayer[] =>
  players.filter((each, index) => players.findIndex((other) => isWith(each, other)) === index);

/** Less is better. */
function standingOf(
  { rankedBy }: Pick<PaperResult, "rankedBy">,
  { place = 0, points = 0 }: PaperPlayer,
): number {
  if (rankedBy === "places") return place;
  return rankedBy === "most" ? -points : points;
}

/** The place that is a player's by what the others have: as many parties are better, and one. */
export const placeOf = (paper: Pick<PaperResult, "rankedBy" | "players">, player: PaperPlayer): number =>
  1 + partiesOf(paper.players).filter((other) => standingOf(paper, other) < standingOf(paper, player)).length;

/** When a game finished of which only the day is known: after those of that day whose score was kept here. */
const endOfDay = "23:00";

/** What a result on paper comes to: nothing is known of rounds. Players are known by their ids in the league. */
export function resultOnPaper(timeZone: string, paper: PaperResult): CountableGame {
  const parties = partiesOf(paper.players);
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
  return { seats, aside: [], table: [], finishedAt: momentIn(timeZone, paper.on, endOfDay) };
}
