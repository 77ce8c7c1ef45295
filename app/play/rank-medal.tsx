/** A place, on brass for whoever leads. */
export function RankMedal({ rank, label }: { readonly rank: number; readonly label: string }) {
  const face =
    rank === 1 ? "border-brass-bright bg-brass-bright text-on-tile" : "border-on-walnut-soft text-on-walnut";
  return (
    <span
      role="img"
      aria-label={label}
      className={`grid size-9 shrink-0 place-items-center rounded-full border-2 font-display text-lead font-bold ${face}`}
    >
      {rank}
    </span>
  );
}
