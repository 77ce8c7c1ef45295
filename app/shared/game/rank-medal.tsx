interface RankMedalProps {
  readonly rank: number;
  readonly label: string;
  /** The size of the medal and of its number. */
  readonly size?: string;
}

/** A place; the leader's is brass. */
export function RankMedal({ rank, label, size = "size-9 text-lead" }: RankMedalProps) {
  const face =
    rank === 1 ? "border-brass-bright bg-brass-bright text-on-tile" : "border-on-walnut-soft text-on-walnut";
  return (
    <span
      role="img"
      aria-label={label}
      className={`grid ${size} shrink-0 place-items-center rounded-full border-2 font-display font-bold ${face}`}
    >
      {rank}
    </span>
  );
}
