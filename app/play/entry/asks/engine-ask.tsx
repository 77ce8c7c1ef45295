"use client";

import { useId } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { EngineChoice } from "@/lib/rules/prompts";
import { TileFace } from "@/lib/ui/tiles/tile-face";

interface EngineAskProps {
  readonly engines: readonly EngineChoice[];
  readonly chosen: number | undefined;
  onChoose(engine: number): void;
}

/**
 * Which double opened: first those still to come, in their order, then those already played. Doubles before the chosen
 * one are shown as skipped.
 */
export function EngineAsk({ engines, chosen, onChoose }: EngineAskProps) {
  const t = useWords().entry;
  const name = useId();
  const open = engines.filter(({ state }) => state !== "played");
  const place = open.findIndex(({ engine }) => engine === chosen);
  const stateOf = (choice: EngineChoice, index: number): string => {
    if (choice.round !== undefined && index !== place)
      return (choice.drawn ? t.engineDrawnIn : t.enginePlayed)({ round: choice.round });
    if (choice.state === "due" && index >= place) return t.engineDue;
    if (index === place) return t.engineOpened;
    return index > place && choice.state === "later" ? t.engineLater : t.engineSkipped;
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t.engine}</legend>
      <div className="-mx-4 flex gap-1.5 overflow-x-auto overscroll-x-contain px-4 py-1">
        {engines.map((choice, index) => {
          const state = stateOf(choice, index);
          return (
            <label
              key={choice.engine}
              className="key relative min-w-18 shrink-0 flex-col gap-0.5 px-1.5 py-1.5 has-disabled:opacity-60"
            >
              <input
                type="radio"
                name={name}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
                aria-label={`${t.double({ number: choice.engine })}, ${state}`}
                disabled={choice.state === "played"}
                checked={choice.engine === chosen}
                onChange={() => onChoose(choice.engine)}
              />
              {/* Pips of 10, 11 and 12 look alike from across the table. */}
              <span className="text-title tabular-nums">{choice.engine}</span>
              <TileFace tile={`${choice.engine}-${choice.engine}`} lying className="h-7" />
              <span className="text-fine font-normal">{state}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
