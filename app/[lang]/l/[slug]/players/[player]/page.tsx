import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LeagueFrame } from "@/app/league/league-frame";
import { leagueWords } from "@/app/league/league-words";
import { openLeague } from "@/app/league/open-league";
import { OthersTables } from "@/app/league/player/others-tables";
import { PlayerRecords } from "@/app/league/player/player-records";
import { PlayerStory } from "@/app/league/player/player-story";
import { RatingSection } from "@/app/league/player/rating-section";
import { RulesetsTable } from "@/app/league/player/rulesets-table";
import { partMetadata, partPicture } from "@/app/league/preview/part-metadata";
import { DataLinks } from "@/app/league/share/data-links";

interface PlayerPageProps {
  readonly params: Promise<{ readonly slug: string; readonly player: string }>;
}

async function read({ params }: PlayerPageProps) {
  const { slug, player: id } = await params;
  const league = await openLeague(slug, `/players/${id}`);
  return { league, player: await league.player(id.toLowerCase()) };
}

export async function generateMetadata(props: PlayerPageProps): Promise<Metadata> {
  const { t } = await leagueWords();
  const { league, player } = await read(props);
  if (!player) return { title: `${t.parts.players} · ${league.name}` };
  const { player: id, name, standings } = player;
  const [all] = standings;
  const description = all
    ? `${t.whyTitle({ place: all.place, name })}: ${t.wonOf({ won: all.won, played: all.played })}`
    : `${name}: ${t.notPlayed}`;
  return partMetadata(league, name, partPicture(league, { player: id }, description));
}

/** A player of a league: rating, games by kind, records, partners and opponents. */
export default async function PlayerPage(props: PlayerPageProps) {
  const { t } = await leagueWords();
  const { league, player } = await read(props);
  if (!player) notFound();
  const { name, standings } = player;
  return (
    <LeagueFrame league={league} part="players">
      <h2 className="mb-4 text-display">{name}</h2>
      <div className="grid gap-8">
        <PlayerStory league={league} player={player} />
        <RulesetsTable slug={league.slug} standings={standings} />
        <div className="grid min-w-0 gap-8 lg:grid-cols-2 lg:items-start">
          <div className="grid min-w-0 gap-8">
            <RatingSection league={league} player={player} />
            <PlayerRecords player={player} />
          </div>
          <OthersTables slug={league.slug} others={player} />
        </div>
      </div>
      <p className="mt-6">
        <a href={`/l/${league.slug}/games?player=${player.player}`} className="quiet-link inline-block py-3">
          {t.allGamesOf({ name })}
        </a>
      </p>
      <DataLinks league={league.id} path={`players/${player.player}`} fields={{}} />
    </LeagueFrame>
  );
}
