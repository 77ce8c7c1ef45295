"use client";

import { useId, useRef } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";

/** Longer than the name of any game. */
const maxLength = 60;

interface SearchFieldProps {
  readonly typed: string;
  onType(typed: string): void;
  /** Moves to the results. */
  onEnter(): void;
}

/** The field for searching games by name. */
export function SearchField({ typed, onType, onEnter }: SearchFieldProps) {
  const t = useCatalogue("newGame");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        className="grid grid-cols-1 gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <label htmlFor={id} className="font-semibold">
          {t.findGame}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            ref={input}
            type="search"
            value={typed}
            maxLength={maxLength}
            onChange={(event) => onType(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className="field min-w-0 grow [&::-webkit-search-cancel-button]:hidden"
          />
          {typed !== "" && (
            <button
              type="button"
              className="key shrink-0"
              aria-label={t.clearSearch}
              onClick={() => {
                onType("");
                input.current?.focus();
              }}
            >
              <Icon icon="close" className="size-5" />
            </button>
          )}
        </div>
      </form>
    </search>
  );
}
