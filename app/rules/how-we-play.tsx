"use client";

import { AgreedPoints } from "@/app/shared/agreed-points";
import { cardOf } from "@/app/shared/option-asks";
import { useFirstGames } from "@/lib/client/use-first-games";
import { games } from "@/lib/games/registry";
import { useGameWords } from "@/lib/i18n/hooks/use-game-words";
import { useLanguage } from "@/lib/i18n/hooks/use-words";

/** What this family agreed on when it last played the game; nothing if it never did. */
export function HowWePlay({ game: id }: { readonly game: string }) {
  const language = useLanguage();
  const known = useFirstGames();
  const words = useGameWords(id);
  const game = games.find(id);
  const cards = known?.played
    .filter((each) => each.game === id)
    .flatMap(({ options }) => (game ? (cardOf(game, options, language) ?? []) : []));
  const [card] = cards ?? [];
  if (!words || !card) return null;
  return (
    <section aria-labelledby="how-we-play" className="panel mb-8 grid gap-3 p-4">
      <h2 id="how-we-play" className="text-title">
        {card.label}
      </h2>
      <AgreedPoints card={card} />
    </section>
  );
}
