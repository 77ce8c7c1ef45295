"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";

/** Requests the page's address again, which is the one that was asked for. */
export function RetryKey() {
  return (
    <button type="button" className="key min-h-14 w-full" onClick={() => window.location.reload()}>
      {useWords().shell.tryAgain}
    </button>
  );
}
