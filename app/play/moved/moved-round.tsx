"use client";

import { bodyOf, type EntryDraft } from "@/app/shared/draft/draft";
import { keepDraft, slotOf } from "@/app/shared/draft/stored-draft";
import { type MovedAnswer, MovedCard } from "@/app/shared/moved-card";
import type { GameView } from "@/lib/client/game/games";
import { originOf } from "@/lib/client/game/phone";
import { gameWords } from "@/lib/i18n/game-words";
import { useSpeaker } from "@/lib/i18n/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { isRecord } from "@/lib/rules/record";
import { entryBaseline, type Moved } from "@/lib/sync/baseline";
import { saysTheSame } from "@/lib/sync/rebase/says-the-same";
import { whenText } from "@/lib/ui/text/when-text";
import { numberOfRound } from "./round-number";
import { versionRows } from "./versions";
import { VersionsTable } from "./versions-table";

interface MovedRoundProps {
  readonly game: GameView;
  readonly moved: Moved;
  readonly draft: EntryDraft;
  /** Undefined where the game asks for nothing of the kind now. */
  readonly onGoOn: (() => void) | undefined;
  onDrop(): void;
  /** What was typed is kept as a correction of this line. */
  onCorrect(line: number): void;
}

/** The log moved under a half-typed round: who saved what, and what becomes of what was typed. */
export function MovedRound({ game, moved, draft, onGoOn, onDrop, onCorrect }: MovedRoundProps) {
  const words = useWords();
  const say = words.moved;
  const language = useLanguage();
  const speaker = useSpeaker();
  const { roundName } = gameWords(game.game, language);
  const [line] = moved.rounds;
  const before = line === undefined ? undefined : game.log.before(line);
  const written = line === undefined ? undefined : game.lines[line];
  const stands = written?.line === "entry" && isRecord(written.stands) ? written.stands : undefined;
  const prompt = before?.prompts().find(({ kind }) => kind === draft.kind);
  const mine = prompt && bodyOf(prompt, draft);
  const rows =
    before && stands && mine
      ? versionRows(before, stands, mine, { say: words, speaker, language })
      : undefined;
  const same = before && mine ? saysTheSame(before, stands, mine) : false;
  const numbers = moved.rounds.map((each) => numberOfRound(game.log, each));
  const nameOf = (id: string) => game.players.find((player) => player.id === id)?.name.trim() ?? "";
  const [came, left] = [moved.came.map(nameOf), moved.left.map(nameOf)];
  const title =
    numbers.length > 0
      ? say.saved({ rounds: numbers.map((number) => roundName({ number })) })
      : moved.takenBack
        ? say.takenBack
        : came.length + left.length > 0
          ? say.people
          : say.halfTyped;
  const at = line === undefined ? undefined : game.times[line];
  const id = isRecord(written?.written) ? written.written.id : undefined;
  const origin = originOf(game.id, id) ?? "unknown";
  const texts = [
    ...(at === undefined ? [] : [say.savedOn[origin]({ when: whenText(at, Date.now(), language) })]),
    ...(came.length > 0 ? [say.came({ names: came })] : []),
    ...(left.length > 0 ? [say.left({ names: left })] : []),
    ...(title === say.halfTyped ? [say.earlier] : []),
    ...(same ? [say.same] : []),
  ];
  const next = roundName({ number: game.result.rounds.length + 1 });
  const goOn: MovedAnswer[] = onGoOn
    ? [{ label: numbers.length > 0 ? say.goOnAs({ round: next }) : say.goOn, run: onGoOn }]
    : [];
  const correct = () => {
    if (line === undefined) return;
    keepDraft(game.id, slotOf(game.lines, line), { since: entryBaseline(game.log, line), draft });
    onCorrect(line);
  };
  const answers: MovedAnswer[] =
    numbers.length > 0
      ? [
          { label: same ? say.dropSame : say.drop, usual: same, run: onDrop },
          ...(mine && !same ? [{ label: say.correct, run: correct }] : []),
          ...goOn,
        ]
      : [...goOn.map((answer) => ({ ...answer, usual: true })), { label: say.startAfresh, run: onDrop }];
  return (
    <MovedCard title={title} texts={texts} answers={answers}>
      {rows && <VersionsTable rows={rows} there={say.theirs} mine={say.mine} />}
    </MovedCard>
  );
}
