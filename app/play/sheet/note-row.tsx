"use client";

import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { useWhen } from "./use-when";
import { versionsOf } from "./versions";

interface NoteRowProps {
  readonly game: GameView;
  readonly line: number;
  /** The number of columns in the sheet. */
  readonly columns: number;
  onOpen(): void;
}

/**
 * An entry between rounds, across the sheet: a run, a star, somebody joining or leaving; also an entry that was taken
 * back.
 */
export function NoteRow({ game, line, columns, onOpen }: NoteRowProps) {
  const t = useWords().history;
  const speaker = useSpeaker();
  const when = useWhen(game);
  const entry = game.lines[line];
  if (entry?.type !== "entry") return null;
  const description = speaker.text(game.log.before(line)?.describe(entry.effective ?? entry.written));
  const isCorrected = versionsOf(game, line).length > 0;
  return (
    <tr>
      <td colSpan={columns}>
        <button type="button" aria-haspopup="dialog" data-line={line} className="note" onClick={onOpen}>
          <span className="min-w-0 wrap-anywhere">
            {entry.effective === undefined ? (
              <>
                {t.takenBack}: <s className="text-ink-soft">{description}</s>
              </>
            ) : (
              description
            )}
          </span>
          <span className="flex shrink-0 items-center gap-1 text-ink-soft">
            {isCorrected && <Icon icon="change" className="size-3.5 text-brass-ink" />}
            {when(line)}
          </span>
        </button>
      </td>
    </tr>
  );
}
