"use client";

import { useId, useRef, useState } from "react";
import { bringIn, type FileTrouble, readGames } from "@/lib/client/files";
import { settingsWords } from "@/lib/i18n/settings-words";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { ProblemText } from "@/lib/ui/problem-text";
import { type Looked, lookAt, would } from "./import-look";
import { ImportRow } from "./import-row";
import { SettingsSection } from "./settings-section";

type Step =
  | { readonly step: "idle" | "reading" | "importing" }
  | { readonly step: "trouble"; readonly trouble: FileTrouble; readonly file: string }
  | { readonly step: "look"; readonly file: string; readonly games: readonly Looked[] }
  | { readonly step: "done"; readonly changed: number; readonly failed: number };

/** A file is read and shown first; only then, and only if the person says so, is anything written. */
export function ImportSection({ changed }: { changed(): void }) {
  const say = settingsWords[useLanguage()];
  const [at, setAt] = useState<Step>({ step: "idle" });
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const read = async (file: File) => {
    setAt({ step: "reading" });
    const answered = await readGames(file).catch(() => ({ ok: false, error: "damaged" }) as const);
    if (input.current) input.current.value = "";
    if (!answered.ok) setAt({ step: "trouble", trouble: answered.error, file: file.name });
    else setAt({ step: "look", file: file.name, games: await lookAt(answered.value) });
  };
  const carryOut = async (games: readonly Looked[]) => {
    setAt({ step: "importing" });
    let [written, failed] = [0, 0];
    for (const { game, verdict } of games) {
      if (!game || !would(verdict)) continue;
      const became = await bringIn(game);
      if (became.failed || !would(became.verdict)) failed++;
      else written++;
    }
    setAt({ step: "done", changed: written, failed });
    changed();
  };
  const busy = at.step === "reading" || at.step === "importing";
  return (
    <SettingsSection id="import" heading={say.import}>
      <p id={help} className="max-w-prose text-pretty">
        {say.importText}
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
        {say.chooseFile}
      </label>
      <div role="status" className="grid gap-3 empty:hidden">
        {busy && <p>{say.reading}</p>}
        {at.step === "trouble" && (
          <div className="grid gap-1">
            <ProblemText>{say.fileTrouble[at.trouble]({ file: at.file })}</ProblemText>
            <p>{say.leftAlone}</p>
          </div>
        )}
        {at.step === "look" && <p className="font-semibold">{say.inTheFile({ count: at.games.length })}</p>}
        {at.step === "done" && at.changed > 0 && (
          <p className="font-semibold text-felt-ink">{say.imported({ count: at.changed })}</p>
        )}
        {at.step === "done" && at.failed > 0 && (
          <ProblemText>{say.notImported({ count: at.failed })}</ProblemText>
        )}
      </div>
      {at.step === "look" && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {at.games.map((game) => (
              <ImportRow key={game.key} looked={game} />
            ))}
          </ul>
          <Confirm
            count={at.games.filter(({ verdict }) => would(verdict)).length}
            yes={() => void carryOut(at.games)}
            no={() => setAt({ step: "idle" })}
          />
        </>
      )}
    </SettingsSection>
  );
}

function Confirm({ count, yes, no }: { readonly count: number; yes(): void; no(): void }) {
  const words = settingsWords[useLanguage()];
  const { cancel } = useWords().shell;
  if (count === 0) return <p className="font-semibold">{words.nothingNew}</p>;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <button type="button" className="action" onClick={yes}>
        {words.importNow({ count })}
      </button>
      <button type="button" className="key min-h-14" onClick={no}>
        {cancel}
      </button>
    </div>
  );
}
