"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";

/** Asks once more for the address that was asked for, which is still the page's. */
export function RetryKey() {
  return (
    <button type="button" className="key min-h-14 w-full" onClick={() => window.location.reload()}>
      {useWords().shell.tryAgain}
    </button>
  );
}
