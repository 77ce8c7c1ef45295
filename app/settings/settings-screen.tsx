"use client";

import { useWords } from "@/lib/i18n/use-words";
import { PageFrame } from "@/lib/ui/page-frame";
import { LookSection } from "./look-section";
import { StorageSection } from "./storage-section";

/** Everything that is set for this device, and not for a game. */
export function SettingsScreen() {
  const say = useWords();
  return (
    <PageFrame title={say.settings.title} back={{ href: "/", label: say.shell.toGames }}>
      <div className="grid gap-5">
        <LookSection />
        <StorageSection />
      </div>
    </PageFrame>
  );
}
