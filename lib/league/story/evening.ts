import { gamePoints } from "../scoring/game-points";
import type { TableRule } from "../scoring/rule";
import type { Finish } from "../standings/order";
import { pointUnit } from "../standings/points";
import { isWin, type PostedGame } from "../standings/posted";
import type { SeatResult } from "../standings/result";
import type { PlayedEveningReply } from "./story-replies";

/** One player's result in a game, and the winning streak after it. */
export interface EveningPlayer {
  readonly person: string;
  readonly result: SeatResult;
  readonly streak: number;
}

export interface EveningGame extends Finish {
  readonly rulesetId: string;
  readonly players: readonly EveningPlayer[];
}

/** The records before an evening; 0 if there were none. */
export interface KindRecords {
  /** The most points of one round, and the furthest a winner was behind. */
  readonly high: number;
  readonly comeback: number;
}

export interface Evening {
  /** Finished games, the earliest first. */
  readonly games: readonly EveningGame[];
  /** If false, more games may follow. */
  readonly isOver: boolean;
  /** How the evening's season counts. */
  readonly rule: TableRule;
  /** Whether the most or the fewest points win a kind of game. */
  readonly aim: (rulesetId: string) => "many" | "few";
  readonly before: {
    /** By kind, for each kind played in the evening. */
    readonly records: ReadonlyMap<string, KindRecords>;
    /** The longest winning streak of all players. */
    readonly streak: number;
    /** Winning streaks of those who came, by player: 0 if the last game was not won, absent before the first game. */
    readonly streaks: ReadonlyMap<string, number>;
    /** Who came to the earlier evenings, the latest first. */
    readonly attendance: readonly ReadonlySet<string>[];
  };
  /** Who led the table before and after it; absent if not known. */
  readonly lead?: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** A player's row in the evening's table. */
export type EveningRow = Readonly<Omit<PlayedEveningReply["players"][number], "player" | "name">> & {
  readonly person: string;
};

/** Who came, sorted by the evening's points, then by games won. */
export function eveningTable({
  games,
  rule,
}: {
  readonly games: readonly Pick<PostedGame, "rulesetId" | "players">[];
  readonly rule: TableRule;
}): EveningRow[] {
  const rows = new Map<string, Omit<EveningRow, "place">>();
  const forComing = (rule.scoring.coming ?? 0) * pointUnit;
  for (const game of games) {
    const points = gamePoints(rule, game);
    game.players.forEach(({ person, result }, index) => {
      const { played, won, shared, points: sum } = rows.get(person) ?? { ...noGames, points: forComing };
      const alone = isWin(result) && result.tied === 1;
      rows.set(person, {
        person,
        played: played + 1,
        won: won + Number(alone),
        shared: shared + Number(isWin(result) && !alone),
        points: sum + (points[index] ?? 0),
      });
    });
  }
  const ranked = [...rows.values()].sort(byEvening);
  return ranked.map((row) => ({ ...row, place: ranked.findIndex((each) => byEvening(each, row) === 0) + 1 }));
}

const noGames = { played: 0, won: 0, shared: 0 };
const byEvening = (a: Pick<EveningRow, "points" | "won">, b: Pick<EveningRow, "points" | "won">): number =>
  b.points - a.points || b.won - a.won;

/** Who won the evening: everybody in first place of its table. */
export const eveningWinners = (table: readonly EveningRow[]): EveningRow[] =>
  table.filter(({ place }) => place === 1);
