"use client";

import { type AskInWords, agreedIn } from "@/app/shared/option-asks";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { presetOption } from "@/lib/rules/presets/preset-option";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { textOf } from "./answers";
import type { HouseRules } from "./house-rules";

/** The agreed house rules in words; for a preset, only what differs from it. */
export function ChosenRules({ houseRules }: { readonly houseRules: HouseRules }) {
  const t = useCatalogue("newGame");
  const language = useLanguage();
  const isNamed = houseRules.rules.some(({ ask }) => ask.field === presetOption);
  const rules = houseRules.rules.filter(({ isChanged }) => !isNamed || isChanged);
  if (rules.length === 0) return null;
  const inWords = (ask: Exclude<AskInWords, { type: "card" }>): string => {
    if (ask.type === "choice") return ask.choices.find(({ value }) => value === ask.value)?.label ?? "";
    if (ask.type === "numbers" && ask.value.length === 0) return t.nothing;
    if (ask.unit === "money") return moneyText(Number(ask.value ?? 0), language);
    if (ask.type === "numbers" || ask.type === "by-case") {
      const unit = typeof ask.value === "number" ? ask.value : undefined;
      return `${textOf(ask, ask.value, language)} ${t.units[ask.unit](unit)}`;
    }
    const value = ask.value ?? 0;
    const number = numberText(value, language);
    return ask.unit === "number" ? number : `${number} ${t.units[ask.unit](value)}`;
  };
  const lines = rules.flatMap(({ ask }) =>
    ask.type === "card"
      ? agreedIn(ask).map(({ point, label, answer }) => ({ key: point, label, answer }))
      : [{ key: ask.field, label: ask.label, answer: inWords(ask) }],
  );
  return (
    <section aria-labelledby="chosen-rules" className="grid gap-2">
      <h2 id="chosen-rules" className="text-title">
        {t.options}
      </h2>
      <dl className="grid gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6">
        {lines.map(({ key, label, answer }) => (
          <div key={key} className="flex flex-wrap gap-x-4 sm:contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="grow basis-[8rem] text-right font-semibold sm:text-left">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
