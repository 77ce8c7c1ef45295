import type { Metadata } from "next";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { NothingHere } from "@/lib/ui/page/nothing-here";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).shell.notFoundTitle, robots: { index: false } };
}

/** The server's answer for addresses that do not exist. */
export default async function NothingHerePage() {
  const { appName, toGames, notFoundTitle, notFound } = (await pageCatalogue("base")).shell;
  return <NothingHere page={appName} title={notFoundTitle} text={notFound} toGames={toGames} />;
}
