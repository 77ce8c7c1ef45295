"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";

/** Shown until the page's scripts know more; without scripts, it says what is missing. */
export function OneMoment() {
  const { loading, noScript } = useWords().shell;
  return (
    <>
      <p role="status" className="py-10 text-center text-ink-soft">
        {loading}
      </p>
      <noscript>
        <p className="panel p-4 text-center font-semibold text-pretty">{noScript}</p>
      </noscript>
    </>
  );
}
