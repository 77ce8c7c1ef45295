"use client";

import { type FormEvent, useMemo, useState } from "react";
import { changeLeague } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { newId } from "@/lib/client/random-ids";
import { findGameWords } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { speaker as speakerOf } from "@/lib/i18n/text";
import { plain } from "@/lib/league/import/days";
import type { Choices } from "@/lib/league/import/import";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { LabelledField } from "../form/labelled-field";
import { BatchesHere } from "./batches-here";
import { ColumnFields } from "./column-fields";
import { LeftOut } from "./left-out";
import { PeopleFields } from "./people-fields";
import { TrialTables } from "./trial-tables";
import { usePastTable } from "./use-past-table";

interface PastFormProps {
  readonly mine: MyLeague;
  readonly aims: Readonly<Record<string, "many" | "few">>;
}

/** A pasted text of so many characters is read at once: in the field, thousands of lines would block the page. */
const longText = 20_000;

/** A table is read, shown as it was understood, corrected, tried, and only then brought in. */
export function PastForm({ mine, aims }: PastFormProps) {
  const { id: leagueId } = mine.league;
  const t = useCatalogue("past");
  const sentences = useCatalogue("league");
  const language = useLanguage();
  const speaker = useMemo(() => speakerOf(language, t.problems, sentences), [language, t, sentences]);
  const rulesetIds = Object.keys(aims);
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

  const readNew = (source: string | Uint8Array) => {
    const begun = { people: {} };
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    readNew(String(new FormData(event.currentTarget).get("table")));
  };
  const bring = useSingleFlight(async (games: number) => {
    setBusy(true);
    const made = await changes(choices, newId());
    const [last, ...first] = made?.toReversed() ?? [];
    const done = last && (await changeLeague(leagueId, last, first.toReversed(), () => true));
    setBusy(false);
    if (!done) return setProblem(t.notRead);
    const [refused] = done.ok ? [] : done.error;
    setProblem(refused && speaker.problem(refused));
    if (!done.ok) return;
    clear();
    setStatus((done.value === "saved" ? t.brought : t.broughtHere)({ games }));
  });

  const shown =
    table.type === "read" ? table.understood : table.type === "reading" ? table.before : undefined;
  return (
    <>
      <p className="text-pretty">{t.hint}</p>
      <form onSubmit={submit} noValidate aria-label={t.text} className="grid min-w-0 gap-3">
        <LabelledField label={t.text} hint={t.textHint}>
          {(field) => (
            <textarea
              name="table"
              rows={5}
              wrap="off"
              dir="auto"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData("text/plain");
                if (pasted.length < longText) return;
                event.preventDefault();
                readNew(pasted);
              }}
              {...field}
              className="field w-full font-mono text-fine"
            />
          )}
        </LabelledField>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="key px-5">
            {t.read}
          </button>
          <label className="key px-5">
            <input
              type="file"
              accept=".csv,.tsv,.txt,.json,text/*,application/json"
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = "";
                if (file) void file.arrayBuffer().then((bytes) => readNew(new Uint8Array(bytes)));
              }}
            />
            {t.choose}
          </label>
        </div>
      </form>
      <div role="alert" className="empty:hidden">
        {table.type === "refused" && <ProblemText>{speaker.problem(table.problem)}</ProblemText>}
        {table.type === "failed" && <ProblemText>{t.notRead}</ProblemText>}
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {table.type === "reading" ? t.reading : status}
      </p>
      {shown && (
        <div className="grid min-w-0 gap-5" aria-busy={table.type === "reading"}>
          <ColumnFields found={shown} choices={choices} rulesetIds={rulesetIds} choose={choose} />
          <PeopleFields
            people={shown.people}
            roster={mine.league.players}
            choose={choose}
            choices={choices}
          />
          <LeftOut found={shown} speaker={speaker} choices={choices} choose={choose} />
          <TrialTables found={shown} />
          {shown.full && <ProblemText>{speaker.problem(shown.full)}</ProblemText>}
          {shown.games > 0 && !shown.full && (
            <button
              type="button"
              className="action"
              disabled={busy || table.type !== "read"}
              onClick={() => void bring(shown.games)}
            >
              {t.bring({ games: shown.games })}
            </button>
          )}
          <div role="alert" className="empty:hidden">
            {problem && <ProblemText>{problem}</ProblemText>}
          </div>
        </div>
      )}
      <BatchesHere mine={mine} />
    </>
  );
}
