"use client";

import { useId, useRef, useState } from "react";
import { SettingsSection } from "@/app/shared/settings-section";
import {
  type FileTrouble,
  type ImportResult,
  importGame,
  importLeague,
  importRules,
  readContent,
} from "@/lib/client/transfer/files";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { ImportLeagueRow } from "./import-league-row";
import { type FilePreview, type Preview, previewFile, would } from "./import-preview";
import { ImportRow } from "./import-row";
import { ImportRulesRow } from "./import-rules-row";

type Step =
  | { readonly type: "idle" | "reading" | "importing" }
  | { readonly type: "trouble"; readonly trouble: FileTrouble; readonly file: string }
  | { readonly type: "look"; readonly file: string; readonly content: FilePreview }
  | { readonly type: "done"; readonly changed: Count; readonly failed: Count };

type AnyPreview = Preview<unknown, { readonly type: string }>;

/** How many of each. */
type Count = { readonly [Part in keyof FilePreview]: number };

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
    const done = {
      games: await importAll(games, importGame),
      leagues: await importAll(leagues, importLeague),
      rules: await importAll(rules, importRules),
    };
    setAt({ type: "done", changed: countIn(done, (each) => each), failed: countIn(done, (each) => !each) });
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
          <p className="font-semibold">{t.inTheFile(countIn<AnyPreview>(at.content, () => true))}</p>
        )}
        {at.type === "done" && isSome(at.changed) && (
          <p className="font-semibold text-felt-ink">{t.imported(at.changed)}</p>
        )}
        {at.type === "done" && at.changed.games > 0 && (
          <Link href="/" className="key justify-self-start">
            {t.seeGames}
          </Link>
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
            count={countIn<AnyPreview>(at.content, ({ verdict }) => would(verdict))}
            yes={() => void carryOut(at.content)}
            no={() => setAt({ type: "idle" })}
          />
        </>
      )}
    </SettingsSection>
  );
}

/** Imports what would change something here; whether each part was written. */
async function importAll<Part, Would extends { readonly type: string }>(
  previews: readonly Preview<Part, Would>[],
  importOne: (part: Part) => Promise<ImportResult<Would>>,
): Promise<boolean[]> {
  const written: boolean[] = [];
  for (const { part, verdict } of previews) {
    if (part === undefined || !would(verdict)) continue;
    const became = await importOne(part);
    written.push(!became.failed && would(became.verdict));
  }
  return written;
}

const countIn = <Each,>(
  { games, leagues, rules }: { readonly [Part in keyof FilePreview]: readonly Each[] },
  counts: (each: Each) => boolean,
): Count => ({
  games: games.filter(counts).length,
  leagues: leagues.filter(counts).length,
  rules: rules.filter(counts).length,
});

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
