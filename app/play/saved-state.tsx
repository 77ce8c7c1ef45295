"use client";

import type { GamePhase } from "@/lib/client/games";
import { useWords } from "@/lib/i18n/use-words";

type SavedStateProps = Pick<
  Extract<GamePhase, { phase: "ready" }>,
  "saved" | "waiting" | "lasting" | "trouble"
>;

/** Where what was entered is kept, in words, and what is in the way of it. */
export function SavedState({ saved, waiting, lasting, trouble }: SavedStateProps) {
  const say = useWords().table;
  const words = { saved: say.saved, saving: say.saving, waiting: say.waiting({ waiting }) }[saved];
  const warnings = [...(trouble ? [say.trouble[trouble]] : []), ...(lasting ? [] : [say.notLasting])];
  return (
    <div className="grid gap-1">
      <p className="flex min-h-6 items-center gap-2 text-fine text-ink-soft">
        <svg
          viewBox="0 0 20 20"
          className="size-4 shrink-0"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path
            d={
              saved === "waiting"
                ? "M10 5V10L13 12.500M10 1.500A8.500 8.500 0 1 0 10 18.500A8.500 8.500 0 1 0 10 1.500"
                : "M3 10.500L8 15.500L17 4.500"
            }
          />
        </svg>
        {words}
      </p>
      {warnings.map((warning) => (
        <p key={warning} role="alert" className="text-fine font-semibold">
          {warning}
        </p>
      ))}
    </div>
  );
}
