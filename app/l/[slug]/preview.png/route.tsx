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
