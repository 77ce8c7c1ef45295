"use client";

import { useWords } from "@/lib/i18n/use-words";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";

/** What stands on the page until the game is read. */
export function Loading() {
  const say = useWords();
  return (
    <PageFrame title={say.shell.appName} back={{ href: "/", label: say.shell.toGames }}>
      <OneMoment />
    </PageFrame>
  );
}
