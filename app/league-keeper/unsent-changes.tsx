"use client";

import { useState } from "react";
import { dropWaiting } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { leagueFile } from "@/lib/client/transfer/files";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { leagueFileName } from "@/lib/ui/device/file-name";
import { type Saved, saveFile } from "@/lib/ui/device/save-file";
import { ConfirmDialog } from "@/lib/ui/page/confirm-dialog";
import { changeText } from "./change-text";

/** Changes that cannot be sent: they can be saved as a file, or discarded. */
export function UnsentChanges({ mine }: { readonly mine: MyLeague }) {
  const { waiting, id } = mine.stored;
  const language = useLanguage();
  const t = useCatalogue("keeping");
  const { sheet } = useWords();
  const [saved, setSaved] = useState<Saved>();
  const [asking, setAsking] = useState(false);
  if (waiting.length === 0) return null;
  const save = async () => {
    setSaved(undefined);
    const text = JSON.stringify(await leagueFile(id), null, 1);
    setSaved(await saveFile(leagueFileName(), "application/json", text));
  };
  const drop = () => {
    setAsking(false);
    void dropWaiting(id);
  };
  return (
    <section aria-labelledby="unsent" className="panel grid gap-3 p-4">
      <h2 id="unsent" className="text-lead">
        {t.unsent({ count: waiting.length })}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {waiting.map((change) => (
          <li key={change.id} className="py-2 wrap-anywhere">
            {changeText(change, mine, language)}
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-pretty text-fine text-ink-soft">{t.unsentHint}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="key min-h-14" onClick={() => void save()}>
          {t.saveUnsent}
        </button>
        <button
          type="button"
          className="key min-h-14 text-alarm"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {t.dropUnsent}
        </button>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {saved === "saved" && sheet.saved}
        {saved === "failed" && sheet.failed}
      </p>
      <ConfirmDialog
        title={t.dropTitle({ count: waiting.length })}
        open={asking}
        label={t.dropUnsent}
        yes={drop}
        onClose={() => setAsking(false)}
      >
        <p>{t.dropText}</p>
      </ConfirmDialog>
    </section>
  );
}
