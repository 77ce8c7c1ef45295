import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { leagueWordsIn } from "@/lib/i18n/league-words";
import { DataLinks } from "../../../data-links";
import { LeagueFrame } from "../../../league-frame";
import { openLeague } from "../../../open-league";
import { KindsTable } from "../../../player/kinds-table";
import { OthersTables } from "../../../player/others-tables";
import { PlayerRecords } from "../../../player/player-records";
import { RatingSection } from "../../../player/rating-section";

const say = leagueWordsIn.en;

interface PlayerPageProps {
  readonly params: Promise<{ readonly slug: string; readonly player: string }>;
}

async function read({ params }: PlayerPageProps) {
  const { slug, player: id } = await params;
  const league = await openLeague(slug, `/players/${id}`);
  return { league, player: await league.player(id.toLowerCase()) };
}

export async function generateMetadata(props: PlayerPageProps): Promise<Metadata> {
  const { league, player } = await read(props);
  return { title: `${player?.name ?? say.parts.players} · ${league.name}` };
}

/** A player of a league: rating, games by kind, records, and against whom. */
export default async function PlayerPage(props: PlayerPageProps) {
  const { league, player } = await read(props);
  if (!player) notFound();
  const { name, standings } = player;
  return (
    <LeagueFrame league={league} part="players">
      <h2 className="mb-4 text-display">{name}</h2>
      <div className="grid gap-8">
        <KindsTable slug={league.slug} standings={standings} />
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
          {say.allGamesOf({ name })}
        </a>
      </p>
      <DataLinks league={league.id} path={`players/${player.player}`} fields={{}} />
    </LeagueFrame>
  );
}
