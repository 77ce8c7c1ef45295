"use client";

import type { PointerEvent, ReactNode } from "react";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { QuickValue } from "@/lib/rules/prompts";
import { Icon } from "./icon";
import { backspaceKey, digitKey, numberKey, plusKey, type SumKey } from "./sum";

interface KeypadProps {
  /** Whose hand is typed, for the group's name. */
  readonly label: string;
  /** Values that one key adds. */
  readonly quick: readonly QuickValue[];
  onPress(key: SumKey): void;
  /** Next or Save, beside the zero, and the key that switches to tiles. */
  readonly forward: ReactNode;
  readonly sideways: ReactNode;
}

/** Keys must not take the focus from the number being typed. */
export const keepFocus = (event: PointerEvent) => event.preventDefault();

/** A large keypad that adds. Only some games have the row of quick values. */
export function Keypad({ label, quick, onPress, forward, sideways }: KeypadProps) {
  const t = useWords().entry;
  const speaker = useSpeaker();
  const digit = (value: number) => (
    <button
      key={value}
      type="button"
      className="key plate text-title"
      onPointerDown={keepFocus}
      onClick={() => onPress(digitKey(value))}
    >
      {value}
    </button>
  );
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-1.5">
      {quick.length > 0 && (
        <div className="grid auto-cols-fr grid-flow-col gap-1.5">
          {speaker.inWords(quick).map((value) => (
            <button
              key={value.pips}
              type="button"
              className="key min-w-0 flex-col gap-0 px-1 leading-none"
              aria-label={t.quick(value)}
              onPointerDown={keepFocus}
              onClick={() => onPress(numberKey(value.pips))}
            >
              <span className="font-display text-lead">+{value.pips}</span>
              <span className="text-[min(0.875rem,4.2cqi)] font-normal">{value.label}</span>
            </button>
          ))}
        </div>
      )}
      <div className="grid grid-cols-4 gap-1.5 *:min-h-13 on-side:*:min-h-12">
        {[1, 2, 3].map(digit)}
        <button
          type="button"
          className="key text-title left-hand:col-start-1 left-hand:row-start-1"
          aria-label={t.backspace}
          onPointerDown={keepFocus}
          onClick={() => onPress(backspaceKey(quick.map(({ pips }) => pips)))}
        >
          <Icon icon="erase" className="size-7" />
        </button>
        {[4, 5, 6].map(digit)}
        <button
          type="button"
          className="key text-title left-hand:col-start-1 left-hand:row-start-2"
          aria-label={t.plus}
          onPointerDown={keepFocus}
          onClick={() => onPress(plusKey)}
        >
          +
        </button>
        {[7, 8, 9].map(digit)}
        <div className="grid left-hand:col-start-1 left-hand:row-start-3">{sideways}</div>
        {digit(0)}
        <div className="col-span-3 grid left-hand:col-start-1 left-hand:row-start-4">{forward}</div>
      </div>
    </fieldset>
  );
}
