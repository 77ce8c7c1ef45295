import { useWords } from "@/lib/i18n/hooks/use-words";
import { Medal } from "@/lib/ui/pictures/medal";
import { WholeName } from "@/lib/ui/text/whole-name";
import type { FinalPlace } from "./places";

/** The steps of a podium from left to right, and their heights. Tied players share a step. */
const steps = [
  { rank: 2, className: "h-16 from-silver to-silver-rim" },
  { rank: 1, className: "h-24 from-gold to-gold-rim" },
  { rank: 3, className: "h-11 from-bronze to-bronze-rim" },
] as const;

/** If more share a step, only their number is shown; the list below names them. */
const maxNames = 2;

/** The first three places as a podium that rises. Decorative: the list of places below says the same. */
export function Podium({ places }: { readonly places: readonly FinalPlace[] }) {
  const t = useWords().finish;
  const taken = steps
    .map((step) => ({
      ...step,
      names: places.filter(({ rank }) => rank === step.rank).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
  return (
    <div aria-hidden="true" className="flex w-full items-end justify-center gap-1.5 overflow-hidden">
      {taken.map(({ rank, className, names }) => (
        <div key={rank} className="grid max-w-44 min-w-0 flex-1 content-end justify-items-center gap-1">
          <Medal rank={rank} label="" className="rise size-12" />
          {(names.length > maxNames ? [t.soMany({ players: names.length })] : names).map((name) => (
            <p key={name} className="w-full px-0.5 text-center leading-tight font-semibold">
              <WholeName name={name} largest="var(--text-fine)" />
            </p>
          ))}
          <p className={`rise w-full rounded-t-plate bg-linear-to-b ${className}`} />
        </div>
      ))}
    </div>
  );
}
