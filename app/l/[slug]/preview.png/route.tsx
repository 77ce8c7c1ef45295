import { ImageResponse } from "next/og";
import { leagueWordsIn } from "@/lib/i18n/league-words";
import { wordsIn } from "@/lib/i18n/words";
import { pointsText, pointUnit } from "@/lib/league/standings/points";
import { seasonNow } from "../../league-query";
import { openLeague } from "../../open-league";
import { PreviewPicture, previewSize } from "../../preview/preview-picture";

const language = "en";
const say = leagueWordsIn[language];
const shown = 5;

interface Asked {
  readonly params: Promise<{ readonly slug: string }>;
}

// What draws pictures is read from the build with the first of them. It is read with this page, whose code the server
// reads when it starts: a build that is made meanwhile is the next start's.
await new ImageResponse(<div />, { width: 1, height: 1 }).arrayBuffer();

/** The picture that is shown where somebody sends a link to a league. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const league = await openLeague((await params).slug, "/preview.png");
  const season = seasonNow(league, new Date());
  const { rows, counting } = await league.standings({ season, kind: "", page: 1, size: shown, search: "" });
  const preview = {
    ...{ name: league.name, table: season?.name ?? say.allTime, nothing: say.noGamesTitle },
    rows: rows.map(({ place, name, points, played }) => ({
      ...{ place, name },
      points: counting.count === "average" ? (points / played / pointUnit).toFixed(2) : pointsText(points),
    })),
    foot: wordsIn[language].shell.appName,
  };
  return new ImageResponse(<PreviewPicture {...preview} />, previewSize);
}
