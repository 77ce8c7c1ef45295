import type { Metadata } from "next";
import { StandingsLink } from "@/app/shared/standings-link";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("leaguePages")).partMissingTitle, robots: { index: false } };
}

/** The server's answer if a league has no such page, player or game. */
export default async function NotInLeaguePage() {
  const t = await pageCatalogue("leaguePages");
  const { toGames } = (await pageCatalogue("base")).shell;
  return (
    <PageFrame title={t.league} back={{ href: "/", label: toGames }}>
      <Notice tile="4-0" title={t.partMissingTitle} text={t.partMissing}>
        <StandingsLink label={t.toStandings} />
      </Notice>
    </PageFrame>
  );
}
