"use client";

import { Fold } from "@/app/shared/fold";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { presetOption } from "@/lib/rules/presets/preset-option";
import type { OptionValue } from "./answers";
import { CardField } from "./card-field";
import type { HouseRule, HouseRules } from "./house-rules";
import { NumberField } from "./number-field";
import { OptionChoice } from "./option-choice";

interface HouseRulesFieldsProps {
  readonly houseRules: HouseRules;
  /** What is wrong with an answer, once it should be shown. */
  problemOf(rule: HouseRule): string | undefined;
  onAnswer(field: string, value: OptionValue): void;
}

/**
 * The game's questions before it starts, with the usual answers filled in. A preset stands for its answers, so its
 * questions are folded unless one has a wrong answer.
 */
export function HouseRulesFields({ houseRules: { rules }, problemOf, onAnswer }: HouseRulesFieldsProps) {
  const t = useCatalogue("newGame");
  // A single choice that fits is no question.
  const asked = rules.filter(
    ({ ask, problem }) =>
      ask.field !== presetOption &&
      (ask.type !== "choice" || ask.choices.length > 1 || problem !== undefined),
  );
  if (asked.length === 0) return null;
  const changed = asked.filter(({ isChanged }) => isChanged).length;
  const hintOf = ({ ask, usual, isChanged }: HouseRule) => {
    const choice = ask.type === "choice" && ask.choices.find(({ value }) => value === usual);
    return isChanged && choice ? t.usual({ value: choice.label }) : undefined;
  };
  const isNamed = rules.some(({ ask }) => ask.field === presetOption);
  const fields = asked.map((rule) => {
    const { ask } = rule;
    const problem = problemOf(rule);
    if (ask.type === "card")
      return <CardField key={ask.field} ask={ask} onAnswer={(card) => onAnswer(ask.field, card)} />;
    return ask.type === "choice" ? (
      <OptionChoice
        key={ask.field}
        ask={ask}
        problem={problem ?? rule.problem}
        hint={hintOf(rule)}
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
  });
  if (isNamed)
    return (
      <Fold
        label={changed === 0 ? t.options : `${t.options} · ${t.changed({ rules: changed })}`}
        open={asked.some((rule) => problemOf(rule) ?? rule.problem)}
      >
        {fields}
      </Fold>
    );
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="house-rules">
      <h2 id="house-rules" className="text-title">
        {t.options}
      </h2>
      {fields}
    </section>
  );
}
