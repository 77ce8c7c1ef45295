import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { seasonNow } from "@/app/league/league-query";
import { leagueWords } from "@/app/league/league-words";
import { findLeague, ownOrigin } from "@/app/league/open-league";
import { previewPath, previewSize } from "@/app/league/preview/preview-path";
import { standingsPage } from "@/lib/league/pages/standings-page";

interface LeagueLayoutProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly children: ReactNode;
}

/** The preview of a link to any page of a league: who is at the top, in words and as a picture. */
export async function generateMetadata({ params }: LeagueLayoutProps): Promise<Metadata> {
  const { t } = await leagueWords();
  const league = await findLeague((await params).slug);
  if (!league) return {};
  const { value, version } = league;
  const { id, slug } = value.league;
  const now = new Date();
  const season = seasonNow(value.league, now);
  const top = { season, rulesetId: "", page: 1, size: 3, search: "", now: now.toISOString() };
  const { rows, total } = standingsPage(value, top);
  const description = t.preview({ leaders: rows.map(({ name }) => name), games: total });
  const picture = { url: previewPath(slug, version)({}), alt: description, ...previewSize };
  return {
    metadataBase: await ownOrigin(),
    description,
    alternates: { types: { "application/atom+xml": `/api/leagues/${id}/results.atom` } },
    openGraph: { description, type: "website", images: [picture] },
    twitter: { card: "summary_large_image" },
  };
}

/** Shown if there is no such league. Pages show what is missing within a league themselves, inside this layout. */
export default async function LeagueLayout({ params, children }: LeagueLayoutProps) {
  if (!(await findLeague((await params).slug))) notFound();
  return children;
}
