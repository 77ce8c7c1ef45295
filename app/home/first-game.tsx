import type { ReactNode } from "react";
import { GameCard } from "@/app/shared/game/game-card";
import { inLikelyOrder } from "@/app/shared/game/likely-order";
import { games } from "@/lib/games/registry";
import { catalogue } from "@/lib/i18n/catalogues";
import type { Language } from "@/lib/i18n/language";
import { Notice } from "@/lib/ui/page/notice";

/** Shown to somebody without any games yet: the games to choose from. */
export function FirstGame({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const t = catalogue("home", language);
  return (
    <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start lg:gap-10">
      <div className="grid gap-4">
        <Notice tile="6-4" title={t.emptyTitle} text={t.empty} />
        {children}
      </div>
      <section aria-labelledby="choose" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="choose" className="text-title">
          {catalogue("newGame", language).chooseGame}
        </h2>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2">
          {inLikelyOrder(games.all, language).map((game) => (
            <li key={game.id} className="grid grid-cols-[minmax(0,1fr)]">
              <GameCard
                game={game}
                language={language}
                href={`/new?game=${game.id}`}
                seats={catalogue("newGame", language).seats(game.seats({}))}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
