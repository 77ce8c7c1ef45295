import { ImageResponse } from "next/og";
import { leagueWordsIn } from "@/app/league/league-words";
import { openLeague } from "@/app/league/open-league";
import { previewSize } from "@/app/league/preview/preview-path";
import { PreviewPicture } from "@/app/league/preview/preview-picture";
import { previewOf } from "@/app/league/preview/previews";
import { catalogue } from "@/lib/i18n/catalogues";
import { isBaseLanguage } from "@/lib/i18n/language";

interface Asked {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

// The code that draws pictures would be read from the build with the first picture. Here it is loaded with the page,
// whose code the server reads when it starts, so a build made later only affects the next start.
await new ImageResponse(<div />, { width: 1, height: 1 }).arrayBuffer();

/**
 * The preview picture for links to a league, to one of its games (`?game=ID`), evenings (`?evening=DAY`), players
 * (`?player=ID`) or seasons (`?season=ID`).
 */
export async function GET(request: Request, { params }: Asked): Promise<Response> {
  const { lang, slug } = await params;
  const words = await leagueWordsIn(isBaseLanguage(lang) ? lang : "en");
  const { value } = await openLeague(slug, "/preview.png", {}, Promise.resolve(words));
  const { searchParams } = new URL(request.url);
  const preview = previewOf(words, value, (field) => searchParams.get(field) ?? "");
  const foot = catalogue("base", words.language).shell.appName;
  return new ImageResponse(<PreviewPicture {...preview} foot={foot} sign={value.league.sign} />, previewSize);
}
