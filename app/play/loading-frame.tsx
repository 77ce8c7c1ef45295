"use client";

import { useWords } from "@/lib/i18n/use-words";
import { PageFrame } from "@/lib/ui/page-frame";

/** What stands on the page until the game is read. */
export function Loading() {
  const say = useWords();
  return (
    <PageFrame title={say.shell.appName} back={{ href: "/", label: say.shell.toGames }}>
      <p role="status" className="py-10 text-center text-ink-soft">
        {say.shell.loading}
      </p>
    </PageFrame>
  );
}
