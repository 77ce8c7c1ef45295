import type { Metadata } from "next";
import { GameCard } from "@/app/shared/game/game-card";
import { games } from "@/lib/games/registry";
import { loadCatalogue } from "@/lib/i18n/catalogues";
import { pageCatalogue, pageLanguage } from "@/lib/i18n/page-words";
import { Link } from "@/lib/ui/page/link";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { TileFace } from "@/lib/ui/tiles/tile-face";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).rulesPages.title };
}

/** The games, each with a link to its rules. */
export default async function RulesPage() {
  const language = await pageLanguage();
  await loadCatalogue("games", language);
  const t = await pageCatalogue("base");
  const { seats } = await pageCatalogue("newGame");
  return (
    <PageFrame title={t.rulesPages.title} back={{ href: "/", label: t.shell.toGames }}>
      <p className="mb-4 text-pretty text-ink-soft">{t.rulesPages.lead}</p>
      <ul className="grid gap-3">
        {games.all.map((game) => (
          <li key={game.id} className="grid">
            <GameCard
              game={game}
              language={language}
              href={`/rules/${game.id}`}
              seats={seats(game.seats({}))}
            />
          </li>
        ))}
      </ul>
      <Link
        href="/rules/tiles"
        className="panel mt-3 flex min-h-14 items-center gap-4 p-3 font-display text-lead font-bold"
      >
        <TileFace tile="12-9" lying className="h-10 w-24 shrink-0" />
        {t.tiles.title}
      </Link>
    </PageFrame>
  );
}
