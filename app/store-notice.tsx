"use client";

import { useStoreTrouble } from "@/lib/client/store/store-trouble";
import { useWords } from "@/lib/i18n/hooks/use-words";

/** Says why this page cannot use the device's store, such as another page or a full disk, and what to do about it. */
export function StoreNotice() {
  const t = useWords().shell;
  const trouble = useStoreTrouble();
  if (!trouble) return null;
  return (
    <aside
      aria-label={t.storeTroubleTitle}
      className="fixed inset-x-0 top-0 z-50 print:hidden flex min-h-14 items-center gap-2 border-b-2 border-alarm bg-felt-soft px-3 py-1 text-ink"
    >
      <p role="alert" className="min-w-0 grow text-fine">
        {t.storeTrouble[trouble]}
      </p>
      {trouble !== "blocked" && (
        <button type="button" className="key shrink-0" onClick={() => window.location.reload()}>
          {t.reload}
        </button>
      )}
    </aside>
  );
}
