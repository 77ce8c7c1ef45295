import type { ReactNode } from "react";
import { GameCard } from "@/app/shared/game/game-card";
import { regionsInWords } from "@/app/shared/game/regions-in-words";
import { presetsOf } from "@/app/shared/option-asks";
import { gameAliases } from "@/lib/games/aliases";
import { games } from "@/lib/games/registry";
import { catalogue } from "@/lib/i18n/catalogues";
import type { Language } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";
import { Notice } from "@/lib/ui/page/notice";
import { type LocalGame, NearGames } from "./near-games";

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
        <NearGames
          games={games.all.map((game) => ({
            id: game.id,
            card: (
              <GameCard
                game={game}
                language={language}
                href={`/new?game=${game.id}`}
                seats={catalogue("newGame", language).seats(game.seats({}))}
              />
            ),
            local: localGames(game, language),
          }))}
        />
      </section>
    </div>
  );
}

/** The games of a family that belong to a country. */
const localGames = (game: Game, language: Language): LocalGame[] =>
  (presetsOf(game, {}, game.seats({}).max, language)?.choices ?? []).flatMap(({ value, label }) => {
    const preset = String(value);
    const { regions = [] } = gameAliases[game.id]?.[preset] ?? {};
    if (regions.length === 0) return [];
    return [{ preset, name: label, regions: regionsInWords(regions, label, language), countries: regions }];
  });
