import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { eveningWords } from "@/app/league/evening/evening-words";
import { LeagueFrame } from "@/app/league/league-frame";
import { leagueWords } from "@/app/league/league-words";
import { openLeague } from "@/app/league/open-league";
import { PlayerTold } from "@/app/league/player/player-told";
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
  const words = await eveningWords();
  const { league, player } = await read(props);
  if (!player) notFound();
  return (
    <LeagueFrame league={league} part="players">
      <PlayerTold words={words} league={league} player={player} />
      <DataLinks league={league.id} path={`players/${player.player}`} fields={{}} />
    </LeagueFrame>
  );
}
