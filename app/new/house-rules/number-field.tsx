"use client";

import { useId, useRef, useState } from "react";
import type { AskInWords } from "@/app/shared/option-asks";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { moneyText } from "@/lib/ui/text/money-text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { type HouseRule, rangeOf } from "./house-rules";

interface NumberFieldProps {
  readonly ask: Extract<AskInWords, { ask: "number" }>;
  readonly rule: HouseRule;
  /** What is wrong with it, once it is time to say so. */
  readonly problem: string | undefined;
  onType(text: string): void;
}

/** A number of pips, tiles or players, or money. What is wrong with it is said when one leaves it. */
export function NumberField({ ask, rule, problem, onType }: NumberFieldProps) {
  const say = newGameWords[useLanguage()];
  const language = useLanguage();
  const id = useId();
  const [left, setLeft] = useState(false);
  const isEntered = useRef(false);
  const isMoney = ask.unit === "money";
  const wrong = problem ?? (left ? rule.problem : undefined);
  const usual = typeof rule.usual === "number" ? rule.usual : undefined;
  const hint =
    usual === undefined
      ? say.mustSay(rangeOf(ask, language))
      : usual === ask.value && rule.problem === undefined
        ? undefined
        : say.usual({ value: isMoney ? moneyText(usual, language) : String(usual) });
  return (
    <div className="grid gap-1">
      <label htmlFor={`${id}number`} className="font-semibold">
        {ask.label}
      </label>
      <div className="flex items-center gap-3">
        <input
          id={`${id}number`}
          value={rule.text}
          onChange={(event) => onType(event.target.value)}
          onBlur={() => setLeft(true)}
          // The first digit replaces what stands there. Again once the tap is over, which takes the selection away;
          // the next tap sets the caret.
          onFocus={({ currentTarget }) => {
            isEntered.current = true;
            currentTarget.select();
          }}
          onClick={({ currentTarget }) => {
            if (isEntered.current) currentTarget.select();
            isEntered.current = false;
          }}
          inputMode={isMoney ? "decimal" : "numeric"}
          autoComplete="off"
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}unit ${id}hint ${id}wrong`}
          className="field w-32 text-right"
        />
        <span id={`${id}unit`} className="text-ink-soft">
          {say.units[ask.unit](ask.value ?? 0)}
        </span>
      </div>
      <p id={`${id}hint`} className="text-fine text-ink-soft empty:hidden">
        {hint}
      </p>
      <div id={`${id}wrong`} role="alert">
        {wrong && <ProblemText>{wrong}</ProblemText>}
      </div>
    </div>
  );
}
