"use client";

import { useContact } from "@/lib/client/game/watch";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { whenText } from "@/lib/ui/text/when-text";

/** Whether the board is up to date, or when it last was. */
export function ContactLine({ gameId }: { readonly gameId: string }) {
  const language = useLanguage();
  const t = useCatalogue("watch");
  const { reached, at } = useContact(gameId);
  const text =
    reached === true
      ? t.live
      : reached === undefined || at === undefined
        ? t.connecting
        : t.lastSeen({ when: whenText(new Date(at).toISOString(), Date.now(), language) });
  return (
    <p
      role="status"
      className={`flex min-h-6 items-start gap-2 text-fine ${reached === false ? "font-semibold" : "text-ink-soft"}`}
    >
      <Icon icon={reached === true ? "done" : "waiting"} className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
