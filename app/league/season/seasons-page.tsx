import { seasonsPage as readSeasons } from "@/lib/league/pages/seasons";
import { Notice } from "@/lib/ui/page/notice";
import type { Drawn, DrawPage } from "../drawn";
import { SeasonList } from "./season-list";
import { TitlesList } from "./titles-list";

/** The hall of fame: who won each season, and how many seasons each player has won. */
export const seasonsPage: DrawPage = (drawn) => ({
  part: "seasons",
  title: drawn.words.texts.hallOfFame,
  body: <Seasons {...drawn} />,
  data: { path: "seasons" },
});

function Seasons(drawn: Drawn) {
  const { words, value, now } = drawn;
  const { texts } = words;
  const { seasons, titles } = readSeasons(value, now);
  return (
    <>
      <h2 className="mb-3 text-title">{texts.hallOfFame}</h2>
      {seasons.length === 0 ? (
        <Notice tile="0-0" title={texts.noSeasonsTitle} text={texts.noSeasons} />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
          <SeasonList drawn={drawn} seasons={seasons} />
          <TitlesList drawn={drawn} titles={titles} />
        </div>
      )}
    </>
  );
}
