"use client";

import { useState } from "react";
import { reloadInNewVersion, useNewVersion } from "@/lib/client/new-version";
import { useWords } from "@/lib/i18n/hooks/use-words";

/**
 * Announces a newer version, which is activated only on request. Shown over the rail, so that nothing under a finger
 * moves and no button is covered.
 */
export function NewVersion() {
  const t = useWords().shell;
  const isReady = useNewVersion();
  const [isLater, setLater] = useState(false);
  if (!isReady || isLater) return null;
  return (
    <aside
      aria-label={t.newVersionTitle}
      className="fixed inset-x-0 top-0 z-50 flex min-h-14 flex-wrap items-center justify-end gap-2 print:hidden border-b-2 border-brass bg-felt-soft px-3 py-1 text-ink"
    >
      <p role="status" className="min-w-0 flex-[1_1_6rem] text-fine">
        {t.newVersion}
      </p>
      <button type="button" className="key shrink-0" onClick={() => void reloadInNewVersion()}>
        {t.reload}
      </button>
      <button type="button" className="key shrink-0" onClick={() => setLater(true)}>
        {t.later}
      </button>
    </aside>
  );
}
