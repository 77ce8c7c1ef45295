"use client";

import { SettingsSection } from "@/app/shared/settings-section";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { canKeepAwake } from "@/lib/ui/device/awake";
import { choosePreferences, type Preferences, usePreferences } from "@/lib/ui/device/preferences";
import { canSpeak, useHasVoice } from "@/lib/ui/device/speech";
import { useInBrowser } from "@/lib/ui/use-in-browser";

/** Preferences at the table, and those that this device does not support. */
export function PreferencesSection() {
  const t = useCatalogue("settings");
  const preferences = usePreferences();
  const wakes = useInBrowser(canKeepAwake, true);
  const buzzes = useInBrowser(() => "vibrate" in navigator, true);
  const speaks = useInBrowser(canSpeak, true);
  const hasVoice = useHasVoice(useLanguage());
  const silent = hasVoice ? undefined : speaks ? t.readBackNoVoice : t.readBackNever;
  const rows: readonly { name: keyof Preferences; label: string; hint?: string; can: boolean }[] = [
    { name: "awake", label: t.awake, hint: wakes ? t.awakeHint : t.awakeNever, can: wakes },
    { name: "vibrate", label: t.vibrate, can: buzzes, ...(!buzzes && { hint: t.vibrateNever }) },
    { name: "sounds", label: t.sounds, hint: t.soundsHint, can: true },
    { name: "byRank", label: t.byRank, hint: t.byRankHint, can: true },
    {
      name: "readBack",
      label: t.readBack,
      hint: silent ?? t.readBackHint,
      can: hasVoice,
    },
  ];
  return (
    <SettingsSection id="habits" heading={t.preferences}>
      <div className="grid gap-1">
        {rows.map(({ name, label, hint, can }) => (
          <label key={name} className="flex min-h-12 items-start gap-3 py-1.5">
            <input
              type="checkbox"
              className="mt-0.5 size-6 shrink-0 accent-felt"
              disabled={!can}
              checked={can && preferences[name]}
              onChange={(event) => choosePreferences({ ...preferences, [name]: event.target.checked })}
            />
            <span className="grid">
              <span className="font-semibold">{label}</span>
              {hint && <span className="text-fine text-pretty text-ink-soft">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </SettingsSection>
  );
}
