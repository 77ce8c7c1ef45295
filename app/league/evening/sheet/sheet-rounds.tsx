import { catalogue } from "@/lib/i18n/catalogues";
import type { SheetReply } from "@/lib/league/sheets/sheet-replies";
import { numberText } from "@/lib/ui/text/fixed-text";
import type { Drawn } from "../../drawn";
import { rulesetName } from "../../league-query";

interface SheetRoundsProps {
  readonly drawn: Drawn;
  readonly sheet: SheetReply;
}

type Round = SheetReply["rounds"][number];

/** An evening round by round: who sat at which table, how it ended, and who rested. */
export function SheetRounds({ drawn, sheet }: SheetRoundsProps) {
  const { words, nameOf } = drawn;
  const { language, texts } = words;
  const club = catalogue("club", language);
  const id = `rounds-${sheet.sheet}`;
  return (
    <section aria-labelledby={id} className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={id} className="text-lead">
        {texts.allRounds} · {rulesetName(sheet.kind, language)}
      </h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 @lg:grid-cols-2 @5xl:grid-cols-3">
        {sheet.rounds.map(({ round, tables, rest }) => (
          <li key={round} className="panel grid content-start gap-2 p-4 break-inside-avoid">
            <h4 className="border-b border-line pb-2 font-display text-base font-bold">
              {club.round({ round })}
            </h4>
            <ul className="grid gap-2">
              {tables.map((table) => (
                <TableLine key={table.table} drawn={drawn} table={table} />
              ))}
            </ul>
            {rest.length > 0 && (
              <p className="text-fine text-ink-soft wrap-anywhere">
                {club.resting}: {rest.map(nameOf).join(", ")}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface TableLineProps {
  readonly drawn: Drawn;
  readonly table: Round["tables"][number];
}

/** A table: each side with its points, the winners in bold; the scoresheet that was kept there, if the league has it. */
function TableLine({ drawn, table }: TableLineProps) {
  const { words, value, nameOf } = drawn;
  const { language } = words;
  const club = catalogue("club", language);
  const { sides, points, won, forfeit, game } = table;
  const name = club.table(table);
  const isHere = game !== undefined && value.games.some(({ gameId }) => gameId === game);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 leading-tight">
      <span className="text-fine text-ink-soft">
        {isHere ? (
          <a href={`/l/${value.league.slug}/games/${game}`} className="quiet-link tap-target">
            {name}
          </a>
        ) : (
          name
        )}
      </span>
      <span className="text-fine text-ink-soft">
        {forfeit ? club.wasAbsent : points === undefined && won === undefined ? club.noResult : ""}
      </span>
      {sides.map((side, index) => (
        <span key={side.join(" ")} className={`contents ${won === index ? "font-bold" : ""}`}>
          <span className="wrap-anywhere">{side.map(nameOf).join(" + ")}</span>
          <span className="text-right font-display tabular-nums">
            {points ? numberText(points[index] ?? 0, language) : won === index ? "✓" : ""}
          </span>
        </span>
      ))}
    </li>
  );
}
