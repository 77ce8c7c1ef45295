import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DealTableView } from "@/app/rules/deal-table-view";
import { dealTables } from "@/app/rules/deal-tables";
import { HowWePlay } from "@/app/rules/lazy-how-we-play";
import { RulesBlockView } from "@/app/rules/rules-block";
import { GameArt } from "@/app/shared/game/game-art";
import { games } from "@/lib/games/registry";
import { loadCatalogue } from "@/lib/i18n/catalogues";
import { gameWords } from "@/lib/i18n/game-words";
import { pageCatalogue, pageLanguage } from "@/lib/i18n/page-words";
import { Link } from "@/lib/ui/page/link";
import { PageFrame } from "@/lib/ui/page/page-frame";

interface RulesPageProps {
  readonly params: Promise<{ readonly name: string }>;
}

/** Up to this many deal tables are open beside each other; more are folded. */
const fewTables = 2;

export const dynamicParams = false;

export const generateStaticParams = (): { name: string }[] => games.ids.map((name) => ({ name }));

export async function generateMetadata({ params }: RulesPageProps): Promise<Metadata> {
  const game = games.find((await params).name);
  const language = await pageLanguage();
  await loadCatalogue("games", language);
  const { rulesPages } = await pageCatalogue("base");
  return game ? { title: rulesPages.gameTitle({ game: gameWords(game, language).name }) } : {};
}

/** The rules of one game: its text, and the deal tables computed from the rules themselves. */
export default async function GameRulesPage({ params }: RulesPageProps) {
  const game = games.find((await params).name);
  if (!game) notFound();
  const language = await pageLanguage();
  await loadCatalogue("games", language);
  const t = await pageCatalogue("base");
  const words = t.rulesPages;
  const { name, tagline, ...of } = gameWords(game, language);
  const rules = await of.rules();
  const tables = dealTables(game, language);
  const boxes = new Set(tables.flatMap(({ rows }) => rows.flatMap(({ deal }) => deal?.box ?? [])));
  return (
    <PageFrame title={words.gameTitle({ game: name })} back={{ href: "/rules", label: words.all }}>
      <div className="mb-6 flex items-center gap-4">
        <GameArt game={game} />
        <p className="min-w-0 text-lead text-pretty">{tagline}</p>
      </div>
      {game.optionAsks({}, 2).some(({ type }) => type === "card") && <HowWePlay game={game.id} />}
      <nav aria-label={words.contents} className="mb-8 flex flex-wrap gap-2">
        {rules.sections.map(({ id, heading }) => (
          <a key={id} href={`#${id}`} className="key">
            {heading}
          </a>
        ))}
      </nav>
      <div className="grid gap-10">
        {rules.sections.map(({ id, heading, body }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="grid min-w-0 scroll-mt-4 gap-4"
          >
            <h2 id={`${id}-heading`} className="text-title">
              {heading}
            </h2>
            {body.map((block) => (
              <RulesBlockView key={JSON.stringify(block)} block={block} t={words} />
            ))}
            {id === "setup" && (
              <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(19rem,1fr))] sm:items-start">
                {tables.map((table) => (
                  <DealTableView
                    key={table.labels.join()}
                    table={table}
                    namesBox={boxes.size === 1}
                    folded={tables.length > fewTables}
                    t={t}
                  />
                ))}
              </div>
            )}
          </section>
        ))}
        <footer className="grid gap-1 border-t border-line pt-4 text-ink-soft">
          <h2 className="text-base text-ink">{rules.sources.length > 1 ? words.sources : words.source}</h2>
          {rules.sources.map(({ title, href, author, note }) => (
            <div key={title}>
              <p className="wrap-anywhere">
                {href === undefined ? (
                  <cite>{title}</cite>
                ) : (
                  <a href={href} rel="noreferrer" className="quiet-link">
                    <cite>{title}</cite>
                  </a>
                )}
                , {author}
              </p>
              <p className="text-fine">{note}</p>
            </div>
          ))}
        </footer>
        <Link href={`/sheet?blank=${game.id}`} className="quiet-link justify-self-start py-3">
          {t.sheet.blank}
        </Link>
        <Link href={`/new?game=${game.id}`} className="action w-full">
          {words.play({ game: name })}
        </Link>
      </div>
    </PageFrame>
  );
}
