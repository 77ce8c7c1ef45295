import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RoundsSheet } from "@/app/shared/rounds-sheet";
import { leagueWordsIn } from "@/lib/i18n/league-words";
import { wordsIn } from "@/lib/i18n/words";
import { readSheet } from "@/lib/server/pages";
import { dayForAll } from "@/lib/ui/text/when-text";
import { DataLinks } from "../../../data-links";
import { GameResultList } from "../../../game-result";
import { LeagueFrame } from "../../../league-frame";
import { openLeague } from "../../../open-league";
import { playedName } from "../../../played-name";

const language = "en";
const say = leagueWordsIn[language];

interface GamePageProps {
  readonly params: Promise<{ readonly slug: string; readonly game: string }>;
}

async function read({ params }: GamePageProps) {
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
            words={wordsIn[language]}
          />
        )}
      </div>
      <DataLinks league={league.id} path={`games/${game.game}`} fields={{}} csv={false} />
    </LeagueFrame>
  );
}
