import { leagueWordsIn } from "@/lib/i18n/league-words";
import { wordsIn } from "@/lib/i18n/words";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { StandingsLink } from "../standings-link";

const { league, partMissingTitle, partMissing, toStandings } = leagueWordsIn.en;

/** A player or a game that the league does not have. */
export default function PartNotFound() {
  return (
    <PageFrame title={league} back={{ href: "/", label: wordsIn.en.shell.toGames }}>
      <Notice tile="4-0" title={partMissingTitle} text={partMissing}>
        <StandingsLink label={toStandings} />
      </Notice>
    </PageFrame>
  );
}
