import { eveningGame } from "@/lib/evening/evening-game";
import type { EveningLog } from "@/lib/evening/log";
import type { ReplayResult } from "@/lib/rules/document/replay-result";
import type { Game, Position } from "@/lib/rules/game";
import type { Player } from "@/lib/rules/people/table";
import type { Line, Log } from "@/lib/rules/play/log";
import type { Problem } from "@/lib/rules/problem";
import { type Decision, decisionsAbout } from "@/lib/sync/decide";
import type { GameSummary, LogEntry } from "@/lib/sync/wire/wire";
import type { StoredHeader } from "../store/device-store";
import type { AnyDeviceLog } from "./open-game";

/** A game as a screen shows it: its entries, and what follows from them. */
export interface GameView {
  readonly id: string;
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  /** The league it was started in, if that was done on this device. */
  readonly league: StoredHeader["league"];
  /** The evening at whose table it is played, if that was started on this device. */
  readonly evening: string | undefined;
  /** Which of its tables, if it has several. */
  readonly table: StoredHeader["table"];
  /** In today's seat order, including those who left. */
  readonly players: readonly Player[];
  readonly position: Position;
  readonly result: ReplayResult;
  readonly lines: readonly Line[];
  /** ISO 8601, when each line was entered. Only shown, never used for order. */
  readonly times: readonly string[];
  readonly log: Log;
}

/** An evening as a screen shows it: the same of an evening's log. */
export interface EveningView extends Pick<GameView, "id" | "options" | "league" | "lines" | "times"> {
  readonly log: EveningLog;
}

/** Whichever it is a log of. */
export type LogView = GameView | EveningView;

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

export function viewOf(
  {
    id,
    game,
    options,
    league,
    evening,
    table,
  }: Pick<StoredHeader, "id" | "game" | "options" | "league" | "evening" | "table">,
  { view }: AnyDeviceLog,
): LogView {
  const { lines } = view.sheet;
  const times = lines.map(({ written }) => (written as LogEntry).at);
  const shown = { id, options, league, lines, times };
  if (game === eveningGame) return { ...shown, log: view.sheet as EveningLog };
  const log = view.sheet as Log;
  const { position } = log;
  return {
    ...shown,
    evening,
    table,
    game: position.game,
    players: position.players,
    position,
    result: log.result([]),
    log,
  };
}

export function unsettledOf({ view }: AnyDeviceLog): Unsettled[] {
  return view.open().map((held) => ({
    id: held.id,
    entry: held.entry,
    at: held.at,
    problems: held.problems,
    against: held.against === undefined ? undefined : view.lineOf(held.against),
    decisions: decisionsAbout(view, held),
  }));
}

/** The row of a game or an evening in a list. */
export function summaryOf(
  header: Pick<StoredHeader, "id" | "game" | "options" | "createdAt">,
  { stored, view }: AnyDeviceLog,
): GameSummary {
  const { id, game, options, createdAt } = header;
  const last = stored.waiting.at(-1) ?? stored.known.at(-1)?.entry;
  return {
    id,
    game,
    createdAt,
    ...view.shared.summary(view.sheet, options),
    updatedAt: last?.at ?? createdAt,
  };
}
