"use client";

import { useId, useRef, useState } from "react";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { moneyText } from "@/lib/ui/text/money-text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { TileText } from "@/lib/ui/tiles/tile-text";
import { rangeOf, type TypedAsk, textOf } from "./answers";
import type { HouseRule } from "./house-rules";

interface NumberFieldProps {
  readonly ask: TypedAsk;
  readonly rule: HouseRule;
  /** What is wrong with it, once it should be shown. */
  readonly problem: string | undefined;
  onType(text: string): void;
}

/** A number of pips, tiles or players, several of them, or money. Its problem is shown when the field is left. */
export function NumberField({ ask, rule, problem, onType }: NumberFieldProps) {
  const t = useCatalogue("newGame");
  const language = useLanguage();
  const id = useId();
  const [left, setLeft] = useState(false);
  const isEntered = useRef(false);
  const isMoney = ask.unit === "money";
  const wrong = problem ?? (left ? rule.problem : undefined);
  const isOne = ask.type === "number";
  const { usual, isChanged } = rule;
  const usualText = isMoney ? moneyText(Number(usual), language) : textOf(ask, usual, language) || t.nothing;
  const hints = [
    ...(ask.type === "numbers" ? [t.severalNumbers] : []),
    ...(ask.type === "by-case" ? [ask.hint] : []),
    ...(usual === undefined ? [t.mustSay(rangeOf(ask, language))] : []),
    ...(usual !== undefined && (isChanged || rule.problem) ? [t.usual({ value: usualText })] : []),
  ];
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={`${id}number`} className="font-semibold">
        <TileText text={ask.label} />
      </label>
      <div className="flex flex-wrap items-center gap-x-3">
        <input
          id={`${id}number`}
          value={rule.text}
          onChange={(event) => onType(event.target.value)}
          onBlur={() => setLeft(true)}
          // The first digit replaces what is there. The selection is restored after the tap, which would clear it; the
          // next tap sets the caret.
          onFocus={({ currentTarget }) => {
            isEntered.current = true;
            currentTarget.select();
          }}
          onClick={({ currentTarget }) => {
            if (isEntered.current) currentTarget.select();
            isEntered.current = false;
          }}
          // Numeric keyboards have no comma.
          inputMode={isMoney ? "decimal" : isOne ? "numeric" : "text"}
          autoComplete="off"
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}unit ${id}hint ${id}wrong`}
          className={`field text-right ${isOne ? "w-32" : "w-56 max-w-full"}`}
        />
        <span id={`${id}unit`} className="text-ink-soft">
          {ask.unit !== "money" &&
            ask.unit !== "number" &&
            t.units[ask.unit](typeof ask.value === "number" ? ask.value : undefined)}
        </span>
      </div>
      <div id={`${id}hint`} className="text-fine text-ink-soft empty:hidden">
        {hints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
      <div id={`${id}wrong`} role="alert">
        {wrong && <ProblemText>{wrong}</ProblemText>}
      </div>
    </div>
  );
}
