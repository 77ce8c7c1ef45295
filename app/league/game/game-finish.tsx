import { presenceNotes } from "@/app/shared/presence-notes";
import type { RoundsTable } from "@/lib/export/rounds-table";
import { catalogue } from "@/lib/i18n/catalogues";
import { findGameWords } from "@/lib/i18n/game-words";
import type { LeagueGameReply } from "@/lib/league/page-replies";
import { figureOf } from "@/lib/league/pages/parties";
import { Medal } from "@/lib/ui/pictures/medal";
import { fixedText } from "@/lib/ui/text/fixed-text";
import { moneyIn, moneyText } from "@/lib/ui/text/money-text";
import type { Drawn } from "../drawn";
import type { LeagueWords } from "../league-words";
import { isUneven, pointsInShort } from "../standings/figures";
import { partiesOf } from "./parties-of";

interface GameFinishProps {
  readonly drawn: Drawn;
  readonly game: LeagueGameReply;
  /** Undefined if it cannot be read now, or from here. */
  readonly table: RoundsTable | undefined;
}

/**
 * Everybody's place, as at the table, with what it was worth in the league, and who joined late, left or was
 * eliminated.
 */
export function GameFinish({ drawn: { words, value }, game, table }: GameFinishProps) {
  const { players, currency, kind } = game;
  const { language, t } = words;
  const { finish } = catalogue("base", language);
  const gameWordsFound = findGameWords(kind, language);
  const figure = figureOf(game);
  const notesOf = (seat: string): string[] => {
    const column = table?.columns.findIndex((those) => those.some(({ id }) => id === seat)) ?? -1;
    return gameWordsFound ? presenceNotes(table?.presence[column], gameWordsFound.roundName, finish) : [];
  };
  return (
    <ol className="board px-3 py-1">
      {partiesOf(players, language).map(({ first, party }) => {
        const { place, total, balance, points } = first;
        // Partners have the same points, unless one of them has a handicap.
        const isShared = party.every((each) => each.points === points);
        const money = balance === null ? undefined : moneyIn(balance, currency, language, true);
        return (
          <li
            key={first.player}
            className="groove flex min-h-14 flex-wrap items-center justify-end gap-x-3 py-1.5 last:border-0 last:shadow-none"
          >
            <Medal rank={place} label={t.ordinal(place)} className="size-9 shrink-0" />
            <div className="min-w-0 grow basis-[8rem]">
              {party.map((each) => (
                <p key={each.player} className="flex flex-wrap items-center gap-x-3 leading-[1.2]">
                  <a
                    href={`/l/${value.league.slug}/players/${each.player}`}
                    className="py-2 font-semibold underline decoration-1 underline-offset-4 wrap-anywhere"
                  >
                    {each.name}
                  </a>
                  <span className="text-fine text-on-walnut-soft">{ratingNote(words, each.rating)}</span>
                  {!isShared && (
                    <span className="text-fine text-on-walnut-soft">{pointsNote(words, each)}</span>
                  )}
                </p>
              ))}
              <p className="flex flex-wrap gap-x-3 pb-1 text-fine text-on-walnut-soft">
                {[
                  ...(isShared ? [pointsNote(words, first)] : []),
                  ...(figure === "balance" || money === undefined ? [] : [money]),
                  ...notesOf(first.seat),
                ].map((note) => (
                  <span key={note}>{note}</span>
                ))}
              </p>
            </div>
            {figure && (
              <span className="plate grid h-12 min-w-20 shrink-0 place-items-center px-2 text-title">
                {figure === "balance"
                  ? moneyText(balance ?? 0, language, true, currency)
                  : fixedText(total, 0, language)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What the game was worth, and for what, if not for the place alone. */
function pointsNote(
  { language, t }: LeagueWords,
  { points, parts = [] }: LeagueGameReply["players"][number],
): string {
  const written = (each: number) => pointsInShort(each, isUneven(each), language);
  const earned = t.pointsEarned({ points: written(points) });
  if (parts.length === 0) return earned;
  const reasons = parts.map((part) => t.scoring.part[part.of]({ points: written(part.points) }));
  return t.scoring.earnedFor({ earned, parts: reasons });
}

/** The rating after the game, and its change. */
function ratingNote(
  { language, t }: LeagueWords,
  rating: LeagueGameReply["players"][number]["rating"],
): string {
  if (!rating) return "";
  const { before, after } = rating;
  const by = before === null ? undefined : fixedText(after - before, 1, language, true);
  return t.ratingThen({ after: String(Math.round(after)), by });
}
