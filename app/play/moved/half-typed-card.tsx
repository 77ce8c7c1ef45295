"use client";

import type { HalfTyped } from "@/app/shared/draft/half-typed";
import { HalfTypedList } from "@/app/shared/draft/half-typed-list";
import { formerSlotOf, slotOf } from "@/app/shared/draft/stored-draft";
import { isPeopleSlot } from "@/app/shared/draft/stored-entry";
import type { TableView } from "@/app/shared/table-view";
import type { GameView } from "@/lib/client/game/games";
import { gameWords } from "@/lib/i18n/game-words";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { lineName } from "../line-name";

interface HalfTypedCardProps {
  readonly game: GameView;
  onGoOn(view: TableView): void;
}

/** Says on the board what is half-typed on this phone: a hand or round, corrections, who comes and goes. */
export function HalfTypedCard({ game, onGoOn }: HalfTypedCardProps) {
  const t = useWords().moved;
  const language = useLanguage();
  const { roundName } = gameWords(game.game, language);
  /** Where it is typed, and what it is; undefined for what an older version left behind. */
  const read = ({ slot, round }: HalfTyped): { view: TableView; title: string } | undefined => {
    if (round) {
      const title =
        round.closed === undefined
          ? t.halfTyped
          : t.halfTypedRound({ round: roundName({ number: round.closed + 1 }) });
      return { view: { view: "enter", kind: round.kind }, title };
    }
    if (isPeopleSlot(slot)) return { view: { view: "people" }, title: t.halfTypedPeople };
    const line = game.lines.findIndex(
      (_, at) => slot === slotOf(game.lines, at) || slot === formerSlotOf(at),
    );
    if (line < 0) return undefined;
    return {
      view: { view: "correct", line },
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
