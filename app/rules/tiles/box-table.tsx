import type { Words } from "@/lib/i18n/catalogue-names";
import { gameWords } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import { Link } from "@/lib/ui/page/link";
import { numberText } from "@/lib/ui/text/fixed-text";
import type { Box } from "../boxes";

interface BoxTableProps {
  readonly boxes: readonly Box[];
  readonly language: Language;
  readonly t: Words;
}

/** The boxes, their contents, and the games played with them. */
export function BoxTable({ boxes, language, t: { tiles: t } }: BoxTableProps) {
  return (
    <div className="panel overflow-hidden">
      <table className="w-full text-[min(1rem,4vmin)]">
        <thead>
          <tr className="border-b border-line text-[min(0.875rem,3.5vmin)] text-ink-soft">
            <th scope="col" className="px-[min(0.75rem,2vmin)] py-2 text-left">
              {t.set}
            </th>
            <th scope="col" className="px-[min(0.5rem,1.5vmin)] py-2 text-right">
              {t.setHolds}
            </th>
            <th scope="col" className="px-[min(0.5rem,1.5vmin)] py-2 text-right">
              {t.setPips}
            </th>
            <th scope="col" className="px-[min(0.75rem,2vmin)] py-2 text-left">
              {t.setGames}
            </th>
          </tr>
        </thead>
        <tbody>
          {boxes.map(({ set, pips, games }) => (
            <tr key={set.id} className="border-b border-line last:border-0">
              <th
                scope="row"
                className="px-[min(0.75rem,2vmin)] py-2 text-left font-display font-bold whitespace-nowrap"
              >
                {set.special ? t.pipSetName : t.setName({ highest: set.highest })}
              </th>
              <td className="px-[min(0.5rem,1.5vmin)] py-2 text-right">{set.tiles.length}</td>
              <td className="px-[min(0.5rem,1.5vmin)] py-2 text-right">
                {pips === undefined ? "" : numberText(pips, language)}
              </td>
              <td className="px-[min(0.75rem,2vmin)] py-2">
                <ul className="flex flex-wrap gap-x-4">
                  {games.map((game) => (
                    <li key={game.id}>
                      <Link href={`/rules/${game.id}`} className="quiet-link inline-block py-1">
                        {gameWords(game, language).name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
