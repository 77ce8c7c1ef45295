import { headers } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { LeagueReader, originOf } from "@/lib/server/pages";
import { addressWith, type Query } from "./league-query";
import { leagueWords } from "./league-words";

/** Once a request, for the page and its head; undefined when there is no such league. */
export const findLeague = cache(async (slug: string) =>
  LeagueReader.open(slug, (await leagueWords()).say.formerPlayer),
);

/** The league at an address. An old slug leads on to the new one, with `rest` of the path and the query. */
export async function openLeague(slug: string, rest = "", query: Query = {}): Promise<LeagueReader> {
  const league = await findLeague(slug);
  if (!league) notFound();
  if (league.slug !== slug) permanentRedirect(addressWith(`/l/${league.slug}${rest}`, query));
  return league;
}

/** Where this server is reached, for addresses that others fetch. */
export const ownOrigin = async (): Promise<URL> => originOf(await headers());
