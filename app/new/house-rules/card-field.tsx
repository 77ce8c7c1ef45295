"use client";

import { Fold } from "@/app/shared/fold";
import type { CardInWords } from "@/app/shared/option-asks";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { CardAnswers } from "./answers";
import { OptionChoice } from "./option-choice";

interface CardFieldProps {
  readonly ask: CardInWords;
  onAnswer(answers: CardAnswers): void;
}

/** How this table plays, point by point; a point that nobody has agreed on is left out. */
export function CardField({ ask, onAnswer }: CardFieldProps) {
  const t = useCatalogue("newGame");
  const said = Object.keys(ask.value).length;
  return (
    <Fold label={said === 0 ? ask.label : `${ask.label} · ${t.agreed({ points: said })}`} open={false}>
      <p className="text-fine text-ink-soft">{t.cardHint}</p>
      {ask.points.map(({ point, label, choices }) => {
        const { [point]: answer, ...others } = ask.value;
        return (
          <OptionChoice
            key={point}
            ask={{
              type: "choice",
              field: point,
              label,
              choices: [...choices, { value: "", label: t.notAgreed }],
              value: answer ?? "",
            }}
            problem={undefined}
            onChoose={(value) => onAnswer(value === "" ? others : { ...others, [point]: String(value) })}
          />
        );
      })}
    </Fold>
  );
}
