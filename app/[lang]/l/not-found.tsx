import { leagueWords } from "@/app/l/league-words";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { NothingHere } from "@/lib/ui/page/nothing-here";

export default async function LeagueNotFound() {
  const { say } = await leagueWords();
  const { toGames } = (await pageCatalogue("base")).shell;
  return <NothingHere page={say.league} title={say.missingTitle} text={say.missing} toGames={toGames} />;
}
