import type { StandingReplyRow } from "../page-replies";
import { pointsParts, sumOf } from "../scoring/game-points";
import type { TableRule } from "../scoring/rule";
import { countedPoints, type Score } from "../scoring/scores";
import { partiesBy } from "../standings/parties";
import type { PostedGame } from "../standings/posted";
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
  /** Of the games of the table, the earliest first. */
  readonly scores: readonly Score[];
  /** The last of them: the next ones are taken to be like it. */
  readonly last: Pick<PostedGame, "rulesetId" | "players">;
  /** The current winning streak. */
  readonly streak: number;
  readonly milestone: StandingReplyRow["milestone"];
}

/** More wins than this are not within reach. */
const mostWins = 3;
const minStreak = 3;
/** Smaller milestones are not mentioned: a fifth game is nothing special. */
const minMilestone = 10;

/**
 * What is within reach of the `contenders` (by place), most interesting first. `record`: the longest streak; `evenings`:
 * how many the table has.
 */
export function inReach(
  contenders: readonly Contender[],
  record: number,
  rule: TableRule,
  evenings: number,
): InReach[] {
  const [leader] = contenders;
  if (!leader) return [];
  const lead = contenders.flatMap((each): InReach[] => {
    if (each.place === 1) return [];
    const wins = winsToLead(each, leader, rule, evenings);
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

function winsToLead(
  own: Contender,
  leader: Contender,
  rule: TableRule,
  evenings: number,
): number | undefined {
  let [mine, theirs]: readonly [Standing, Standing] = [own, leader];
  const rank = ({ tally, scores }: Standing) =>
    rankOf(tally, countedPoints(scores, rule, evenings + 1), rule.counting);
  for (let wins = 1; wins <= mostWins; wins++) {
    const next = (place: number, before: Standing): Standing => ({
      ...before,
      tally: withGame(before.tally, played(place), game),
      scores: [...before.scores, { day: game.day, points: nextPoints(rule, own, before.player, place) }],
    });
    [mine, theirs] = [next(1, mine), next(2, theirs)];
    if (compareRanks(rank(mine), rank(theirs)) < 0) return wins;
  }
  return undefined;
}

type Standing = Pick<Contender, "player" | "tally" | "scores">;

/** The points for a place that is not shared, in a game like the last. */
function nextPoints(rule: TableRule, { last, player }: Contender, person: string, place: number): number {
  const parties = partiesBy(last.players, ({ result }) => result.side);
  const partners = parties.find((party) => party.some((each) => each.person === player))?.length ?? 1;
  const { rulesetId } = last;
  const ending = {
    person,
    rulesetId,
    place,
    tied: 1,
    parties: parties.length,
    partners,
    isNear: false,
  };
  return sumOf(pointsParts(rule, ending));
}

/** A game of an evening to come, in which only the place counts. */
const game = { finishedAt: "", gameId: "", currency: "", day: "next" };
const played = (place: number): SeatResult => ({
  seat: "",
  place,
  tied: 1,
  total: 0,
  balance: 0,
  money: false,
  ...noRounds,
});
