import type { Words } from "@/lib/i18n/catalogue-names";
import type { Deal } from "@/lib/rules/tiles/deal";
import type { TileSet } from "@/lib/rules/tiles/tiles";
import type { DealTable } from "./deal-tables";

interface DealTableViewProps {
  readonly table: DealTable;
  /** Whether to name the box; otherwise the labels do. */
  readonly namesBox: boolean;
  /** Whether it is one of many, and folded under its name. */
  readonly folded: boolean;
  readonly t: Words;
}

/** A deal table: for every number of players, tiles each, what stays face down and what is taken out. */
export function DealTableView(props: DealTableViewProps) {
  if (!props.folded) return <Rows {...props} />;
  const { labels } = props.table;
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-panel bg-walnut px-3 py-2 font-display font-bold text-on-walnut">
        {props.t.rulesPages.dealFor({ options: labels })}
        <span
          aria-hidden="true"
          className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
        >
          ▾
        </span>
      </summary>
      <Rows {...props} />
    </details>
  );
}

function Rows({ table: { labels, rows }, namesBox, folded, t }: DealTableViewProps) {
  const words = t.rulesPages;
  const takesOut = rows.some(({ deal }) => deal && takenOut(deal) > 0);
  const isDrawn = rows.every(({ deal }) => deal?.drawn ?? true);
  const heads = [
    words.players,
    words.each,
    isDrawn ? words.boneyard : words.leftOver,
    ...(takesOut ? [words.takenOut] : []),
  ];
  const box = rows.find(({ deal }) => deal)?.deal?.box;
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <table className="w-full text-[min(1rem,5vmin)]">
        <caption
          className={
            folded ? "sr-only" : "bg-walnut px-3 py-2 text-left font-display font-bold text-on-walnut"
          }
        >
          {labels.length === 0 ? words.deal : words.dealFor({ options: labels })}
          {namesBox && box && (
            <span className="block font-body text-fine font-normal text-on-walnut-soft">
              {boxName(box, t)}
            </span>
          )}
        </caption>
        <thead>
          <tr className="border-b border-line text-[min(0.875rem,4vmin)] text-ink-soft">
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="px-[min(0.75rem,2vmin)] py-2 text-right align-bottom first:text-left"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ players, deal, max }) => (
            <tr key={players} className="border-b border-line last:border-0">
              <th
                scope="row"
                className="px-[min(0.75rem,2vmin)] py-1.5 text-left font-display text-lead font-bold"
              >
                {players}
              </th>
              {deal ? (
                <>
                  <td className="px-[min(0.75rem,2vmin)] py-1.5 text-right font-display text-lead font-bold">
                    {deal.each}
                  </td>
                  <td className="px-[min(0.75rem,2vmin)] py-1.5 text-right">{deal.boneyard}</td>
                  {takesOut && (
                    <td className="px-[min(0.75rem,2vmin)] py-1.5 text-right">
                      {takenOut(deal) === 0 ? words.none : words.above({ highest: deal.set.highest })}
                      {takenOut(deal) > 0 && (
                        <span className="block text-[min(0.875rem,4vmin)] text-ink-soft">
                          {t.tiles.setTiles({ tiles: takenOut(deal) })}
                        </span>
                      )}
                    </td>
                  )}
                </>
              ) : (
                <td
                  colSpan={heads.length - 1}
                  className="px-[min(0.75rem,2vmin)] py-1.5 text-right text-ink-soft"
                >
                  {max === undefined ? words.agreed : words.agreedUpTo({ max })}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const takenOut = ({ box, set }: Deal): number => box.tiles.length - set.tiles.length;

function boxName(box: TileSet, t: Words): string {
  const name = box.special ? t.tiles.pipSetName : t.tiles.setName({ highest: box.highest });
  return `${name}, ${t.tiles.setTiles({ tiles: box.tiles.length })}`;
}
