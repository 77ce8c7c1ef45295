import { attendance } from "@/lib/league/pages/attendance";
import { Notice } from "@/lib/ui/page/notice";
import { dayInShort } from "@/lib/ui/text/when-text";
import { Chooser } from "../chooser";
import type { Drawn, DrawPage } from "../drawn";
import { addressWith, allTime, chosenOf, seasonNow } from "../league-query";
import { LeagueTable, nameCell } from "../league-table";
import { dayText } from "../standings/figures";

const asked = ({ query, value: { league }, now }: Drawn) =>
  chosenOf(query, league, seasonNow(league, new Date(now)));

/** As many evenings as fit beside the names on a desktop and a sheet of paper; the file has all of them. */
const maxColumns = 15;

/** Who came to which evening, as a list for the wall and for a spreadsheet. */
export const attendancePage: DrawPage = (drawn) => {
  const { season } = asked(drawn);
  return {
    part: "evenings",
    title: drawn.words.texts.attendance,
    season: season?.id ?? allTime,
    body: <Attendance {...drawn} />,
    data: { path: "attendance", fields: { season: season?.id } },
  };
};

function Attendance(drawn: Drawn) {
  const { words, value } = drawn;
  const { language, t, texts } = words;
  const { season } = asked(drawn);
  const { slug, seasons } = value.league;
  const path = `/l/${slug}/attendance`;
  const { evenings, players, total } = attendance(value, { season });
  const shown = evenings.slice(-maxColumns).reverse();
  return (
    <>
      <h2 className="mb-3 text-title">{texts.attendance}</h2>
      <div className="mb-4">
        <Chooser
          id="seasons"
          label={t.seasons}
          choices={[
            ...seasons.map(({ name, id }) => ({
              label: name,
              href: addressWith(path, { season: id }),
              chosen: id === season?.id,
            })),
            { label: t.allTime, href: addressWith(path, { season: allTime }), chosen: !season },
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <Notice tile="0-0" title={t.noGamesTitle} text={texts.noEvenings} />
      ) : (
        <div className="grid gap-3">
          <LeagueTable label={texts.attendance}>
            <thead>
              <tr className="text-fine text-ink-soft">
                <th scope="col" className={`${nameCell} min-w-32`}>
                  {t.column.player}
                </th>
                <th scope="col">{texts.cameTo}</th>
                {shown.map((day) => (
                  <th key={day} scope="col" className="align-bottom font-normal">
                    <a href={`/l/${slug}/evenings/${day}`} className="quiet-link grid min-h-12 content-end">
                      <span className="sr-only">{dayText(day, language)}</span>
                      <span aria-hidden="true" className="whitespace-nowrap">
                        {dayInShort(day, language)}
                      </span>
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map(({ player, name, came }) => (
                <tr key={player}>
                  <th scope="row" className={`${nameCell} max-w-36 sm:max-w-72`}>
                    <a
                      href={`/l/${slug}/players/${player}`}
                      className="quiet-link grid min-h-12 content-center leading-tight wrap-anywhere"
                    >
                      {name}
                    </a>
                  </th>
                  <td>{came.length}</td>
                  {shown.map((day) => (
                    <td key={day}>
                      {came.includes(day) && (
                        <>
                          <span className="sr-only">{texts.came}</span>
                          <span aria-hidden="true">●</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </LeagueTable>
          {total > shown.length && (
            <p className="text-ink-soft">{texts.latestOf({ shown: shown.length, total })}</p>
          )}
        </div>
      )}
    </>
  );
}
