"use client";

import { useWords } from "@/lib/i18n/use-words";

interface SavedStateProps {
  readonly saved: "saved" | "saving" | "waiting";
  readonly waiting: number;
}

/** Where what was entered is kept, in words. */
export function SavedState({ saved, waiting }: SavedStateProps) {
  const say = useWords().table;
  const words = { saved: say.saved, saving: say.saving, waiting: say.waiting({ waiting }) }[saved];
  return (
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
  );
}
