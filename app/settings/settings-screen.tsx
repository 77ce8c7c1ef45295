"use client";

import { useCallback, useEffect, useState } from "react";
import { type DeviceGame, deviceGames } from "@/lib/client/transfer/files";
import { settingsWords } from "@/lib/i18n/settings-words";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { OnDevice } from "@/lib/ui/page/on-device";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { AboutSection } from "./about-section";
import { AppearanceSection } from "./appearance-section";
import { ExportSection } from "./export-section";
import { GamesSection } from "./games-section";
import { ImportSection } from "./import/import-section";
import { PreferencesSection } from "./preferences-section";
import { StorageSection } from "./storage-section";

/** Everything that is set for this device, and not for a game. */
export function SettingsScreen({ version }: { readonly version: string }) {
  const say = useWords();
  const [games, setGames] = useState<readonly DeviceGame[]>();
  const refresh = useCallback(() => void deviceGames().then(setGames), []);
  useEffect(refresh, [refresh]);
  return (
    <PageFrame title={settingsWords[useLanguage()].title} back={{ href: "/", label: say.shell.toGames }}>
      <OnDevice>
        <div className="grid gap-5">
          <AppearanceSection />
          <PreferencesSection />
          <StorageSection />
          <ExportSection games={games?.length} />
          <ImportSection changed={refresh} />
          {games && <GamesSection games={games} changed={refresh} />}
          <AboutSection version={version} />
        </div>
      </OnDevice>
    </PageFrame>
  );
}
