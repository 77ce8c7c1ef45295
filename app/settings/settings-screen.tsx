"use client";

import { useEffect, useState } from "react";
import { whenIdle } from "@/lib/client/when-idle";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { OnDevice } from "@/lib/ui/page/on-device";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { AboutSection } from "./about-section";
import { AppearanceSection } from "./appearance-section";
import { PreferencesSection } from "./preferences-section";
import { StorageSection } from "./storage-section";

// Files may contain any game, so these parts load the rules of all.
const FileSections = lazy(() => import("./file-sections"), "FileSections", {
  words: ["settings", "deletion", "file", "games"],
});

/** All settings of this device, as opposed to those of a game. */
export function SettingsScreen({ version }: { readonly version: string }) {
  const t = useWords();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return (
    <PageFrame title={useCatalogue("settings").title} back={{ href: "/", label: t.shell.toGames }}>
      <OnDevice>
        <div className="grid gap-5">
          <AppearanceSection />
          <PreferencesSection />
          <StorageSection />
          {isSettled && <FileSections />}
          <AboutSection version={version} />
        </div>
      </OnDevice>
    </PageFrame>
  );
}
