"use client";

import type { FormEvent } from "react";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { maxTableSize } from "@/lib/league/import/text-of";
import { LabelledField } from "../form/labelled-field";
import { BatchesHere } from "./batches-here";
import { ColumnFields } from "./column-fields";
import { PastReview } from "./past-review";
import { type PlayedGames, usePast } from "./use-past";

interface PastFormProps {
  readonly mine: MyLeague;
  readonly games: PlayedGames;
}

/** A pasted text of so many characters is read at once: in the field, thousands of lines would block the page. */
const longText = 20_000;

/** A table is read, shown as it was understood, corrected, tried, and only then brought in. */
export function PastForm({ mine, games }: PastFormProps) {
  const t = useCatalogue("past");
  const past = usePast(mine, games);
  const { found, choices, choose, readNew } = past;
  /** No more of it than shows that it is too large. */
  const readFile = (file: File) =>
    file
      .slice(0, maxTableSize + 1)
      .arrayBuffer()
      .then((bytes) => readNew(new Uint8Array(bytes)), past.fail);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    readNew(String(new FormData(event.currentTarget).get("table")));
  };
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
                if (file) void readFile(file);
              }}
            />
            {t.choose}
          </label>
        </div>
      </form>
      <PastReview past={past} mine={mine} lineProblem={t.lineProblem}>
        {found && (
          <ColumnFields
            found={found}
            choices={choices}
            rulesetIds={Object.keys(games.aims)}
            choose={choose}
          />
        )}
      </PastReview>
      <BatchesHere mine={mine} />
    </>
  );
}
