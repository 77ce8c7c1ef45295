"use client";

import type { EntryDraft } from "@/app/shared/draft/draft";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import type { Ask, Choice, Prompt } from "@/lib/rules/prompts";

type ChoiceAsk = Extract<Ask, { type: "choice" }>;

/** The last question of an entry: how somebody went out only once it is known who. */
export const lastChoiceIn = ({ asks }: Prompt, { out }: Pick<EntryDraft, "out">): ChoiceAsk | undefined =>
  asks.find(
    (ask): ask is ChoiceAsk =>
      ask.type === "choice" && ask.last === true && (ask.once !== "out" || typeof out === "string"),
  );

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
      <div className={`grid gap-2 ${ask.choices.length > 3 ? "grid-cols-2" : "auto-cols-fr grid-flow-col"}`}>
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
