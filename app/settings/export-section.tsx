"use client";

import { useState } from "react";
import { SettingsSection } from "@/app/shared/settings-section";
import { useSavedRules } from "@/lib/client/house-rules";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { everything } from "@/lib/client/transfer/files";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { archiveName } from "@/lib/ui/device/file-name";
import { type Saved, saveFile } from "@/lib/ui/device/save-file";

/** Everything on this device as one file. */
export function ExportSection({ games }: { readonly games: number | undefined }) {
  const t = useCatalogue("settings");
  const [keys, setKeys] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const leagues = useMyLeagues()?.length ?? 0;
  const rules = useSavedRules()?.length ?? 0;
  const save = async () => {
    setSaved(undefined);
    const text = JSON.stringify(await everything(keys), null, 1);
    setSaved(await saveFile(archiveName(keys), "application/json", text));
  };
  return (
    <SettingsSection id="export" heading={t.export}>
      <p className="max-w-prose text-pretty">{t.exportText}</p>
      <label className="flex min-h-12 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-6 shrink-0 accent-felt"
          checked={keys}
          onChange={({ target }) => setKeys(target.checked)}
        />
        <span className="grid max-w-prose gap-1">
          <span className="font-semibold">{t.withKeys}</span>
          <span className="text-fine text-pretty text-ink-soft">{t.withKeysText}</span>
        </span>
      </label>
      {games === 0 && leagues + rules === 0 ? (
        <p className="text-ink-soft">{t.nothingToExport}</p>
      ) : (
        <button type="button" className="action" disabled={games === undefined} onClick={() => void save()}>
          {t.exportAll}
        </button>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {saved === "saved" && t.exported}
        {saved === "failed" && t.exportFailed}
      </p>
    </SettingsSection>
  );
}
