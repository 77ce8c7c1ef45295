"use client";

import { roundDraftTitle } from "@/app/shared/draft/draft-title";
import { HalfTypedList } from "@/app/shared/draft/half-typed-list";
import { isPeopleSlot } from "@/app/shared/draft/use-people-draft";
import { addressOf } from "@/app/shared/table-view";
import type { MyGame } from "@/lib/client/game/my-games";
import { useGameWords } from "@/lib/i18n/hooks/use-game-words";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";

/** The half-typed entries of a game, with links to continue them. */
export function HalfTypedEntries({ game }: { readonly game: MyGame }) {
  const { moved } = useWords();
  const words = useGameWords(game.game);
  return (
    <HalfTypedList
      gameId={game.id}
      className="groove relative z-10 px-1 pb-2"
      title={({ slot, round }) => {
        if (!round)
          return isPeopleSlot(slot) ? moved.halfTypedPeople : moved.halfTypedCorrection({ what: undefined });
        // The list of games does not know how many rounds are saved.
        return words
          ? roundDraftTitle({ before: round.closed, now: undefined }, words.roundName, moved)
          : moved.halfTyped;
      }}
      goOn={({ slot, round }) => (
        <Link
          className="key"
          href={`/play${addressOf(game.id, round ? { type: "enter", kind: round.kind } : { type: isPeopleSlot(slot) ? "people" : "board" })}`}
        >
          {moved.goOn}
        </Link>
      )}
    />
  );
}
