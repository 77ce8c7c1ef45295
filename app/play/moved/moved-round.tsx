"use client";

import { bodyOf, type EntryDraft } from "@/app/shared/draft/draft";
import { slotOf, storeDraft } from "@/app/shared/draft/use-form-draft";
import { type MovedAnswer, MovedCard } from "@/app/shared/moved-card";
import type { GameView } from "@/lib/client/game/games";
import { originOf } from "@/lib/client/game/phone";
import { gameWords } from "@/lib/i18n/game-words";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { isRecord } from "@/lib/rules/record";
import { entryBaseline, type Moved } from "@/lib/sync/baseline";
import { isSameStatement } from "@/lib/sync/shared/same-statement";
import { whenText } from "@/lib/ui/text/when-text";
import { lineName } from "../line-name";
import { movedPeopleTexts } from "./moved-people-texts";
import { versionRows } from "./versions";
import { VersionsTable } from "./versions-table";

interface MovedRoundProps {
  readonly game: GameView;
  readonly moved: Moved;
  readonly draft: EntryDraft;
  /** Undefined if the game does not ask for this kind now. */
  readonly onGoOn: (() => void) | undefined;
  onDrop(): void;
  /** Called once the draft is stored as a correction of this line. */
  onCorrect(line: number): void;
}

/** The log changed while a round was half-typed: shows who saved what, and asks what to do with the draft. */
export function MovedRound({ game, moved, draft, onGoOn, onDrop, onCorrect }: MovedRoundProps) {
  const words = useWords();
  const t = words.moved;
  const language = useLanguage();
  const speaker = useSpeaker();
  const line = moved.same;
  const before = line === undefined ? undefined : game.log.before(line);
  const written = line === undefined ? undefined : game.lines[line];
  const effective = written?.type === "entry" && isRecord(written.effective) ? written.effective : undefined;
  const prompt = before?.prompts().find(({ kind }) => kind === draft.kind);
  const mine = prompt && bodyOf(prompt, draft);
  const rows =
    before && effective && mine
      ? versionRows(before, effective, mine, { t: words, speaker, language })
      : undefined;
  const same = before && mine ? isSameStatement(before, effective, mine) : false;
  const rounds = moved.rounds.flatMap((each) => lineName(game, each, language) ?? []);
  const people = movedPeopleTexts(game, moved, t);
  const isClosed = line !== undefined;
  const hasMoved = rounds.length > 0 || moved.takenBack || people.length > 0;
  const title = () => {
    if (moved.takenBack && !isClosed) return t.takenBack;
    if (rounds.length > 0) return t.saved({ rounds });
    return hasMoved ? t.people : t.halfTyped;
  };
  const at = line === undefined ? undefined : game.times[line];
  const id = isRecord(written?.written) ? written.written.id : undefined;
  const origin = originOf(game.id, id) ?? "unknown";
  const texts = [
    ...(at === undefined ? [] : [t.savedOn[origin]({ when: whenText(at, Date.now(), language) })]),
    ...(moved.place === undefined ? [] : [t.followed]),
    ...people,
    ...(hasMoved ? [] : [t.earlier]),
    ...(same ? [t.same] : []),
  ];
  const next = gameWords(game.game, language).roundName({ number: game.result.rounds.length + 1 });
  const goOn: MovedAnswer[] = onGoOn
    ? [{ label: rounds.length > 0 ? t.goOnAs({ round: next }) : t.goOn, run: onGoOn }]
    : [];
  const correct = (at: number) => {
    storeDraft(game.id, slotOf(game.lines, at), { since: entryBaseline(game.log, at), draft });
    onCorrect(at);
  };
  const { place } = moved;
  const answers: MovedAnswer[] = isClosed
    ? [
        { label: same ? t.dropSame : t.drop, usual: same, run: onDrop },
        ...(mine && !same ? [{ label: t.correct, run: () => correct(line) }] : []),
        ...goOn,
      ]
    : place !== undefined
      ? [
          { label: t.inPlace, usual: true, run: () => correct(place) },
          ...goOn,
          { label: t.drop, run: onDrop },
        ]
      : [...goOn.map((answer) => ({ ...answer, usual: true })), { label: t.startAfresh, run: onDrop }];
  return (
    <MovedCard title={title()} texts={texts} answers={answers}>
      {rows && <VersionsTable rows={rows} there={t.theirs} mine={t.mine} />}
    </MovedCard>
  );
}
