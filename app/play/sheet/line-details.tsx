"use client";

import { useState } from "react";
import type { GameView } from "@/lib/client/game/games";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { readMove } from "@/lib/rules/people/people";
import { isRecord } from "@/lib/rules/record";
import { Modal } from "@/lib/ui/page/modal";
import { momentText } from "@/lib/ui/text/when-text";
import { TileText } from "@/lib/ui/tiles/tile-text";
import { amending, type Correct } from "../correct/correcting";
import { lineName } from "../line-name";
import type { WhyAsked } from "../why/why-asked";
import { LineScores } from "./line-scores";
import { lineTitle } from "./line-title";
import { TakeBack } from "./take-back";
import { useWhen } from "./use-when";
import { versionsOf } from "./versions";

interface LineDetailsProps {
  readonly game: GameView;
  readonly line: number;
  readonly mayCorrect: boolean;
  readonly correct: Correct;
  onClose(): void;
  onWhy(asked: WhyAsked): void;
  onCorrect(line: number): void;
  report(problems: Awaited<ReturnType<Correct>>): void;
}

/** One entry: its effect, its versions before each correction, and how to change it. */
export function LineDetails({ game, line, mayCorrect, correct, ...on }: LineDetailsProps) {
  const words = useWords();
  const t = words.history;
  const language = useLanguage();
  const speaker = useSpeaker();
  const when = useWhen(game);
  const leagues = useMyLeagues();
  const nameOf = (league: string) => leagues?.find(({ stored }) => stored.id === league)?.league.name;
  const [asking, setAsking] = useState(false);
  const entry = game.lines[line];
  const position = game.log.before(line);
  if (entry?.type !== "entry" || !position) return null;
  const { effective, written } = entry;
  const what = lineName(game, line, language);
  const { title } = lineTitle(game, line, words, language);
  // An early end answers no prompt: it can be taken back, but has nothing to correct.
  const isAnswer =
    isRecord(effective) &&
    (readMove(effective) !== undefined || position.prompts().some(({ kind }) => kind === effective.kind));
  if (asking)
    return (
      <Modal title={t.takeBackTitle({ what })} open onClose={on.onClose}>
        <TakeBack game={game} line={line} correct={correct} onClose={on.onClose} onGoTo={on.onCorrect} />
      </Modal>
    );
  return (
    <Modal title={title} open onClose={on.onClose}>
      <p className="-mt-3 text-fine text-ink-soft">
        <time dateTime={game.times[line]}>{when(line)}</time>
      </p>
      <p className={effective === undefined ? "text-ink-soft" : "font-semibold"}>
        <TileText text={effective === undefined ? t.takenBack : speaker.text(position.describe(effective))} />
      </p>
      {effective !== undefined && <LineScores game={game} line={line} onWhy={on.onWhy} />}
      {versionsOf(game, line).map(({ before, correction, takenBack, endedAt, league }) => (
        <p
          key={correction}
          className="border-l-4 border-line-strong pl-3 text-fine text-ink-soft wrap-anywhere"
        >
          {takenBack ? t.takenBackAt({ when: when(correction) }) : t.correctedAt({ when: when(correction) })}
          {". "}
          {league !== undefined && `${t.byLeague({ league: nameOf(league) })} `}
          {t.was}{" "}
          {before === undefined ? (
            t.takenBack
          ) : (
            <s>
              {endedAt === undefined
                ? speaker.text(position.describe(before))
                : t.ended({ when: momentText(endedAt, language) })}
            </s>
          )}
        </p>
      ))}
      {mayCorrect &&
        (effective === undefined ? (
          <button
            type="button"
            className="action"
            onClick={async () => {
              on.onClose();
              if (isRecord(written)) on.report(await correct(line, amending(game, line, written)));
            }}
          >
            {t.putBack}
          </button>
        ) : (
          <div className="grid gap-2 sm:grid-cols-2">
            {isAnswer && (
              <button type="button" className="action" onClick={() => on.onCorrect(line)}>
                {t.correct}
              </button>
            )}
            <button type="button" className="key min-h-14" onClick={() => setAsking(true)}>
              {t.takeBack}
            </button>
          </div>
        ))}
    </Modal>
  );
}
