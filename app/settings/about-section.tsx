"use client";

import { SettingsSection } from "@/app/shared/settings-section";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";

/** The program's version, and links to more about it. */
export function AboutSection({ version }: { readonly version: string }) {
  const t = useCatalogue("settings");
  return (
    <SettingsSection id="about" heading={t.about}>
      <div className="grid gap-1">
        <p className="font-semibold">{t.version({ version })}</p>
        <p className="max-w-prose text-pretty">{t.licence}</p>
        <p className="max-w-prose text-pretty">{t.rulesFrom}</p>
      </div>
      <Link href="/rules" className="key justify-self-start px-5">
        {t.help}
      </Link>
    </SettingsSection>
  );
}
