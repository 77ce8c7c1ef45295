import { leagueWords } from "@/app/l/league-words";
import { StandingsLink } from "@/app/l/standings-link";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";

/** A player or a game that the league does not have. */
export default async function PartNotFound() {
  const { say } = await leagueWords();
  const { shell } = await pageCatalogue("base");
  return (
    <PageFrame title={say.league} back={{ href: "/", label: shell.toGames }}>
      <Notice tile="4-0" title={say.partMissingTitle} text={say.partMissing}>
        <StandingsLink label={say.toStandings} />
      </Notice>
    </PageFrame>
  );
}
