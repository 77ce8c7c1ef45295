"use client";

import { useState } from "react";
import type { GameKeys } from "@/lib/client/game/games";
import { makeHandKey, replaceKeeperKey } from "@/lib/client/game/keys";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { ProblemText } from "@/lib/ui/text/problem-text";

interface ReplaceKeyProps {
  readonly gameId: string;
  readonly whose: "keeper" | "player";
  readonly keys: GameKeys;
}

/** Replaces the key, so that old links stop working, after saying what that means. */
export function ReplaceKey({ gameId, whose, keys }: ReplaceKeyProps) {
  const { table } = useWords();
  const t = useCatalogue("invite");
  const [asked, setAsked] = useState<"done" | "failed">();
  const isUnderWay = whose === "keeper" ? keys.others.next !== undefined : keys.others.tell !== undefined;
  const replace = async () => {
    const stored = whose === "keeper" ? await replaceKeeperKey(gameId) : await makeHandKey(gameId, true);
    setAsked(stored ? "done" : "failed");
  };
  return (
    <details className="border-t border-line pt-1">
      <summary className="flex min-h-12 items-center font-semibold text-felt-ink">{t.replace[whose]}</summary>
      <div className="grid gap-3 pb-2">
        <p>{t.replaceText[whose]}</p>
        <button type="button" className="key min-h-14" disabled={isUnderWay} onClick={() => void replace()}>
          {t.replaceYes}
        </button>
        <p role="status" className="empty:hidden">
          {asked === "failed" ? (
            <ProblemText>{table.notLasting}</ProblemText>
          ) : (
            asked === "done" && (isUnderWay ? t.replacing : t.replaced)
          )}
        </p>
      </div>
    </details>
  );
}
