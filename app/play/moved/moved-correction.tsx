"use client";

import type { DraftState } from "@/app/shared/draft/use-form-draft";
import { MovedCard } from "@/app/shared/moved-card";
import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { isRecord } from "@/lib/rules/record";
import { whenText } from "@/lib/ui/text/when-text";
import { versionRows } from "./versions";
import { VersionsTable } from "./versions-table";

interface MovedCorrectionProps {
  readonly game: GameView;
  readonly line: number;
  readonly begun: DraftState;
  /** The correction that was being typed here. */
  readonly mine: Readonly<Record<string, unknown>>;
  onClose(): void;
}

/** An entry was corrected elsewhere while its correction was being typed here. */
export function MovedCorrection({ game, line, begun, mine, onClose }: MovedCorrectionProps) {
  const words = useWords();
  const t = words.moved;
  const language = useLanguage();
  const speaker = useSpeaker();
  const before = game.log.before(line);
  const written = game.lines[line];
  const effective = written?.type === "entry" && isRecord(written.effective) ? written.effective : undefined;
  const rows =
    before && effective ? versionRows(before, effective, mine, { t: words, speaker, language }) : undefined;
  const by = begun.moved?.by;
  const at = by === undefined ? undefined : game.times[by];
  const texts =
    at === undefined
      ? [t.earlier]
      : [
          t.correctedWhen({ when: whenText(at, Date.now(), language) }),
          ...(before && effective && !rows ? [speaker.text(before.describe(effective))] : []),
        ];
  return (
    <MovedCard
      title={at === undefined ? t.halfTyped : t.corrected}
      texts={texts}
      answers={[
        {
          label: t.keepCorrection,
          run: () => {
            begun.discard();
            onClose();
          },
        },
        { label: t.useMine, run: begun.keep },
      ]}
    >
      {rows && <VersionsTable rows={rows} there={t.theirs} mine={t.mine} />}
    </MovedCard>
  );
}
