import { ImageResponse } from "next/og";
import { seasonNow } from "@/app/l/league-query";
import { leagueWordsIn } from "@/app/l/league-words";
import { openLeague } from "@/app/l/open-league";
import { PreviewPicture, previewSize } from "@/app/l/preview/preview-picture";
import { isUneven, pointsInShort, quotient } from "@/app/l/standings/figures";
import { catalogue } from "@/lib/i18n/catalogues";
import { isBaseLanguage } from "@/lib/i18n/language";
import { pointUnit } from "@/lib/league/standings/points";

const shown = 5;

interface Asked {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

// What draws pictures is read from the build with the first of them. It is read with this page, whose code the server
// reads when it starts: a build that is made meanwhile is the next start's.
await new ImageResponse(<div />, { width: 1, height: 1 }).arrayBuffer();

/** The picture that is shown where somebody sends a link to a league. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const { lang, slug } = await params;
  const { language, say } = await leagueWordsIn(isBaseLanguage(lang) ? lang : "en");
  const league = await openLeague(slug, "/preview.png");
  const season = seasonNow(league, new Date());
  const { rows, counting } = await league.standings({ season, kind: "", page: 1, size: shown, search: "" });
  const uneven = rows.some(({ points }) => isUneven(points));
  const preview = {
    ...{ name: league.name, table: season?.name ?? say.allTime, nothing: say.noGamesTitle },
    rows: rows.map(({ place, name, points, played }) => ({
      ...{ place, name },
      points:
        counting.count === "average"
          ? quotient(points, played * pointUnit, 2, language)
          : pointsInShort(points, uneven, language),
    })),
    foot: catalogue("base", language).shell.appName,
  };
  return new ImageResponse(<PreviewPicture {...preview} />, previewSize);
}
