"use client";

import { type EveningView, enterAll } from "@/lib/client/evening/evenings";
import { settle, type Unsettled } from "@/lib/client/game/games";
import { presenceOf } from "@/lib/evening/entries/of-person";
import { readEveningEntry } from "@/lib/evening/entries/read";
import { pointsOfClaim } from "@/lib/evening/hall/answers";
import { unitName, unitNames } from "@/lib/evening/hall/names";
import { type PlannedTable, sidesAt } from "@/lib/evening/hall/seat-plan";
import { pointsAt } from "@/lib/evening/hall/trace";
import { correctionOf } from "@/lib/evening/home/corrections";
import type { EveningResult, TableResult } from "@/lib/evening/result/types";
import { unitOf } from "@/lib/evening/state";
import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { numberText } from "@/lib/ui/text/fixed-text";
import { HeldCard, isOfOthers } from "../held-card";
import type { ClubActions } from "./use-club-actions";

interface HeldResultProps {
  readonly view: EveningView;
  readonly result: EveningResult;
  readonly held: Unsettled;
  /** Absent on phones that cannot decide. */
  readonly host: ClubActions | undefined;
}

/** What came from a phone after it had been settled: both are shown, and the host decides. */
export function HeldResult({ view, result, held, host }: HeldResultProps) {
  const t = useCatalogue("club");
  const language = useLanguage();
  const keep = useSingleFlight(async () => {
    const settled = await settle(view.id, held.id, "keep");
    if (!settled.ok) host?.report(settled.error);
  });
  const { entry } = held;
  const { round, table: number, by } = entry;
  const table =
    typeof round === "number"
      ? result.rounds[round - 1]?.tables.find((each) => each.table === number)
      : undefined;
  const isAnswer = (entry.kind === "result" || entry.kind === "dispute") && !isOfOthers(held);
  if (typeof round !== "number" || !isAnswer || table?.points === undefined)
    return (
      <HeldCard
        view={view}
        held={held}
        mayWrite={host !== undefined}
        said={saidIn(t, view, entry)}
        report={(why) => host?.report(why)}
      />
    );
  const text = (points: readonly number[]) => points.map((each) => numberText(each, language)).join("–");
  const counts = text(sidesAt(table).map((_, side) => pointsAt(table, side) ?? 0));
  const other = entry.kind === "result" ? text(pointsOfClaim(table, entry as Claim)) : undefined;
  const takeOther = async () => {
    const { by: _, ...decided } = entry;
    const correction = correctionOf(view.log, "result", round, decided, table.table);
    if (!correction) return;
    const corrected = await enterAll(view.id, correction.entries);
    if (corrected.ok) await keep();
    else host?.report(corrected.error);
  };
  const title = t.heldTitle({ round, table: table.table });
  return (
    <section
      aria-label={title}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-3 border-2 border-alarm p-4"
    >
      <div role="alert" className="grid gap-1">
        <h2 className="text-title">{title}</h2>
        <p className="wrap-anywhere">
          {other === undefined
            ? t.heldObjection({ names: namesOf(view, by), counts })
            : t.heldText({ counts, other })}
        </p>
        {typeof entry.why === "string" && <p className="wrap-anywhere">“{entry.why}”</p>}
      </div>
      {host && (
        <div className="grid gap-2">
          <button type="button" className="key" onClick={() => void keep()}>
            {t.leave({ points: counts })}
          </button>
          {other !== undefined && (
            <button type="button" className="key" onClick={() => void takeOther()}>
              {t.count({ points: other })}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** What was said, in words; nothing of what its reason tells already. */
function saidIn(t: Catalogues["club"], { log }: EveningView, entry: Unsettled["entry"]): readonly string[] {
  const who = presenceOf(entry);
  if (who !== undefined) {
    const name = unitName(log, who);
    const said = { away: t.wentHome, here: t.arrived, sit: t.willRest };
    return [said[entry.kind as keyof typeof said]({ name })];
  }
  const read = readEveningEntry(log.position.setup.form, entry);
  if (!read.ok) return [];
  if (read.value.kind === "round") {
    const sides = (table: PlannedTable) => sidesAt(table).map((side) => unitNames(log, side));
    return read.value.tables.map((table) => t.calledTable({ table: table.table, sides: sides(table) }));
  }
  if (read.value.kind !== "result") return [];
  const points = Object.values(read.value.points ?? {}).join("–");
  return [`${t.correctTitle(read.value)}: ${points}`];
}

type Claim = Pick<TableResult, "points">;

/** The names of the unit of a person. */
function namesOf({ log }: EveningView, person: unknown): string[] {
  const { state } = log.position;
  const unit = unitOf(state, person);
  return unit === undefined ? [] : unitNames(log, [state.units[unit]?.id ?? ""]);
}
