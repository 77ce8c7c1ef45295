import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { aimOf, type LeagueReader } from "@/lib/server/pages";
import { type DrawPage, drawnFrom, type FromServer, noNotes } from "./drawn";
import { LeagueFrame } from "./league-frame";
import type { Query } from "./league-query";
import { leagueWords } from "./league-words";
import { Once } from "./once/once";
import { openLeague } from "./open-league";
import { previewPath, previewSize } from "./preview/preview-path";
import { rulesetArt } from "./ruleset-art";
import { DataLinks } from "./share/data-links";

interface LeaguePageProps {
  /** The league's slug, and what the last part of the path names, if it names anything. */
  readonly params: Promise<{ readonly [Name in string]: string } & { readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

/**
 * A page of a league as the server draws it, and its head. `path`: under the league's address, ending in a slash if the
 * name of a thing follows. `more`: what only the server can add.
 */
export function serverPage(
  path: string,
  draw: DrawPage,
  more?: (league: LeagueReader, item: string) => Promise<FromServer>,
) {
  async function open({ params, searchParams }: LeaguePageProps) {
    const { lang: _, slug, ...items } = await params;
    const [item = ""] = Object.values(items);
    const query = await searchParams;
    const [words, league] = [await leagueWords(), await openLeague(slug, path + item, query)];
    const now = new Date().toISOString();
    const { value, version } = league;
    const pictureAt = previewPath(value.league.slug, version);
    const here = { artOf: rulesetArt, aimOf, notes: noNotes, pictureAt, hasBoards: true, Once };
    const drawn = drawnFrom({ words, value, query, now, ...here });
    return { league, drawn, item };
  }

  async function head(props: LeaguePageProps): Promise<Metadata> {
    const { drawn, item } = await open(props);
    const { title, picture } = draw(drawn, item) ?? notFound();
    const { name } = drawn.value.league;
    if (title === undefined) return { title: name };
    if (!picture) return { title: `${title} · ${name}` };
    const { of, alt: description } = picture;
    const image = { url: drawn.pictureAt?.(of) ?? "", alt: description, ...previewSize };
    return {
      title: `${title} · ${name}`,
      description,
      openGraph: { title, description, type: "website", images: [image] },
    };
  }

  async function page(props: LeaguePageProps) {
    const { league, drawn, item } = await open(props);
    const shown = draw({ ...drawn, ...(await more?.(league, item)) }, item) ?? notFound();
    const { id } = drawn.value.league;
    return (
      <LeagueFrame
        league={drawn.value.league}
        part={shown.part}
        season={shown.season ?? ""}
        isLive={shown.isLive ?? false}
      >
        {shown.body}
        <DataLinks league={id} {...shown.data} />
      </LeagueFrame>
    );
  }

  return { head, page };
}
