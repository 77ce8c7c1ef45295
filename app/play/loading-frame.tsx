"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";

/** Shown until the game has been read. */
export function Loading() {
  const t = useWords();
  return (
    <PageFrame title={t.shell.appName} back={{ href: "/", label: t.shell.toGames }}>
      <OneMoment />
    </PageFrame>
  );
}
