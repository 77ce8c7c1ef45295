import type { Metadata } from "next";
import { type Query, textOf } from "@/app/league/league-query";
import { openLeague } from "@/app/league/open-league";
import { LeagueWidget } from "@/app/league/widget/league-widget";

interface WidgetPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({ params, searchParams }: WidgetPageProps): Promise<Metadata> {
  const { value } = await openLeague((await params).slug, "/widget", await searchParams);
  return { title: value.league.name, robots: { index: false } };
}

/** The standings for other sites, which may embed this page and no other. `?theme=light|dark`, `?lang=`. */
export default async function WidgetPage({ params, searchParams }: WidgetPageProps) {
  const query = await searchParams;
  const { value } = await openLeague((await params).slug, "/widget", query);
  return <LeagueWidget value={value} theme={textOf(query, "theme")} />;
}
