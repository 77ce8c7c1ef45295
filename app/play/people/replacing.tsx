"use client";

import { useId } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Replaceable } from "@/lib/rules/people/people";
import { Icon } from "@/lib/ui/icon";

interface ReplacingProps {
  readonly substitutes: readonly Replaceable[];
  /** Opens the form for somebody whose place another takes. */
  onChoose(player: string): void;
}

/** In whose place somebody else can play on, in games where nobody joins or leaves. */
export function Replacing({ substitutes, onChoose }: ReplacingProps) {
  const t = useCatalogue("people");
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-2">
      <h3 id={heading} className="text-lead">
        {t.someoneIsReplaced}
      </h3>
      <p className="text-ink-soft">{t.playersStay}</p>
      <div className="flex flex-wrap gap-2">
        {substitutes.map(({ player: { id, name } }) => (
          <button
            key={id}
            type="button"
            className="key max-w-full"
            aria-haspopup="dialog"
            aria-label={t.isReplaced({ name: name.trim() })}
            onClick={() => onChoose(id)}
          >
            <Icon icon="change" className="size-5 shrink-0 text-felt-ink" />
            <span className="min-w-0 wrap-anywhere">{name.trim()}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
