import { leagueWordsIn } from "@/lib/i18n/league-words";
import { pointsText } from "@/lib/league/points";
import type { LeaguePlayerReply } from "@/lib/league/replies";
import { aheadText, moneyIn, quotient } from "./figures";
import { FormView } from "./form-view";
import { kindName } from "./league-query";
import { cornerCell, headCell, LeagueTable, nameCell } from "./league-table";

const language = "en";
const say = leagueWordsIn[language];

interface KindsTableProps {
  readonly slug: string;
  readonly standings: LeaguePlayerReply["standings"];
}

/** How somebody stands in each kind of game and in all together, of all time. */
export function KindsTable({ slug, standings }: KindsTableProps) {
  const { column } = say;
  const hasMoney = standings.some(({ money }) => money.length > 0);
  const heads = [
    ...[column.place, column.points, column.played, column.won, column.form, column.average, column.ahead],
    ...[column.outs, column.best, column.worst, ...(hasMoney ? [column.money] : []), column.rating],
  ];
  return (
    <section aria-labelledby="by-kind" className="grid min-w-0 gap-3">
      <h2 id="by-kind" className="text-title">
        {say.byKind}
      </h2>
      {standings.length === 0 ? (
        <p className="panel p-4">{say.notPlayed}</p>
      ) : (
        <LeagueTable label={say.byKind}>
          <thead>
            <tr>
              <th scope="col" className={cornerCell}>
                {say.game}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className={headCell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => (
              <tr key={row.kind}>
                <th scope="row" className={`${nameCell} max-w-36`}>
                  {row.kind === "" ? say.allKinds : kindName(row.kind, language)}
                </th>
                <td>
                  <a
                    href={`/l/${slug}?season=all${row.kind === "" ? "" : `&kind=${row.kind}`}`}
                    className="quiet-link inline-block py-3"
                  >
                    {say.ordinal(row.place)}
                  </a>
                </td>
                <td className="font-bold whitespace-nowrap">{pointsText(row.points)}</td>
                <td>{row.played}</td>
                <td className="whitespace-nowrap">
                  {row.won}
                  {row.shared > 0 && (
                    <span className="block text-fine text-ink-soft">
                      {say.sharedWins({ shared: row.shared })}
                    </span>
                  )}
                </td>
                <td>
                  <FormView form={row.form} />
                </td>
                <td>{quotient(row.places, row.played, 2, language)}</td>
                <td>{aheadText(row.ahead, row.scored, language)}</td>
                <td>{row.outs}</td>
                <td>{row.best ? aheadText(row.best.ahead, 1, language) : "–"}</td>
                <td>{row.worst ? aheadText(row.worst.ahead, 1, language) : "–"}</td>
                {hasMoney && (
                  <td className="whitespace-nowrap">
                    {row.money.map(({ currency, won, lost }) => (
                      <span key={currency} className="block">
                        {moneyIn(won - lost, currency, language, true)}
                      </span>
                    ))}
                  </td>
                )}
                <td className="whitespace-nowrap">
                  {row.rating ? `${Math.round(row.rating.mu)}, ${say.sureness[row.rating.sureness]}` : "–"}
                </td>
              </tr>
            ))}
          </tbody>
        </LeagueTable>
      )}
    </section>
  );
}
