"use client";

import { useEffect, useState } from "react";
import { SettingsSection } from "@/app/shared/settings-section";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";

interface Storage {
  /** Whether the page is in a secure context; if not, it has no service worker, among other things. */
  readonly trusted: boolean;
  /** Bytes; undefined if the browser does not report it. */
  readonly used: number | undefined;
  /** Whether the browser promised not to clear it; undefined if it makes no such promises. */
  readonly persistent: boolean | undefined;
}

async function readStorage(): Promise<Storage> {
  const { storage } = navigator as { readonly storage?: StorageManager };
  const [estimate, persistent] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => undefined),
  ]);
  return { trusted: window.isSecureContext, used: estimate?.usage, persistent };
}

/** Where games are stored, how much space they take, and whether the browser may clear them. */
export function StorageSection() {
  const t = useCatalogue("settings");
  const language = useLanguage();
  const [storage, setStorage] = useState<Storage>();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    void readStorage().then(setStorage);
  }, []);
  const ask = async () => {
    const stored = await navigator.storage.persist().catch(() => false);
    setRefused(!stored);
    setStorage(await readStorage());
  };
  return (
    <SettingsSection id="storage" heading={t.stored}>
      <p className="max-w-prose text-pretty">{t.storedWhere}</p>
      {storage?.trusted === false && <p className="max-w-prose font-semibold text-pretty">{t.plainHttp}</p>}
      <div role="status" className="grid gap-1">
        {storage?.used ? <p>{t.used({ size: sizeText(storage.used, language) })}</p> : null}
        {storage?.persistent === true && <p className="font-semibold text-felt-ink">{t.persistent}</p>}
        {storage?.persistent === false && <p>{refused ? t.persistRefused : t.notPersistent}</p>}
        {storage && storage.persistent === undefined && <p>{t.persistUnknown}</p>}
      </div>
      {storage?.persistent === false && (
        <button type="button" className="key justify-self-start" onClick={() => void ask()}>
          {t.persist}
        </button>
      )}
      <p className="max-w-prose text-fine text-pretty text-ink-soft">{t.sevenDays}</p>
    </SettingsSection>
  );
}

/** Bytes as people write them: "340 kB", "1.2 MB". */
function sizeText(bytes: number, language: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const digits = unit === "megabyte" ? 1 : 0;
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: digits }).format(
    value,
  );
}
