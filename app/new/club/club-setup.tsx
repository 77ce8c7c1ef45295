"use client";

import { useState } from "react";
import { Choice } from "@/app/shared/choice";
import type { SetupDraft } from "@/app/shared/setup/setup-draft";
import { drawOf, formOf, pairsIn, type Way, ways } from "@/lib/evening/hall/ways";
import type { Form } from "@/lib/evening/setup";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Game } from "@/lib/rules/game";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { useStartEvening } from "../use-start-evening";
import { WayCards } from "../way-cards";

export interface ClubSetupProps {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  /** Those whose names are known already; others come later. */
  readonly draft: SetupDraft;
  /** The league that its games count in. */
  readonly league: SetupDraft["league"];
  /** How these rules can be played at several tables. */
  readonly forms: readonly Form[];
}

/** More tables than a club has. */
const maxOffered = 20;
/** Minutes of a round, and before its end. */
const lengths = [15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 90, 120];
const warnings = [2, 3, 5, 10];
const chairs = [3, 4, 5, 6, 7, 8];

/** Who plays with whom at several tables, and the key that opens the evening. */
export function ClubSetup({ game, options, draft, league, forms }: ClubSetupProps) {
  const t = useCatalogue("club");
  const offered = ways.filter((way) => forms.includes(formOf(way)));
  const [way, setWay] = useState<Way>(offered[0] ?? "partners/mix");
  const [tables, setTables] = useState("");
  const [size, setSize] = useState("4");
  const [missed, setMissed] = useState("per-game");
  const [spare, setSpare] = useState("");
  const [minutes, setMinutes] = useState("");
  const [warn, setWarn] = useState("5");
  const [atTime, setAtTime] = useState("finish-hand");
  const [confirm, setConfirm] = useState("other-side");
  const form = formOf(way);
  const { players } = draft;
  const { pairs, alone } = pairsIn(players);
  const { start, isBusy, problems } = useStartEvening(league, () => {
    if (form === "pairs" && alone) return [t.oddOne(alone)];
    return {
      form,
      game: game.id,
      options,
      settings: {
        draw: drawOf(way),
        ...(tables !== "" && { tables: Number(tables) }),
        ...(form === "alone" && { size: Number(size), missed }),
        ...(minutes !== "" && {
          minutes: Number(minutes),
          atTime,
          ...(warn !== "" && { warn: Number(warn) }),
        }),
        confirm,
        ...(form === "partners" && spare !== "" && { spare }),
      },
      ...(form === "pairs" ? { players: [], pairs } : { players }),
    };
  });
  return (
    <>
      <WayCards<Way>
        legend={<legend className="mb-1 font-semibold">{t.how}</legend>}
        ways={offered}
        chosen={way}
        names={t.ways}
        texts={t.wayTexts}
        onChoose={setWay}
      />
      <div className="fields">
        <Choice
          label={t.tables}
          value={tables}
          onChoose={setTables}
          choices={[
            ["", t.tablesAny],
            ...Array.from({ length: maxOffered }, (_, index) => [`${index + 1}`, `${index + 1}`] as const),
          ]}
        />
        {form === "alone" && (
          <>
            <Choice
              label={t.chairs}
              value={size}
              onChoose={setSize}
              choices={chairs.map((count) => [`${count}`, `${count}`])}
            />
            <Choice
              label={t.missedLabel}
              value={missed}
              onChoose={setMissed}
              choices={Object.entries(t.missed)}
            />
          </>
        )}
        <Choice
          label={t.minutes}
          value={minutes}
          onChoose={setMinutes}
          choices={[
            ["", t.noClock],
            ...lengths.map((each) => [`${each}`, t.minutesLong({ minutes: each })] as const),
          ]}
        />
        {minutes !== "" && (
          <>
            <Choice
              label={t.warn}
              value={warn}
              onChoose={setWarn}
              choices={[
                ["", t.noWarning],
                ...warnings.map((each) => [`${each}`, t.minutesLong({ minutes: each })] as const),
              ]}
            />
            <Choice
              label={t.atTimeLabel}
              value={atTime}
              onChoose={setAtTime}
              choices={Object.entries(t.atTimes)}
            />
          </>
        )}
        <Choice
          label={t.confirmLabel}
          value={confirm}
          onChoose={setConfirm}
          choices={Object.entries(t.confirms)}
        />
        {form === "partners" && players.length > 0 && (
          <Choice
            label={t.spare}
            hint={t.spareText}
            value={spare}
            onChoose={setSpare}
            choices={[["", t.noSpare], ...players.map(({ id, name }) => [id, name.trim()] as const)]}
          />
        )}
      </div>
      <p className="text-fine text-ink-soft text-pretty">{t.others}</p>
      <div role="alert" className="grid gap-1 empty:hidden">
        {problems.map((problem) => (
          <ProblemText key={problem}>{problem}</ProblemText>
        ))}
      </div>
      <button type="button" className="action w-full" disabled={isBusy} onClick={() => void start()}>
        {t.start}
      </button>
    </>
  );
}
