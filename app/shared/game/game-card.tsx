import { gameWords } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";
import { Link } from "@/lib/ui/page/link";
import { GameArt } from "./game-art";

interface GameCardProps {
  readonly game: Game;
  readonly language: Language;
  readonly href: string;
  /** Another line: how many can play. */
  readonly seats: string;
}

/** A game with its picture, as a link. */
export function GameCard({ game, language, href, seats }: GameCardProps) {
  const { name, tagline } = gameWords(game, language);
  return (
    <Link href={href} className="panel flex items-center gap-4 p-3 pr-4">
      <GameArt game={game} />
      <span className="grid min-w-0 grow gap-0.5 wrap-anywhere">
        <span className="font-display text-lead font-bold">{name}</span>
        <span className="text-fine text-pretty text-ink-soft">{tagline}</span>
        <span className="text-fine font-semibold">{seats}</span>
      </span>
    </Link>
  );
}
