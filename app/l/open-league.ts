import { headers } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { LeagueReader, originOf } from "@/lib/server/pages";
import { addressWith, type Query } from "./league-query";
import { type LeagueWords, leagueWords } from "./league-words";

/** Once a request, for the page and its head. */
const opened = cache((slug: string, former: string) => LeagueReader.open(slug, former));

/** The league at an address, with what it says in a language, which is the page's where none is named; or undefined. */
export const findLeague = async (slug: string, words = leagueWords()) =>
  opened(slug, (await words).t.formerPlayer);

/**
 * The league at an address. An old slug leads on to the new one, with `rest` of the path and the query. `words`: where
 * what is drawn is no page.
 */
export async function openLeague(
  slug: string,
  rest = "",
  query: Query = {},
  words?: Promise<LeagueWords>,
): Promise<LeagueReader> {
  const league = await findLeague(slug, words);
  if (!league) notFound();
  if (league.slug !== slug) permanentRedirect(addressWith(`/l/${league.slug}${rest}`, query));
  return league;
}

/** Where this server is reached, for addresses that others fetch. */
export const ownOrigin = async (): Promise<URL> => originOf(await headers());
