import { headers } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { LeagueReader, originOf } from "@/lib/server/pages";
import { addressWith, type Query } from "./league-query";
import { type LeagueWords, leagueWords } from "./league-words";

/** Once a request, for the page and its head; undefined when there is no such league. */
export const findLeague = cache(async (slug: string) =>
  LeagueReader.open(slug, (await leagueWords()).say.formerPlayer),
);

/** The league at an address. An old slug leads on to the new one, with `rest` of the path and the query. */
export const openLeague = async (slug: string, rest = "", query: Query = {}): Promise<LeagueReader> =>
  placed(await findLeague(slug), slug, rest, query);

/** The same for what is no page, which Next does not tell its language. */
export const openLeagueIn = async ({ say }: LeagueWords, slug: string, rest: string): Promise<LeagueReader> =>
  placed(await LeagueReader.open(slug, say.formerPlayer), slug, rest, {});

function placed(league: LeagueReader | undefined, slug: string, rest: string, query: Query): LeagueReader {
  if (!league) notFound();
  if (league.slug !== slug) permanentRedirect(addressWith(`/l/${league.slug}${rest}`, query));
  return league;
}

/** Where this server is reached, for addresses that others fetch. */
export const ownOrigin = async (): Promise<URL> => originOf(await headers());
