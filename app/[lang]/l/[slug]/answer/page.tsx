import type { Metadata } from "next";
import { LeagueFrame } from "@/app/league/league-frame";
import { type Query, textOf } from "@/app/league/league-query";
import { openLeague } from "@/app/league/open-league";
import { AnswerView } from "@/app/league/plans/answer-view";

interface AnswerPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({ params, searchParams }: AnswerPageProps): Promise<Metadata> {
  const { value } = await openLeague((await params).slug, "/answer", await searchParams);
  return { title: value.league.name, robots: { index: false } };
}

/** A player's own page, for the answers that their link (`?as=…`) allows. It is cached only on their phone. */
export default async function AnswerPage({ params, searchParams }: AnswerPageProps) {
  const query = await searchParams;
  const league = await openLeague((await params).slug, "/answer", query);
  return (
    <LeagueFrame league={league.value.league} isLive>
      <AnswerView league={league} as={textOf(query, "as")} said={textOf(query, "said")} />
    </LeagueFrame>
  );
}
