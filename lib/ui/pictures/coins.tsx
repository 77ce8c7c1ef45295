/** Coins by their worth in minor units, the largest first, each with its drawn radius. */
const coins = [
  { worth: 100, radius: 13 },
  { worth: 25, radius: 11 },
  { worth: 10, radius: 9 },
  { worth: 5, radius: 8 },
  { worth: 1, radius: 7 },
] as const;

/** More could not be counted at a glance. */
const maxDrawn = 12;
const step = 11;

/** An amount of money as a row of overlapping coins; the number beside it says the same. */
export function Coins({ amount, className }: { readonly amount: number; readonly className: string }) {
  const drawn = coinsOf(amount).slice(0, maxDrawn);
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, drawn.length - 1) * step + 28} 28`}
      className={className}
      aria-hidden="true"
    >
      {drawn.map((radius, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins of one worth are alike, and stand in a fixed order
        <g key={index} transform={`translate(${14 + index * step} ${27 - radius})`}>
          <circle r={radius} fill="var(--brass)" stroke="var(--walnut-deep)" strokeWidth="1.5" />
          <circle r={radius - 3} fill="none" stroke="var(--brass-bright)" strokeWidth="1.5" />
        </g>
      ))}
    </svg>
  );
}

/** The radii of the fewest coins that make an amount. */
function coinsOf(amount: number): number[] {
  let left = amount;
  return coins.flatMap(({ worth, radius }) => {
    const count = Math.min(maxDrawn, Math.floor(left / worth));
    left -= count * worth;
    return Array<number>(count).fill(radius);
  });
}
