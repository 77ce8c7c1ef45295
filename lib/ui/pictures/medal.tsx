/**
 * Gold, silver and bronze, which also differ in shape: a rosette, a hexagon and a shield; a plain disc for the rest.
 */
export const medalShapes: Readonly<Record<number, string>> = {
  1: "M12 .8L14.5 3.3L17.9 2.4L18.900 5.900L22.300 6.900L21.400 10.300L23.200 12L21.400 13.700L22.300 17.100L18.900 18.100L17.900 21.600L14.500 20.700L12 23.200L9.500 20.700L6.100 21.600L5.100 18.100L1.700 17.100L2.600 13.700L.8 12L2.600 10.300L1.700 6.900L5.100 5.900L6.100 2.400L9.500 3.300Z",
  2: "M12 1L21.600 6.500V17.500L12 23L2.400 17.500V6.500Z",
  3: "M2.500 2.500Q12 .5 21.500 2.500V12Q21 19 12 23Q3 19 2.500 12Z",
};

/** Tokens of `app/globals.css` by rank: the metal of a medal, and its rim. */
export const medalColours: Readonly<Record<number, readonly [face: string, rim: string]>> = {
  1: ["gold", "gold-rim"],
  2: ["silver", "silver-rim"],
  3: ["bronze", "bronze-rim"],
};

interface MedalProps {
  readonly rank: number;
  readonly label: string;
  readonly className: string;
}

/** A final place. */
export function Medal({ rank, label, className }: MedalProps) {
  const [face, rim] = medalColours[rank] ?? [];
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={label} className={className}>
      {face && rim ? (
        <path d={medalShapes[rank]} fill={`var(--${face})`} stroke={`var(--${rim})`} strokeWidth="1.2" />
      ) : (
        <circle cx="12" cy="12" r="10.500" fill="none" stroke="var(--on-walnut-soft)" strokeWidth="1.2" />
      )}
      <text
        x="12"
        y="12.400"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="11"
        fontWeight="700"
        fill={face ? "var(--on-medal)" : "var(--on-walnut)"}
        className="font-display"
      >
        {rank}
      </text>
    </svg>
  );
}
