import { fairnessText, partedText } from "@/app/shared/evening/standing-texts";
import { catalogue } from "@/lib/i18n/catalogues";
import type { SheetReply } from "@/lib/league/sheets/sheet-replies";
import { Medal } from "@/lib/ui/pictures/medal";
import { fixedText, numberText } from "@/lib/ui/text/fixed-text";
import { halvesText } from "@/lib/ui/text/halves-text";
import type { Drawn } from "../../drawn";
import { NotSent } from "../../not-sent";
import { isUneven, pointsInShort } from "../../standings/figures";
import { PlayedTrace } from "./played-trace";

interface SheetStandingsProps {
  readonly drawn: Drawn;
  readonly sheet: SheetReply;
}

/**
 * The final standings of an evening: the place and what it is worth in the league, what was won, what parts each row from
 * the one before it, and below each its rounds.
 */
export function SheetStandings({ drawn, sheet }: SheetStandingsProps) {
  const { words, value, notes } = drawn;
  const { language, t, texts } = words;
  const club = catalogue("club", language);
  const { standings, form, perGame } = sheet;
  const uneven = standings.some(({ league }) => isUneven(league));
  const figure = ({ games, points = 0, for: scored = 0, against = 0 }: SheetReply["standings"][number]) =>
    form === "alone"
      ? `${club.average} ${fixedText(points / Math.max(1, games), 1, language)}`
      : `${club.difference} ${fixedText(scored - against, 0, language, true)}`;
  const id = `standings-${sheet.sheet}`;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-lead">
        {texts.finalStandings}
      </h3>
      <NotSent text={notes.of(sheet.sheet)} />
      <ol className="board px-3 py-1">
        {standings.map((row, index) => (
          <li
            key={row.who.map(({ player }) => player).join(" ")}
            className="groove flex min-h-14 flex-wrap items-center justify-end gap-x-3 py-1.5 break-inside-avoid last:border-0 last:shadow-none"
          >
            {row.place === undefined ? (
              <span className="size-9 shrink-0 text-center text-lead">–</span>
            ) : (
              <Medal rank={row.place} label={t.ordinal(row.place)} className="size-9 shrink-0" />
            )}
            <div className="min-w-0 grow basis-[min(7rem,60%)] leading-[1.2]">
              {row.who.map(({ player, name }, at) => (
                <span key={player}>
                  {at > 0 && " "}
                  <a href={`/l/${value.league.slug}/players/${player}`} className="tap-target font-semibold">
                    {/* As wide as a finger, the link of a short name has room for what joins it to the next. */}
                    <span className="wrap-anywhere">
                      <span className="underline decoration-1 underline-offset-4">{name}</span>
                      {at < row.who.length - 1 && <span aria-hidden="true"> +</span>}
                    </span>
                  </a>
                </span>
              ))}
              <p className="text-fine text-on-walnut-soft">
                {club.wins} {halvesText(row.wins, language)}/{numberText(row.games, language)} · {figure(row)}
              </p>
              <p className="pb-1 text-fine text-on-walnut-soft empty:hidden">
                {partedText(club, language, perGame, standings[index - 1], row)}
              </p>
            </div>
            <span className="plate grid h-12 min-w-16 shrink-0 place-items-center px-2 text-title">
              <span className="sr-only">{texts.leaguePoints}: </span>
              {row.place === undefined ? "–" : pointsInShort(row.league, uneven, language)}
            </span>
            <PlayedTrace drawn={drawn} sheet={sheet} row={row} />
          </li>
        ))}
      </ol>
      <p className="text-fine text-ink-soft text-pretty">
        {texts.firstWins} {texts.placePoints}
      </p>
      <p className="text-fine text-ink-soft text-pretty empty:hidden">
        {perGame && (form === "alone" ? club.perGame : club.perGameWon)}
      </p>
      <p className="text-fine text-ink-soft text-pretty empty:hidden">
        {fairnessText(club, language, sheet.fairness)}
      </p>
    </section>
  );
}
