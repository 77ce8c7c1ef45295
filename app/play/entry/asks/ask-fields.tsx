"use client";

import { memo } from "react";
import { bodyOf, type ChangeDraft, type EntryDraft } from "@/app/shared/draft/draft";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import { type Ask, isAsked, type Prompt } from "@/lib/rules/prompts";
import { AskField } from "./ask-field";

export interface AskFieldsProps {
  readonly prompt: Prompt;
  readonly players: readonly Player[];
  /** The answers so far. These questions do not depend on hands, and are not drawn again while one is typed. */
  readonly fields: EntryDraft["fields"];
  readonly out: EntryDraft["out"];
  readonly change: ChangeDraft;
}

/** The current answers, with the usual ones filled in. */
export const answersIn = ({ prompt, fields, out }: Pick<AskFieldsProps, "prompt" | "fields" | "out">) =>
  bodyOf(prompt, { kind: prompt.kind, hands: {}, fields, ...(out !== undefined && { out }) });

/** Optional questions, which most people skip. */
const isOptional = (ask: Ask): ask is Extract<Ask, { type: "player" }> =>
  ask.type === "player" && ask.optional;

interface SomeAskFieldsProps extends AskFieldsProps {
  /** Which questions. */
  which(ask: Ask): boolean;
}

/** The questions that must be answered, or that have a usual answer. */
export const AskFields = memo(function AskFields({ which, ...asked }: SomeAskFieldsProps) {
  const { prompt, ...rest } = asked;
  const answers = answersIn(asked);
  return prompt.asks
    .filter((ask) => !isOptional(ask) && isAsked(ask, asked) && which(ask))
    .map((ask) => <AskField key={ask.field} ask={ask} answer={answers[ask.field]} {...rest} />);
});

/** The optional questions, folded. */
export const MoreAskFields = memo(function MoreAskFields(asked: AskFieldsProps) {
  const t = useWords().entry;
  const speaker = useSpeaker();
  const { prompt, ...rest } = asked;
  const { players } = asked;
  const answers = answersIn(asked);
  const asks = prompt.asks.filter(isOptional).filter((ask) => isAsked(ask, asked));
  if (asks.length === 0) return null;
  return (
    <div>
      {asks.map((ask) => (
        <details key={ask.field}>
          <summary className="flex min-h-12 w-fit items-center gap-2 font-semibold text-felt-ink">
            {ask.usual === undefined
              ? t.optional({ question: speaker.text(ask.label) })
              : t.answer({
                  question: speaker.text(ask.label),
                  answer: players.find(({ id }) => id === answers[ask.field])?.name.trim() ?? "",
                })}
          </summary>
          <AskField ask={ask} answer={answers[ask.field]} {...rest} />
        </details>
      ))}
    </div>
  );
});
