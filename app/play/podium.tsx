import type { GameView } from "@/lib/client/games";
import { useWords } from "@/lib/i18n/use-words";

/** The steps of a podium as one sees them, and how high they are. Ties stand on one step. */
const steps = [
  { rank: 2, height: "h-14" },
  { rank: 1, height: "h-20" },
  { rank: 3, height: "h-10" },
] as const;

/** More than these share a step by their number only: the list below names them. */
const mostNames = 2;

/** The first three places as a podium. A picture: the list of places below says the same. */
export function Podium({ game }: { readonly game: GameView }) {
  const say = useWords().finish;
  const { standings } = game.result;
  const taken = steps.map((step) => ({
    ...step,
    names: game.players
      .filter(({ id }) => standings.some(({ player, rank }) => player === id && rank === step.rank))
      .map(({ name }) => name.trim()),
  }));
  return (
    <div aria-hidden="true" className="grid w-full grid-cols-3 items-end gap-1.5">
      {taken.map(({ rank, height, names }) => (
        <div key={rank} className="grid min-w-0 content-end gap-1.5">
          {(names.length > mostNames ? [say.soMany({ players: names.length })] : names).map((name) => (
            <p key={name} className="px-0.5 text-fine font-semibold wrap-anywhere">
              {name}
            </p>
          ))}
          {names.length > 0 && (
            <p
              className={`grid place-items-center rounded-t-plate border-x border-t border-walnut-deep bg-linear-to-b from-walnut-light to-walnut font-display text-title font-bold ${height} ${rank === 1 ? "text-brass-bright" : "text-on-walnut"}`}
            >
              {rank}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
