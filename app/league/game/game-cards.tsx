import { shutoutWords } from "@/app/shared/game/shutout-words";
import { catalogue } from "@/lib/i18n/catalogues";
import { playedName } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import type { FinishedGame } from "@/lib/league/replies";
import { tableRule } from "@/lib/league/scoring/rule";
import { seasonOn } from "@/lib/league/season";
import type { LeagueValue } from "@/lib/league/value/value";
import type { Drawn } from "../drawn";
import { Remarks } from "../remarks";
import { GameResultList } from "./game-result";

interface GameCardsProps {
  readonly drawn: Drawn;
  readonly games: readonly FinishedGame[];
  /** More columns if the cards have the whole width of the page. */
  readonly isWide?: boolean;
}

interface ShutoutLineProps {
  readonly league: LeagueValue["league"];
  readonly game: FinishedGame;
  readonly language: Language;
}

/** Whatever the table's own rules are, a league counts it once unless its rules say otherwise. */
function ShutoutLine({ league, game, language }: ShutoutLineProps) {
  const { twice } = tableRule(league, seasonOn(league.seasons, game.day)).scoring;
  const shutout = twice ? game.shutout : game.shutout && "once";
  const words = shutoutWords({ ...game, shutout, won: game.players[0]?.total }, language);
  return words === undefined ? null : <p className="text-fine font-semibold text-brass-ink">{words}</p>;
}

/** Finished games of one evening, each with everybody's place. */
export function GameCards({ drawn, games, isWide = false }: GameCardsProps) {
  const { words, value, artOf } = drawn;
  const { language, t } = words;
  const { endedEarly } = catalogue("base", language).table;
  const columns = isWide
    ? "sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    : "sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2";
  return (
    <ul className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${columns}`}>
      {games.map((game) => (
        <li key={game.game} className="panel min-w-0 p-4 break-inside-avoid">
          <div className="mb-2 flex items-center gap-3 border-b border-line pb-2">
            {artOf(game.kind)}
            <h4 className="min-w-0 font-display text-base font-bold wrap-anywhere">
              <a href={`/l/${value.league.slug}/games/${game.game}`} className="quiet-link tap-target">
                {playedName(game, language)}
              </a>
            </h4>
          </div>
          <div className="mb-2 empty:hidden">
            <Remarks drawn={drawn} about={game.game} />
          </div>
          {game.paper && <p className="text-fine text-ink-soft">{t.onPaper}</p>}
          {game.early && <p className="text-fine text-ink-soft">{endedEarly}</p>}
          <ShutoutLine league={value.league} game={game} language={language} />
          <GameResultList words={words} game={game} />
        </li>
      ))}
    </ul>
  );
}
