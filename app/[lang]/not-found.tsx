import { pageCatalogue } from "@/lib/i18n/page-words";
import { NothingHere } from "@/lib/ui/page/nothing-here";

export default async function NotFound() {
  const { appName, toGames, notFoundTitle, notFound } = (await pageCatalogue("base")).shell;
  return <NothingHere page={appName} title={notFoundTitle} text={notFound} toGames={toGames} />;
}
