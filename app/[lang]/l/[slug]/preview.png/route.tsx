import { ImageResponse } from "next/og";
import type { ComponentProps } from "react";
import { eveningWordsIn } from "@/app/l/evening/evening-words";
import { partiesOf } from "@/app/l/game/parties-of";
import { playedName } from "@/app/l/game/played-name";
import { kindName, seasonNow } from "@/app/l/league-query";
import { openLeague } from "@/app/l/open-league";
import { PreviewPicture, previewSize } from "@/app/l/preview/preview-picture";
import { dayText, isUneven, pointsInShort, pointsWriter } from "@/app/l/standings/figures";
import { catalogue } from "@/lib/i18n/catalogues";
import { isBaseLanguage } from "@/lib/i18n/language";
import { figureOf } from "@/lib/league/pages/parties";
import { isDay } from "@/lib/league/season";
import { fixedText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { dayForAll } from "@/lib/ui/text/when-text";

const shown = 5;

interface Asked {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

// What draws pictures is read from the build with the first of them. It is read with this page, whose code the server
// reads when it starts: a build that is made meanwhile is the next start's.
await new ImageResponse(<div />, { width: 1, height: 1 }).arrayBuffer();

/**
 * The picture that is shown where somebody sends a link to a league, to one of its games (`?game=ID`), evenings
 * (`?evening=DAY`) or players (`?player=ID`).
 */
export async function GET(request: Request, { params }: Asked): Promise<Response> {
  const { lang, slug } = await params;
  const { language, t, texts } = await eveningWordsIn(isBaseLanguage(lang) ? lang : "en");
  const league = await openLeague(slug, "/preview.png", {}, Promise.resolve({ language, t }));
  const foot = catalogue("base", language).shell.appName;
  const drawn = (preview: Omit<ComponentProps<typeof PreviewPicture>, "foot">) =>
    new ImageResponse(<PreviewPicture {...preview} foot={foot} />, previewSize);
  const { searchParams } = new URL(request.url);
  const day = searchParams.get("evening") ?? "";
  const evening = isDay(day) ? await league.evening(day) : undefined;
  if (evening) {
    const { players } = evening.reply;
    const uneven = players.some(({ points }) => isUneven(points));
    return drawn({
      name: texts.eveningOf({ when: dayText(day, language) }),
      table: league.name,
      nothing: t.noGamesTitle,
      rows: players.slice(0, shown).map(({ place, name, points }) => ({
        place,
        name,
        points: pointsInShort(points, uneven, language),
      })),
    });
  }
  const asked = searchParams.get("game");
  const game = asked === null ? undefined : await league.game(asked.toLowerCase());
  if (game) {
    const figure = figureOf(game);
    const when = dayForAll(game.finishedAt, league.timeZone, language);
    return drawn({
      name: t.openGame({ game: playedName(game, language), when }),
      table: league.name,
      nothing: t.noGamesTitle,
      rows: partiesOf(game.players, language)
        .slice(0, shown)
        .map(({ first: { place, total, balance }, name }) => ({
          place,
          name,
          ...(figure === "balance" && { points: moneyText(balance ?? 0, language, true) }),
          ...(figure === "total" && { points: fixedText(total, 0, language) }),
        })),
    });
  }
  const player = await league.player((searchParams.get("player") ?? "").toLowerCase());
  if (player) {
    const uneven = player.standings.some(({ points }) => isUneven(points));
    return drawn({
      name: player.name,
      table: league.name,
      nothing: t.notPlayed,
      rows: player.standings.slice(0, shown).map(({ kind, place, points }) => ({
        place,
        name: kind === "" ? t.allKinds : kindName(kind, language),
        points: pointsInShort(points, uneven, language),
      })),
    });
  }
  const season = seasonNow(league, new Date());
  const standings = await league.standings({ season, kind: "", page: 1, size: shown, search: "" });
  const pointsOf = pointsWriter(standings, language);
  return drawn({
    name: league.name,
    table: season?.name ?? t.allTime,
    nothing: t.noGamesTitle,
    rows: standings.rows.map((row) => ({ place: row.place, name: row.name, points: pointsOf(row) })),
  });
}
