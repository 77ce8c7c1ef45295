"use client";

import { useWords } from "@/lib/i18n/use-words";
import type { Ask, Prompt } from "@/lib/rules/prompts";
import type { Player } from "@/lib/rules/table";
import { AskField } from "./ask-field";
import type { EntryDraft } from "./draft";

interface AskFieldsProps {
  readonly prompt: Prompt;
  readonly players: readonly Player[];
  readonly draft: EntryDraft;
  readonly body: Readonly<Record<string, unknown>>;
  onDraft(draft: EntryDraft): void;
}

/** Questions that most people leave as they are: nobody need answer them. */
const isOptional = (ask: Ask): boolean => ask.ask === "player" && ask.optional;

/** The questions that come before the hands. */
export function AskFields({ prompt, ...rest }: AskFieldsProps) {
  return prompt.asks
    .filter((ask) => !isOptional(ask))
    .map((ask) => <AskField key={ask.field} ask={ask} {...rest} />);
}

/** The questions that nobody need answer, folded away. */
export function MoreAskFields({ prompt, ...rest }: AskFieldsProps) {
  const say = useWords().entry;
  const asks = prompt.asks.filter(isOptional);
  if (asks.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-12 w-fit items-center gap-2 font-semibold text-felt-ink">
        {say.more}
      </summary>
      <div className="grid gap-4 pt-2">
        {asks.map((ask) => (
          <AskField key={ask.field} ask={ask} {...rest} />
        ))}
      </div>
    </details>
  );
}
