"use client";

import type { GameView } from "@/lib/client/game/games";
import { gameWords } from "@/lib/i18n/game-words";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { playersByParty } from "@/lib/rules/people/parties";
import { type BreakdownStep, breakdownOf, sumOfSteps } from "@/lib/rules/score/breakdown";
import { Modal } from "@/lib/ui/page/modal";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { partyName } from "@/lib/ui/text/party-name";
import { lineName, roundsUpTo } from "../line-name";
import type { WhyAsked } from "./why-asked";
import { WhyStep } from "./why-step";

interface WhySheetProps {
  readonly game: GameView;
  readonly asked: WhyAsked;
  onClose(): void;
}

/** Explains a number: the rounds that sum to it, and the parts of each. */
export function WhySheet({ game, asked, onClose }: WhySheetProps) {
  const t = useWords().why;
  const language = useLanguage();
  const upTo = asked.type === "line" ? asked.line : asked.after;
  const then = upTo === undefined ? game.position : (game.log.before(upTo + 1) ?? game.position);
  const party = playersByParty(then).find((players) => players.some(({ id }) => id === asked.player));
  const name = partyName(party ?? [], language);
  const steps = breakdownOf(game.log, asked.player).filter((step) => isAsked(step, asked));
  const money = (value: number) => moneyText(value, language, true);
  const points = (value: number) => t.signed({ value });
  const closings = steps.flatMap(({ round }) => round ?? []);
  const title =
    asked.type === "line"
      ? t.titleLine({ name, what: lineName(game, asked.line, language) })
      : asked.after === undefined
        ? t.titleTotal({ name })
        : t.titleAfter({
            name,
            round: gameWords(game.game, language).roundName({ number: closings.at(-1) ?? 0 }),
          });
  const { roundName } = gameWords(game.game, language);
  const ranked = game.position.about.rankedBy;
  const kinds = (ranked === "money" ? (["money", "points"] as const) : (["points", "money"] as const)).filter(
    (of) => steps.some((step) => step[of].length > 0),
  );
  return (
    <Modal title={title} open onClose={onClose}>
      {kinds.length === 0 && <p className="text-ink-soft">{t.nothing}</p>}
      {kinds.map((of) => {
        const text = of === "money" ? money : points;
        const sum = sumOfSteps(steps, of);
        return (
          <section key={of} aria-label={t.parts[of]} className="grid gap-1">
            {kinds.length > 1 && <h3 className="text-lead">{t.parts[of]}</h3>}
            <ol className="grid">
              {steps
                .filter((step) => step[of].length > 0)
                .map((step) => (
                  <WhyStep
                    key={step.line ?? -1}
                    step={step}
                    rounds={step.line === undefined ? 0 : roundsUpTo(game, step.line)}
                    of={of}
                    roundName={roundName}
                    text={text}
                    alone={asked.type === "line"}
                  />
                ))}
            </ol>
            <p className="flex items-baseline justify-between gap-3 border-t-2 border-brass pt-2 font-display text-title font-bold">
              <span>{t.together}</span>
              <span data-testid={`sum-${of}`}>{of === "money" ? money(sum) : numberText(sum, language)}</span>
            </p>
          </section>
        );
      })}
    </Modal>
  );
}

function isAsked({ line }: BreakdownStep, asked: WhyAsked): boolean {
  if (asked.type === "line") return line === asked.line;
  return asked.after === undefined || line === undefined || line <= asked.after;
}
