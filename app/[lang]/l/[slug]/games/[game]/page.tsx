import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DataLinks } from "@/app/l/data-links";
import { GameResultList } from "@/app/l/game-result";
import { LeagueFrame } from "@/app/l/league-frame";
import { leagueWords } from "@/app/l/league-words";
import { openLeague } from "@/app/l/open-league";
import { playedName } from "@/app/l/played-name";
import { RoundsSheet } from "@/app/shared/rounds-sheet";
import { catalogue } from "@/lib/i18n/catalogues";
import { readSheet } from "@/lib/server/pages";
import { dayForAll } from "@/lib/ui/text/when-text";

interface GamePageProps {
  readonly params: Promise<{ readonly slug: string; readonly game: string }>;
}

async function read({ params }: GamePageProps) {
  const { language, say } = await leagueWords();
  const { slug, game: id } = await params;
  const league = await openLeague(slug, `/games/${id}`);
  const game = await league.game(id.toLowerCase());
  if (!game) notFound();
  const when = dayForAll(game.finishedAt, league.timeZone, language);
  return { league, game, when, title: say.openGame({ game: playedName(game, language), when }) };
}

export async function generateMetadata(props: GamePageProps): Promise<Metadata> {
  const { league, title } = await read(props);
  return { title: `${title} · ${league.name}` };
}

/** A finished game of a league: the result, and its sheet. Players are called as the league calls them. */
export default async function GamePage(props: GamePageProps) {
  const { language } = await leagueWords();
  const { league, game, when, title } = await read(props);
  const sheet = await readSheet(game.game);
  const names = new Map(game.players.map(({ seat, name }) => [seat, name]));
  return (
    <LeagueFrame league={league} part="games">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:items-start">
        <section aria-labelledby="result" className="panel grid gap-3 p-4">
          <h2 id="result" className="text-title">
            {title}
          </h2>
          <GameResultList game={game} />
        </section>
        {sheet && (
          <RoundsSheet
            heading={playedName(game, language)}
            facts={[
              ...(game.rules === undefined ? [] : [playedName({ ...game, rules: undefined }, language)]),
              when,
            ]}
            table={{
              ...sheet,
              columns: sheet.columns.map((players) =>
                players.map(({ id, name }) => ({ id, name: names.get(id) ?? name })),
              ),
            }}
            language={language}
            words={catalogue("base", language)}
          />
        )}
      </div>
      <DataLinks league={league.id} path={`games/${game.game}`} fields={{}} csv={false} />
    </LeagueFrame>
  );
}
