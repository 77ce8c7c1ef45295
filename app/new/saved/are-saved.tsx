"use client";

import { useEffect, useRef } from "react";
import type { StoredRules } from "@/lib/client/house-rules";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { SavedAs } from "./rules-places";

interface AreSavedProps {
  readonly saved: SavedAs | undefined;
  /** What was just saved; it takes the focus, since the button that saved it is gone. */
  readonly justSaved: StoredRules | undefined;
}

/** Under which name, and for which league, house rules are saved; nothing if they are not. */
export function AreSaved({ saved, justSaved }: AreSavedProps) {
  const t = useCatalogue("newGame");
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (justSaved) status.current?.focus();
  }, [justSaved]);
  const name = saved?.rules.name ?? "";
  const league = saved?.place.league?.name;
  return (
    <div
      ref={status}
      role="status"
      tabIndex={-1}
      className="font-semibold text-felt-ink wrap-anywhere outline-none empty:hidden"
    >
      {saved && (league === undefined ? t.areSaved({ name }) : t.areSavedFor({ name, league }))}
    </div>
  );
}
