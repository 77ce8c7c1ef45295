"use client";

import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";
import type { HouseRule, HouseRules, OptionValue } from "./house-rules";
import { NumberField } from "./number-field";
import { OptionChoice } from "./option-choice";

interface HouseRulesFieldsProps {
  readonly houseRules: HouseRules;
  /** What is wrong with an answer, once it is time to say so. */
  problemOf(rule: HouseRule): string | undefined;
  onAnswer(field: string, value: OptionValue): void;
}

/** What the game asks before it starts, with the usual answers filled in. */
export function HouseRulesFields({ houseRules: { rules }, problemOf, onAnswer }: HouseRulesFieldsProps) {
  const say = newGameWords[useLanguage()];
  if (rules.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="house-rules">
      <h2 id="house-rules" className="text-title">
        {say.options}
      </h2>
      {rules.map((rule) => {
        const { ask } = rule;
        const problem = problemOf(rule);
        return ask.ask === "choice" ? (
          <OptionChoice
            key={ask.field}
            ask={ask}
            problem={problem ?? rule.problem}
            onChoose={(value) => onAnswer(ask.field, value)}
          />
        ) : (
          <NumberField
            key={ask.field}
            ask={ask}
            rule={rule}
            problem={problem}
            onType={(text) => onAnswer(ask.field, text)}
          />
        );
      })}
    </section>
  );
}
