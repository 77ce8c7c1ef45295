"use client";

import { useMemo, useState } from "react";
import { changeLeague } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { newId } from "@/lib/client/random-ids";
import { findGameWords } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { speaker as speakerOf } from "@/lib/i18n/text";
import { plain } from "@/lib/league/import/days";
import type { Choices } from "@/lib/league/import/import";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { usePastTable } from "./use-past-table";

/** Whether the most or the fewest points win, by ruleset. */
export type Aims = Readonly<Record<string, "many" | "few">>;

/** A table on its way into the league: read, corrected, tried, and brought in. */
export function usePast(mine: MyLeague, aims: Aims) {
  const t = useCatalogue("past");
  const sentences = useCatalogue("league");
  const language = useLanguage();
  const speaker = useMemo(() => speakerOf(language, t.problems, sentences), [language, t, sentences]);
  const kinds = useMemo(
    () =>
      new Map(
        Object.keys(aims).flatMap((id) => [
          [id, id] as const,
          [plain(findGameWords(id, language)?.name ?? id), id] as const,
        ]),
      ),
    [aims, language],
  );
  const { table, read, changes, clear } = usePastTable(mine, { kinds, aims });
  const [choices, setChoices] = useState<Choices>({ people: {} });
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState("");
  const [busy, setBusy] = useState(false);

  const readNew = (source: string | Uint8Array, begun: Choices = { people: {} }) => {
    setChoices(begun);
    setProblem(undefined);
    setStatus("");
    read(begun, source);
  };
  const choose = (more: Partial<Choices>) => {
    const chosen = { ...choices, ...more };
    setChoices(chosen);
    setProblem(undefined);
    read(chosen);
  };
  const bring = useSingleFlight(async (games: number, onBrought?: () => void) => {
    setBusy(true);
    const made = await changes(choices, newId());
    const [last, ...first] = made?.toReversed() ?? [];
    const done = last && (await changeLeague(mine.league.id, last, first.toReversed(), () => true));
    setBusy(false);
    if (!done) return setProblem(t.notRead);
    const [refused] = done.ok ? [] : done.error;
    setProblem(refused && speaker.problem(refused));
    if (!done.ok) return;
    clear();
    onBrought?.();
    setStatus((done.value === "saved" ? t.brought : t.broughtHere)({ games }));
  });
  const found =
    table.type === "read" ? table.understood : table.type === "reading" ? table.before : undefined;
  return { table, found, choices, choose, readNew, bring, clear, busy, problem, status, speaker };
}

export type Past = ReturnType<typeof usePast>;
