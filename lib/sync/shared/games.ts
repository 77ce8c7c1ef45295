import type { Position } from "@/lib/rules/game";
import { Log } from "@/lib/rules/play/log";
import { movedSince } from "../baseline";
import { summaryOf } from "../game-summary";
import { isSameMove, isSameStatement } from "./same-statement";
import type { Shared } from "./shared";
import { uncountedIn } from "./uncounted";

/** What sync asks about a game. */
export const sharedGame: Shared<Position, Log> = {
  begin: (start) => new Log(start),
  fork: (log) => log.fork(),
  isReadable: (start, entry) => start.game.lift(entry).ok,
  closesRound: (log, line) => log.roundOf(line) !== undefined,
  unnamed: uncountedIn,
  othersMeanwhile: "people-meanwhile",
  isSameStatement,
  isSameMove,
  hasMoved: (log, since, body) => movedSince(log, since, body) !== undefined,
  isOver: ({ over }) => over,
  summary: (log, options) => summaryOf(options, log.position, log.result([])),
};
