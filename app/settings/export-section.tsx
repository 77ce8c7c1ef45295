"use client";

import { useState } from "react";
import { SettingsSection } from "@/app/shared/settings-section";
import { useSavedRules } from "@/lib/client/house-rules";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { everything } from "@/lib/client/transfer/files";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { archiveName } from "@/lib/ui/device/file-name";
import { type Saved, saveFile } from "@/lib/ui/device/save-file";

/** Everything on this device as one file: with its keys, for another phone of the same people, or without, for others. */
export function ExportSection({ games }: { readonly games: number | undefined }) {
  const t = useCatalogue("settings");
  const [saved, setSaved] = useState<Saved>();
  const leagues = useMyLeagues()?.length ?? 0;
  const rules = useSavedRules()?.length ?? 0;
  const save = async (keys: boolean) => {
    setSaved(undefined);
    const text = JSON.stringify(await everything(keys), null, 1);
    setSaved(await saveFile(archiveName(keys), "application/json", text));
  };
  const files = [
    { keys: true, title: t.move, text: t.moveText, label: t.exportAll, look: "action" },
    { keys: false, title: t.share, text: t.shareText, label: t.exportShare, look: "key min-h-14" },
  ];
  return (
    <SettingsSection id="export" heading={t.export}>
      <p className="max-w-prose text-pretty">{t.exportText}</p>
      {games === 0 && leagues + rules === 0 ? (
        <p className="text-ink-soft">{t.nothingToExport}</p>
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          {files.map(({ keys, title, text, label, look }) => (
            <div key={label} className="grid content-between gap-3">
              <div className="grid max-w-prose gap-1">
                <h3 className="text-lead">{title}</h3>
                <p className="text-fine text-pretty text-ink-soft">{text}</p>
              </div>
              <button
                type="button"
                className={look}
                disabled={games === undefined}
                onClick={() => void save(keys)}
              >
                {label}
              </button>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {saved === "saved" && t.exported}
        {saved === "failed" && t.exportFailed}
      </p>
    </SettingsSection>
  );
}
