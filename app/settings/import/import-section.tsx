"use client";

import { useId, useRef, useState } from "react";
import { SettingsSection } from "@/app/shared/settings-section";
import {
  type FileTrouble,
  importGame,
  importLeague,
  importRules,
  readContent,
} from "@/lib/client/transfer/files";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { ImportLeagueRow } from "./import-league-row";
import { type FilePreview, previewFile, would } from "./import-preview";
import { ImportRow } from "./import-row";
import { ImportRulesRow } from "./import-rules-row";

type Step =
  | { readonly type: "idle" | "reading" | "importing" }
  | { readonly type: "trouble"; readonly trouble: FileTrouble; readonly file: string }
  | { readonly type: "look"; readonly file: string; readonly content: FilePreview }
  | { readonly type: "done"; readonly changed: Count; readonly failed: Count };

/** How many of each. */
type Count = { readonly [Part in keyof FilePreview]: number };

const none: Count = { games: 0, leagues: 0, rules: 0 };

/** A file is read and previewed first. Nothing is written until the person confirms. */
export function ImportSection({ changed }: { changed(): void }) {
  const t = useCatalogue("settings");
  const [at, setAt] = useState<Step>({ type: "idle" });
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const read = async (file: File) => {
    setAt({ type: "reading" });
    const answered = await readContent(file).catch(() => ({ ok: false, error: "damaged" }) as const);
    if (input.current) input.current.value = "";
    if (!answered.ok) setAt({ type: "trouble", trouble: answered.error, file: file.name });
    else setAt({ type: "look", file: file.name, content: await previewFile(answered.value) });
  };
  const carryOut = async ({ games, leagues, rules }: FilePreview) => {
    setAt({ type: "importing" });
    const written = { ...none };
    const failed = { ...none };
    for (const { game, verdict } of games) {
      if (!game || !would(verdict)) continue;
      const became = await importGame(game);
      (became.failed || !would(became.verdict) ? failed : written).games++;
    }
    for (const { league, verdict } of leagues) {
      if (!league || !would(verdict)) continue;
      const became = await importLeague(league);
      (became.failed || !would(became.verdict) ? failed : written).leagues++;
    }
    for (const { rules: each, verdict } of rules) {
      if (!each || !would(verdict)) continue;
      const became = await importRules(each);
      (became.failed || !would(became.verdict) ? failed : written).rules++;
    }
    setAt({ type: "done", changed: written, failed });
    changed();
  };
  const busy = at.type === "reading" || at.type === "importing";
  return (
    <SettingsSection id="import" heading={t.import}>
      <p id={help} className="max-w-prose text-pretty">
        {t.importText}
      </p>
      <label className="key min-h-14 has-disabled:opacity-50">
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          className="sr-only"
          aria-describedby={help}
          disabled={busy}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void read(file);
          }}
        />
        {t.chooseFile}
      </label>
      <div role="status" className="grid gap-3 empty:hidden">
        {busy && <p>{t.reading}</p>}
        {at.type === "trouble" && (
          <div className="grid gap-1">
            <ProblemText>{t.fileTrouble[at.trouble]({ file: at.file })}</ProblemText>
            <p>{t.leftAlone}</p>
          </div>
        )}
        {at.type === "look" && (
          <p className="font-semibold">{t.inTheFile(countOf(at.content, () => true))}</p>
        )}
        {at.type === "done" && isSome(at.changed) && (
          <p className="font-semibold text-felt-ink">{t.imported(at.changed)}</p>
        )}
        {at.type === "done" && isSome(at.failed) && <ProblemText>{t.notImported(at.failed)}</ProblemText>}
      </div>
      {at.type === "look" && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {at.content.leagues.map((league) => (
              <ImportLeagueRow key={league.key} preview={league} />
            ))}
            {at.content.rules.map((rules) => (
              <ImportRulesRow key={rules.key} preview={rules} />
            ))}
            {at.content.games.map((game) => (
              <ImportRow key={game.key} preview={game} />
            ))}
          </ul>
          <Confirm
            count={countOf(at.content, would)}
            yes={() => void carryOut(at.content)}
            no={() => setAt({ type: "idle" })}
          />
        </>
      )}
    </SettingsSection>
  );
}

function countOf({ games, leagues, rules }: FilePreview, counts: typeof would): Count {
  const so = (looked: readonly { readonly verdict: Parameters<typeof would>[0] }[]) =>
    looked.filter(({ verdict }) => counts(verdict)).length;
  return { games: so(games), leagues: so(leagues), rules: so(rules) };
}

const isSome = ({ games, leagues, rules }: Count): boolean => games + leagues + rules > 0;

function Confirm({ count, yes, no }: { readonly count: Count; yes(): void; no(): void }) {
  const words = useCatalogue("settings");
  const { cancel } = useWords().shell;
  if (!isSome(count)) return <p className="font-semibold">{words.nothingNew}</p>;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <button type="button" className="action" onClick={yes}>
        {words.importNow(count)}
      </button>
      <button type="button" className="key min-h-14" onClick={no}>
        {cancel}
      </button>
    </div>
  );
}
