"use client";

import { roundDraftTitle } from "@/app/shared/draft/draft-title";
import type { HalfTyped } from "@/app/shared/draft/half-typed";
import { HalfTypedList } from "@/app/shared/draft/half-typed-list";
import { formerSlotOf, slotOf } from "@/app/shared/draft/use-form-draft";
import { isPeopleSlot } from "@/app/shared/draft/use-people-draft";
import type { TableView } from "@/app/shared/table-view";
import type { GameView } from "@/lib/client/game/games";
import { gameWords } from "@/lib/i18n/game-words";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { lineName } from "../line-name";

interface HalfTypedCardProps {
  readonly game: GameView;
  onGoOn(view: TableView): void;
}

/** The half-typed entries on this phone, shown on the board: a hand or round, corrections, changes of players. */
export function HalfTypedCard({ game, onGoOn }: HalfTypedCardProps) {
  const t = useWords().moved;
  const language = useLanguage();
  const { roundName } = gameWords(game.game, language);
  /** Where it is typed, and what it is; undefined for a draft of an older version. */
  const read = ({ slot, round }: HalfTyped): { view: TableView; title: string } | undefined => {
    if (round) {
      const closed = { before: round.closed, now: game.result.rounds.length };
      return { view: { type: "enter", kind: round.kind }, title: roundDraftTitle(closed, roundName, t) };
    }
    if (isPeopleSlot(slot)) return { view: { type: "people" }, title: t.halfTypedPeople };
    const line = game.lines.findIndex(
      (_, at) => slot === slotOf(game.lines, at) || slot === formerSlotOf(at),
    );
    if (line < 0) return undefined;
    return {
      view: { type: "correct", line },
      title: t.halfTypedCorrection({ what: lineName(game, line, language) }),
    };
  };
  return (
    <HalfTypedList
      gameId={game.id}
      className="panel px-4 py-2"
      title={(half) => read(half)?.title}
      goOn={(half) => (
        <button
          type="button"
          className="key"
          onClick={() => {
            const to = read(half);
            if (to) onGoOn(to.view);
          }}
        >
          {t.goOn}
        </button>
      )}
    />
  );
}
