"use client";

import type { EveningView } from "@/lib/client/evening/evenings";
import type { GamePhase } from "@/lib/client/game/games";
import { useContact } from "@/lib/client/game/watch";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { whenText } from "@/lib/ui/text/when-text";

/** Where the evening is stored, in words, and what keeps it from being sent or changed. */
export function SavedLine({ ready }: { readonly ready: Extract<GamePhase<EveningView>, { type: "ready" }> }) {
  const t = useWords().table;
  const viewOnly = { ...t.viewOnly, ...useCatalogue("homeTable").viewOnly };
  const language = useLanguage();
  const { saved, waiting, noKey, trouble, unsaved, lasting, onlyHere, view } = ready;
  const words = { saved: t.saved, saving: t.saving, waiting: t.waiting({ waiting }) }[saved];
  const warnings = [
    ...(trouble ? [t.trouble[trouble]] : []),
    ...(unsaved?.entered ? [t.unsavedLast] : []),
    ...(unsaved ? [t.unsaved[unsaved.why]] : []),
    ...(lasting ? [] : [t.notLasting]),
  ];
  // A table's card is a key, too.
  const hasCard = ready.keys.others.cards !== undefined;
  const { reached, at } = useContact(view.id);
  return (
    <div className="grid gap-1 text-fine">
      <p className="flex min-h-6 items-center gap-2 text-ink-soft">
        <Icon icon={saved === "waiting" && !onlyHere ? "waiting" : "done"} className="size-4 shrink-0" />
        {noKey && !hasCard ? viewOnly[noKey] : onlyHere ? t.onlyHere : words}
      </p>
      {reached === false && (
        <p role="status" className="font-semibold">
          {at === undefined
            ? t.neverReached
            : t.lastReached({ when: whenText(new Date(at).toISOString(), Date.now(), language) })}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} role="alert" className="font-semibold">
          {warning}
        </p>
      ))}
    </div>
  );
}
