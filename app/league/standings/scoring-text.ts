import { findGameWords } from "@/lib/i18n/game-words";
import type { StandingsReply } from "@/lib/league/page-replies";
import type { LeagueWords } from "../league-words";

type Rule = Pick<StandingsReply, "counting" | "table" | "scoring">;

/** How the points of a table come about, in sentences: first what every game gives, then what else, then what counts. */
export function scoringText(
  { language, t: { scoring: t } }: LeagueWords,
  { counting, table, scoring = {} }: Rule,
  nameOf: (player: string) => string,
): { readonly game: string; readonly more: readonly string[]; readonly counted: string } {
  const { tables = [], draw, near, shutout, twice, coming, partners = "each", handicaps } = scoring;
  const more = [
    ...tables.map(({ game, parties: size, points }) =>
      t.tableFor({ game: game && (findGameWords(game, language)?.name ?? game), size, points }),
    ),
    tables.length > 1 && t.mostExact,
    draw !== undefined && t.draw({ points: draw }),
    near && t.near(near),
    twice && t.twice,
    shutout && t.shutout({ points: shutout }),
    coming && t.coming({ points: coming }),
    handicaps &&
      t.handicaps({ people: handicaps.map(({ player, points }) => ({ name: nameOf(player), points })) }),
  ];
  return {
    game: `${t.table({ points: table })} ${t.partners[partners]}`,
    more: more.filter((each) => typeof each === "string"),
    counted: countedText(t, counting),
  };
}

function countedText(
  { counting: t }: LeagueWords["t"]["scoring"],
  counting: StandingsReply["counting"],
): string {
  switch (counting.count) {
    case "total":
      return t.total;
    case "average":
      return t.average({ min: counting.leastGames });
    case "best":
    case "drop":
      return t[counting.count](counting);
    case "best-evenings":
    case "drop-evenings":
      return t[counting.count](counting);
  }
}
