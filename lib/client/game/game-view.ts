import type { ReplayResult } from "@/lib/rules/document/replay-result";
import type { Game, Position } from "@/lib/rules/game";
import type { Player } from "@/lib/rules/people/table";
import type { Line, Log } from "@/lib/rules/play/log";
import type { Problem } from "@/lib/rules/problem";
import { type Decision, decisionsAbout } from "@/lib/sync/decide";
import type { DeviceLog } from "@/lib/sync/device-log";
import { summaryOf as summaryFrom } from "@/lib/sync/game-summary";
import type { GameSummary, LogEntry } from "@/lib/sync/wire/wire";
import type { StoredHeader } from "../store/device-store";

/** A game as a screen shows it: its entries, and what follows from them. */
export interface GameView {
  readonly id: string;
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  /** The league it was started in, if that was done on this device. */
  readonly league: StoredHeader["league"];
  /** In today's seat order, including those who left. */
  readonly players: readonly Player[];
  readonly position: Position;
  readonly result: ReplayResult;
  readonly lines: readonly Line[];
  /** ISO 8601, when each line was entered. Only shown, never used for order. */
  readonly times: readonly string[];
  readonly log: Log;
}

/** An entry that does not count because others entered something else meanwhile. It is kept until a person decides. */
export interface Unsettled {
  readonly id: string;
  readonly entry: Readonly<Record<string, unknown>>;
  /** ISO 8601, when it was entered. */
  readonly at: string;
  readonly problems: readonly Problem[];
  /** The index, in the view's lines, of the version that counts; undefined if there is none. */
  readonly against: number | undefined;
  /** What can be decided. */
  readonly decisions: readonly Decision[];
}

export function viewOf({ id, options, league }: StoredHeader, { view }: DeviceLog): GameView {
  const { sheet } = view;
  const { lines, position } = sheet;
  const times = lines.map(({ written }) => (written as LogEntry).at);
  return {
    id,
    game: position.game,
    options,
    league,
    players: position.players,
    position,
    result: sheet.result([]),
    lines,
    times,
    log: sheet,
  };
}

export function unsettledOf({ view }: DeviceLog): Unsettled[] {
  return view.open().map((held) => ({
    id: held.id,
    entry: held.entry,
    at: held.at,
    problems: held.problems,
    against: held.against === undefined ? undefined : view.lineOf(held.against),
    decisions: decisionsAbout(view, held),
  }));
}

/** A game's row in a list. */
export function summaryOf(
  header: Pick<StoredHeader, "id" | "game" | "options" | "createdAt">,
  log: DeviceLog,
): GameSummary {
  const { id, game, options, createdAt } = header;
  const { sheet } = log.view;
  const { players } = sheet.position;
  const last = log.stored.waiting.at(-1) ?? log.stored.known.at(-1)?.entry;
  return {
    id,
    game,
    players: [...players],
    createdAt,
    ...summaryFrom(options, sheet.position, sheet.result([])),
    updatedAt: last?.at ?? createdAt,
  };
}
