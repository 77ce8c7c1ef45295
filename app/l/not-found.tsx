import { leagueWordsIn } from "@/lib/i18n/league-words";
import { wordsIn } from "@/lib/i18n/words";
import { NothingHere } from "@/lib/ui/page/nothing-here";

const { league, missingTitle, missing } = leagueWordsIn.en;

export default function LeagueNotFound() {
  const { toGames } = wordsIn.en.shell;
  return <NothingHere page={league} title={missingTitle} text={missing} toGames={toGames} />;
}
