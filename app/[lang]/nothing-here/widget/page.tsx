import type { Metadata } from "next";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { NothingToFrame } from "@/lib/ui/page/nothing-to-frame";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("leaguePages")).missingTitle, robots: { index: false } };
}

/** The server's answer in a frame, if there is no such league. */
export default async function NoWidgetPage() {
  return <NothingToFrame title={(await pageCatalogue("leaguePages")).missingTitle} />;
}
