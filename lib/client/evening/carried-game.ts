"use client";

import type { Carried } from "@/lib/evening/hall/carried";
import { personsBySide } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { TableResult } from "@/lib/evening/result/types";
import { handsIn, packedHands } from "@/lib/export/packed/packed-hands";
import { onlyGame } from "@/lib/games/load";
import type { Problem } from "@/lib/rules/problem";
import type { Result } from "@/lib/rules/result";
import { DeviceLog } from "@/lib/sync/device-log";
import { summaryOf } from "@/lib/sync/game-summary";
import { idKey } from "@/lib/sync/hold";
import type { LogEntry } from "@/lib/sync/wire/wire";
import { device } from "../device";
import { gameOf } from "../device-games";
import { startOf } from "../game/open-game";
import type { StoredGame } from "../store/device-store";
import { type EveningView, makeGame, playedWith, playersAt, type Seated, sheetOf } from "./evenings";
import { tableKey } from "./keys/keys";
import { pointsIn } from "./use-table-game";

const entriesOf = ({ log }: StoredGame): LogEntry[] => [
  ...log.known.map(({ entry }) => entry),
  ...log.waiting,
];

/** A game of this device as a picture carries it; undefined if it cannot. */
export async function packedGame(id: string): Promise<string | undefined> {
  const game = await device().store.game(id);
  return game && packedHands(entriesOf(game));
}

/** A scoresheet that came along with a result, and of which this device does not have everything. */
export interface CarriedGame {
  readonly seated: Seated;
  readonly id: string;
  readonly entries: readonly LogEntry[];
}

/**
 * The hands of a carried result; `here`: this device has them; `unfit`: they did not arrive whole, or are not those of
 * this table's scoresheet, or come to other points.
 */
export async function carriedGame(
  evening: EveningView,
  table: TableResult,
  { round, game: id, points }: Carried,
  { hands, keeper }: { readonly hands: string; readonly keeper: string },
): Promise<CarriedGame | "here" | "unfit"> {
  const entries = handsIn(hands);
  const seated = { round, table: table.table, sides: sidesAt(table) };
  const isTheirs = id === table.game || id === sheetOf(evening, seated, tableKey(keeper, table.table));
  if (!entries || !isTheirs) return "unfit";
  const here = await device().store.game(id);
  const known = new Set(here && entriesOf(here).map((entry) => idKey(entry.id)));
  if (here && entries.every((entry) => known.has(idKey(entry.id)))) return "here";
  const sheet = { ...playedWith(evening), players: playersAt(evening, seated) };
  const start = startOf(sheet, await onlyGame(sheet.game));
  const replayed = start && DeviceLog.open(start, { known: [], waiting: [] }).enter(entries);
  if (!replayed?.ok) return "unfit";
  const log = replayed.value.view.sheet;
  const summary = summaryOf(sheet.options, log.position, log.result([]));
  const total = pointsIn(summary, personsBySide(evening.log, seated.sides));
  return total?.join() === points.join() ? { seated, id, entries } : "unfit";
}

/**
 * Keeps such a scoresheet on this device too. Its entries have the ids that they were made with, so that it is the same
 * one when the table's phone sends it as well.
 */
export async function takeIn(
  evening: EveningView,
  { seated, id, entries }: CarriedGame,
  keeper: string,
): Promise<Result<void, readonly Problem[]>> {
  const made = await makeGame(evening, seated, tableKey(keeper, seated.table), id);
  return made.ok ? gameOf(id).takeIn(entries) : made;
}
