"use client";

import { useMemo, useState } from "react";
import { changeLeague } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { newId } from "@/lib/client/random-ids";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { speaker as speakerOf } from "@/lib/i18n/text";
import { kindKey } from "@/lib/league/import/columns";
import type { Choices } from "@/lib/league/import/import";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { usePastTable } from "./use-past-table";

/** The games that there are. */
export interface PlayedGames {
  /** Whether the most or the fewest points win, by ruleset. */
  readonly aims: Readonly<Record<string, "many" | "few">>;
  /** What tables may call them, each with its ruleset. */
  readonly names: readonly (readonly [name: string, ruleset: string])[];
}

/** A table on its way into the league: read, corrected, tried, and brought in. */
export function usePast(mine: MyLeague, { aims, names }: PlayedGames) {
  const t = useCatalogue("past");
  const sentences = useCatalogue("league");
  const language = useLanguage();
  const speaker = useMemo(() => speakerOf(language, t.problems, sentences), [language, t, sentences]);
  const kinds = useMemo(() => new Map(names.map(([name, id]) => [kindKey(name), id])), [names]);
  const { table, read, changes, fail, clear } = usePastTable(mine, { kinds, aims });
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
    const isSame = made?.understood.games === games;
    const [last, ...first] = made && isSame ? made.changes.toReversed() : [];
    const done = last && (await changeLeague(mine.league.id, last, first.toReversed(), () => true));
    setBusy(false);
    // Another keeper has brought some of it in.
    if (made && !isSame) return setProblem(t.meanwhile);
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
  return { table, found, choices, choose, readNew, bring, fail, clear, busy, problem, status, speaker };
}

export type Past = ReturnType<typeof usePast>;
