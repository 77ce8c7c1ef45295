"use client";

import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import type { Ask, Choice, Prompt } from "@/lib/rules/prompts";

type ChoiceAsk = Extract<Ask, { type: "choice" }>;

/** The last question of an entry. */
export const lastChoiceIn = ({ asks }: Prompt): ChoiceAsk | undefined =>
  asks.find((ask): ask is ChoiceAsk => ask.type === "choice" && ask.last === true);

interface LastChoiceProps {
  readonly ask: ChoiceAsk;
  readonly busy: boolean;
  onChoose(value: Choice["value"]): void;
}

/** Answers that save, in place of the save button. */
export function LastChoice({ ask, busy, onChoose }: LastChoiceProps) {
  const speaker = useSpeaker();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{speaker.text(ask.label)}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {ask.choices.map(({ value, label }) => (
          <button
            key={String(value)}
            type="button"
            className="action px-2"
            disabled={busy}
            onClick={() => onChoose(value)}
          >
            {speaker.text(label)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
