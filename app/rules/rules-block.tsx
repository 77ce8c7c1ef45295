import type { Words } from "@/lib/i18n/catalogue-names";
import type { RulesBlock } from "@/lib/rules/rules-page";
import { HubPicture } from "./hub-picture";
import { LaidTiles } from "./laid-tiles";

/** A block of the rules. Rulings, differences and choices look different, because they go beyond one source. */
export function RulesBlockView({
  block,
  t,
}: {
  readonly block: RulesBlock;
  readonly t: Words["rulesPages"];
}) {
  switch (block.type) {
    case "text":
      return <p className="max-w-prose text-pretty">{block.text}</p>;
    case "list":
      return (
        <ul className="grid max-w-prose list-disc gap-1 pl-6">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "table":
      return (
        <table className="w-full max-w-xl overflow-hidden rounded-panel bg-surface text-[min(1rem,5.5vmin)] outline outline-line">
          <thead>
            <tr className="border-b border-line text-left text-[min(0.875rem,4.5vmin)] text-ink-soft">
              {block.head.map((head) => (
                <th key={head} scope="col" className="px-[min(0.75rem,2.5vmin)] py-2">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([what, value]) => (
              <tr key={what} className="border-b border-line last:border-0">
                <th scope="row" className="px-[min(0.75rem,2.5vmin)] py-1.5 text-left font-semibold">
                  {what}
                </th>
                <td className="px-[min(0.75rem,2.5vmin)] py-1.5">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "layout":
      return <LaidTiles {...block} />;
    case "hub":
      return <HubPicture {...block} />;
    case "ruling":
      return (
        <div
          role="note"
          className="grid max-w-prose gap-1.5 rounded-r-panel border-l-4 border-brass bg-surface py-3 pr-4 pl-4"
        >
          <p className="font-display font-bold text-brass-ink">{t.ruling}</p>
          <p className="text-ink-soft">
            <span className="font-semibold">{t.sourceSays}</span> {block.source}
          </p>
          <p>
            <span className="font-semibold">{t.here}</span> {block.ruling}
          </p>
        </div>
      );
    case "difference":
      return (
        <div
          role="note"
          className="grid max-w-prose gap-1.5 rounded-r-panel border-l-4 border-brass bg-surface py-3 pr-4 pl-4"
        >
          <p className="font-display font-bold text-brass-ink">{t.sourcesDiffer}</p>
          <p>{block.about}</p>
          <ul className="grid list-disc gap-1 pl-6 text-ink-soft">
            {block.say.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>
            <span className="font-semibold">{t.here}</span> {block.here}
          </p>
        </div>
      );
    case "choice":
      return (
        <div
          role="note"
          className="grid max-w-prose gap-1.5 rounded-r-panel border-l-4 border-felt bg-felt-soft py-3 pr-4 pl-4"
        >
          <p className="font-display font-bold text-felt-ink">{t.tableChoice}</p>
          <p>{block.text}</p>
          <ul className="grid list-disc gap-1 pl-6">
            {block.choices.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ul>
        </div>
      );
  }
}
