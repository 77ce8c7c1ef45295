import type { LeaguePlayerReply } from "@/lib/league/page-replies";
import { numberText } from "@/lib/ui/text/fixed-text";
import type { Drawn } from "../drawn";
import { rulesetName } from "../league-query";
import { finishedText } from "../standings/figures";
import { RatingChart } from "./rating-chart";
import { ratingText } from "./rating-text";

/** How many of the latest ratings are in the table. */
const maxShown = 20;

interface RatingSectionProps {
  readonly drawn: Drawn;
  readonly player: LeaguePlayerReply;
}

/** A player's rating over time: picture, words, and the latest as a table. */
export function RatingSection({ drawn: { words, value }, player }: RatingSectionProps) {
  const { language, t } = words;
  const { slug, timeZone } = value.league;
  const { ratings } = player;
  const [first, last] = [ratings[0], ratings.at(-1)];
  const rating = player.standings.find(({ kind }) => kind === "")?.rating ?? null;
  const round = (mu: number) => numberText(Math.round(mu), language);
  const day = (at: string) => finishedText({ timeZone }, at, language);
  return (
    <section aria-labelledby="rating" className="grid min-w-0 gap-3">
      <h2 id="rating" className="text-title">
        {t.ratingOverTime}
      </h2>
      <p>{first ? ratingText(words, rating) : t.ratingNone}</p>
      {first && last && ratings.length > 1 && (
        <>
          <RatingChart ratings={ratings} from={day(first.finishedAt)} to={day(last.finishedAt)} />
          <p className="text-ink-soft">
            {t.ratingPicture({
              first: round(first.mu),
              from: day(first.finishedAt),
              last: round(last.mu),
              to: day(last.finishedAt),
            })}
          </p>
          <details className="print:hidden">
            <summary className="key">{t.ratingTable}</summary>
            <table className="mt-3 w-full text-right [&_:is(td,th)]:py-1">
              <thead className="text-fine text-ink-soft">
                <tr>
                  <th scope="col" className="text-left">
                    {t.when}
                  </th>
                  <th scope="col" className="text-left">
                    {t.game}
                  </th>
                  <th scope="col">{t.column.rating}</th>
                </tr>
              </thead>
              <tbody>
                {ratings
                  .slice(-maxShown)
                  .reverse()
                  .map(({ game, kind, finishedAt, mu, sigma }) => (
                    <tr key={game}>
                      <td className="text-left">{day(finishedAt)}</td>
                      <td className="text-left">
                        <a href={`/l/${slug}/games/${game}`} className="quiet-link inline-block py-2">
                          {rulesetName(kind, language)}
                        </a>
                      </td>
                      <td>
                        {round(mu)} ± {round(2 * sigma)}
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
