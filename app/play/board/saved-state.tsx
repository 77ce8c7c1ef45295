"use client";

import type { GamePhase } from "@/lib/client/game/games";
import { useContact } from "@/lib/client/game/watch";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { lazy } from "@/lib/ui/page/lazy";
import { whenText } from "@/lib/ui/text/when-text";
import { SaveGameKey } from "../save-game-key";

const NewInvite = lazy(() => import("../invite/new-invite"), "NewInvite", { words: ["invite"] });

type SavedStateProps = Pick<
  Extract<GamePhase, { type: "ready" }>,
  "saved" | "waiting" | "lasting" | "trouble" | "unsaved" | "keys" | "onlyHere"
> & { readonly gameId: string };

/** Where the entries are stored, in words, and what prevents it. */
export function SavedState({
  saved,
  waiting,
  lasting,
  trouble,
  unsaved,
  keys,
  onlyHere,
  gameId,
}: SavedStateProps) {
  const t = useWords().table;
  const language = useLanguage();
  const words = { saved: t.saved, saving: t.saving, waiting: t.waiting({ waiting }) }[saved];
  const warnings = [
    ...(trouble ? [t.trouble[trouble]] : []),
    ...(keys.others.unchecked && !trouble ? [t.uncheckedKey] : []),
    ...(unsaved?.entered ? [t.unsavedLast] : []),
    ...(unsaved ? [t.unsaved[unsaved.why]] : []),
    ...(lasting ? [] : [t.notLasting]),
  ];
  const { reached, at } = useContact(gameId);
  return (
    <div className="grid gap-1">
      <p className="flex min-h-6 items-center gap-2 text-fine text-ink-soft">
        <Icon icon={saved === "waiting" && !onlyHere ? "waiting" : "done"} className="size-4 shrink-0" />
        {onlyHere ? t.onlyHere : words}
      </p>
      <p role="status" data-passing className="flex items-start gap-2 text-fine font-semibold empty:hidden">
        {reached === false && (
          <>
            <Icon icon="waiting" className="mt-0.5 size-4 shrink-0" />
            {at === undefined
              ? t.neverReached
              : t.lastReached({ when: whenText(new Date(at).toISOString(), Date.now(), language) })}
          </>
        )}
      </p>
      {warnings.map((warning) => (
        <p key={warning} role="alert" className="text-fine font-semibold">
          {warning}
        </p>
      ))}
      {(unsaved || !lasting) && <SaveGameKey gameId={gameId} className="key" />}
      {trouble === "wrong-key" && <NewInvite gameId={gameId} keys={keys} />}
    </div>
  );
}
