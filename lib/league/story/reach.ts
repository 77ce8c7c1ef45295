import type { StandingReplyRow } from "../page-replies";
import type { TableRule } from "../pages/standings";
import { compareRanks, rankOf } from "../standings/ranking";
import { noRounds, type SeatResult } from "../standings/result";
import { type Tally, withGame } from "../standings/tally";

/** What the next games may bring. */
export type InReach =
  /** This many wins would put a player in the lead if the leader came second in each of those games. */
  | { readonly reach: "lead"; readonly player: string; readonly wins: number }
  /** A running streak: one more win would equal or beat the longest ever (`record` may be the streak itself). */
  | { readonly reach: "streak"; readonly player: string; readonly streak: number; readonly record: number }
  /** A player is one game, or one win, away from a round number. */
  | {
      readonly reach: "milestone";
      readonly player: string;
      readonly milestone: StandingReplyRow["milestone"];
    };

export interface Contender {
  readonly player: string;
  readonly place: number;
  readonly tally: Tally;
  /** The current winning streak. */
  readonly streak: number;
  readonly milestone: StandingReplyRow["milestone"];
}

/** More wins than this are not within reach. */
const mostWins = 3;
const minStreak = 3;
/** Smaller milestones are not mentioned: a fifth game is nothing special. */
const minMilestone = 10;

/** What is within reach of the `contenders` (by place), most interesting first. `record`: the longest streak. */
export function inReach(contenders: readonly Contender[], record: number, rule: TableRule): InReach[] {
  const [leader] = contenders;
  if (!leader) return [];
  const lead = contenders.flatMap((each): InReach[] => {
    if (each.place === 1) return [];
    const wins = winsToLead(each.tally, leader.tally, rule);
    return wins === undefined ? [] : [{ reach: "lead", player: each.player, wins }];
  });
  const streaks = contenders
    .filter(({ streak }) => streak >= minStreak && streak + 1 >= record)
    .map(({ player, streak }): InReach => ({ reach: "streak", player, streak, record }));
  const milestones = contenders
    .filter(
      ({ milestone: { of, next, missing } }) => of !== "points" && next >= minMilestone && missing === 1,
    )
    .map(({ player, milestone }): InReach => ({ reach: "milestone", player, milestone }));
  return [...lead, ...streaks, ...milestones];
}

function winsToLead(own: Tally, leaders: Tally, { points, counting }: TableRule): number | undefined {
  let [mine, theirs] = [own, leaders];
  for (let wins = 1; wins <= mostWins; wins++) {
    [mine, theirs] = [withGame(mine, played(1), game), withGame(theirs, played(2), game)];
    if (compareRanks(rankOf(mine, points, counting), rankOf(theirs, points, counting)) < 0) return wins;
  }
  return undefined;
}

/** A game in which only the place counts. */
const game = { finishedAt: "", gameId: "", currency: "" };
const played = (place: number): SeatResult => ({
  seat: "",
  place,
  tied: 1,
  total: 0,
  balance: 0,
  money: false,
  ...noRounds,
});
