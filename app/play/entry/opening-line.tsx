"use client";

import { memo, useId, useState } from "react";
import { withField } from "@/app/shared/draft/draft";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Speaker } from "@/lib/i18n/text";
import { type Ask, isAsked, type Prompt } from "@/lib/rules/prompts";
import { TileText } from "@/lib/ui/tiles/tile-text";
import { AskFields, type AskFieldsProps, answersIn } from "./asks/ask-fields";
import { ChoiceAsk } from "./asks/choice-ask";

interface OpeningLineProps extends AskFieldsProps {
  /** Whether one of the answers is not possible; the questions are then open. */
  readonly isWrong: boolean;
  /** Whether the last question of the entry is asked elsewhere. */
  readonly lastInBar: boolean;
}

/** Questions with a usual answer are folded; who went out is asked at the hands. */
const isUsual = (ask: Ask): boolean => ask.type === "engine" || (ask.type === "choice" && !ask.varies);
const isOpenAsk = (ask: Ask): boolean =>
  ["score", "offer", "number", "text"].includes(ask.type) ||
  (ask.type === "player" && !ask.optional) ||
  (ask.type === "choice" && ask.varies === true);

const withoutLast = (prompt: Prompt): Prompt => ({
  ...prompt,
  asks: prompt.asks.filter((ask) => ask.type !== "choice" || !ask.last),
});

/**
 * How a round began, in one line above the hands. A tap opens its questions; those without a usual answer are always
 * open.
 */
export const OpeningLine = memo(function OpeningLine({ isWrong, lastInBar, ...given }: OpeningLineProps) {
  const asked = lastInBar ? { ...given, prompt: withoutLast(given.prompt) } : given;
  const { prompt, change } = asked;
  const t = useWords().entry;
  const speaker = useSpeaker();
  const line = useId();
  const [opened, setOpen] = useState(false);
  const isOpen = opened || isWrong;
  const answers = answersIn(asked);
  const asks = prompt.asks.filter((ask) => isAsked(ask, asked));
  const engine = prompt.asks.find((ask) => ask.type === "engine");
  const isDrawn = engine !== undefined && answers[engine.drawn.field] === engine.drawn.value;
  const parts = asks.flatMap((ask) =>
    // That an engine was drawn is said with its number.
    ask.field === engine?.drawn.field ? [] : (describe(ask, answers[ask.field], isDrawn, t, speaker) ?? []),
  );
  // A usual answer is left out if another answer is shown.
  const shown = parts.some(({ isUsual }) => !isUsual) ? parts.filter(({ isUsual }) => !isUsual) : parts;
  const hasOpen = asks.some(isOpenAsk);
  if (shown.length === 0 && !hasOpen) return null;
  const open = engine?.engines.filter(({ state }) => state !== "played") ?? [];
  const place = open.findIndex((each) => each.engine === answers[engine?.field ?? ""]);
  const [chosen, after] = place < 0 ? [] : open.slice(place);
  return (
    <div data-opening className="grid gap-2">
      {shown.length > 0 && (
        <div className="flex flex-wrap items-center justify-end gap-1.5">
          <p id={line} className="min-w-min grow basis-[4.5rem] leading-tight font-semibold">
            <TileText text={shown.map(({ text }) => text).join(" · ")} />
          </p>
          {engine && chosen && !isDrawn && (
            <button
              type="button"
              className="key px-1.5"
              aria-label={t.nobodyHasDouble({ number: chosen.engine })}
              onClick={() =>
                change((draft) =>
                  after
                    ? withField(draft, engine.field, after.engine)
                    : // Of several in one draw the highest is the engine.
                      withField(
                        withField(draft, engine.field, open[0]?.engine),
                        engine.drawn.field,
                        engine.drawn.value,
                      ),
                )
              }
            >
              {t.nobodyHas}
            </button>
          )}
          <button
            type="button"
            className="key px-1.5"
            aria-expanded={isOpen}
            aria-describedby={line}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t.changed : t.change}
          </button>
        </div>
      )}
      {engine && isDrawn && open.length > 1 && (
        <ChoiceAsk
          label={t.whichWasDrawn}
          choices={open.map((each) => ({ value: String(each.engine), label: String(each.engine) }))}
          value={String(answers[engine.field])}
          onChoose={(value) => change((draft) => withField(draft, engine.field, Number(value)))}
        />
      )}
      {isOpen && <AskFields {...asked} which={isUsual} />}
      {hasOpen && <AskFields {...asked} which={isOpenAsk} />}
    </div>
  );
});

type EntryWords = ReturnType<typeof useWords>["entry"];

/** An answer in words, and whether it is the usual one. */
function describe(
  ask: Ask,
  answer: unknown,
  isDrawn: boolean,
  t: EntryWords,
  speaker: Speaker,
): { text: string; isUsual: boolean } | undefined {
  if (ask.type === "engine" && typeof answer === "number")
    return { text: (isDrawn ? t.engineDrawn : t.engineIs)({ number: answer }), isUsual: false };
  if (ask.type !== "choice" || ask.varies) return undefined;
  const choice = ask.choices.find(({ value }) => value === answer);
  const label = choice?.label ?? ask.none;
  if (!label) return undefined;
  const text = t.answer({ question: speaker.text(ask.label), answer: speaker.text(label) });
  return { text, isUsual: ask.none ? !choice : choice === ask.choices[0] };
}
