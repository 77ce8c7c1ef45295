"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";
import { LoadingPage } from "@/lib/ui/page/loading-page";

/** Shown until the game has been read. */
export function Loading() {
  const t = useWords();
  return <LoadingPage title={t.shell.appName} back={{ href: "/", label: t.shell.toGames }} />;
}
