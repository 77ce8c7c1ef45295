import { headers } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { LeagueReader, originOf } from "@/lib/server/pages";
import { addressWith, type Query } from "./league-query";
import { type LeagueWords, leagueWords } from "./league-words";

/** Once per request, for the page and its head. */
const opened = cache((slug: string, former: string) => LeagueReader.open(slug, former));

/** The league at an address, with its words in a language, by default the page's; or undefined. */
export const findLeague = async (slug: string, words = leagueWords()) =>
  opened(slug, (await words).t.formerPlayer);

/**
 * The league at an address. An old slug redirects to the new one, with `rest` of the path and the query. `words`: for
 * output that is not a page.
 */
export async function openLeague(
  slug: string,
  rest = "",
  query: Query = {},
  words?: Promise<LeagueWords>,
): Promise<LeagueReader> {
  const league = await findLeague(slug, words);
  if (!league) notFound();
  const { slug: now } = league.value.league;
  if (now !== slug) permanentRedirect(addressWith(`/l/${now}${rest}`, query));
  return league;
}

/** The origin of this server, for addresses that others fetch. */
export const ownOrigin = async (): Promise<URL> => originOf(await headers());
