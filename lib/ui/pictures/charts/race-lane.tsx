interface RaceLaneProps {
  readonly at: number;
  readonly target: number;
  /** What a screen reader says. */
  readonly label: string;
}

const width = 340;
const start = 8;
const finish = 322;
/** Holes along the lane, as on a cribbage board. */
const holes = 20;

const between = (finish - start) / holes;

/** The holes of a row as a dotted line, so that there is one shape per row instead of one per hole. */
const row = (first: number, last: number): string =>
  last < first ? "" : `M${start + first * between} 9H${start + last * between + 0.1}`;
const dots = { strokeWidth: 2.6, strokeLinecap: "round", strokeDasharray: `0 ${between}` } as const;

/** One player's lane in a race: a groove with holes, brass up to the score, an ivory peg, and the finish. */
export function RaceLane({ at, target, label }: RaceLaneProps) {
  const x = (share: number) => start + Math.min(1, Math.max(0, share)) * (finish - start);
  const peg = x(at / target);
  const passed = Math.min(holes - 1, Math.max(0, Math.ceil((peg - start) / between) - 1));
  return (
    <svg viewBox={`0 0 ${width} 18`} role="img" aria-label={label} className="block w-full max-w-2xl">
      <rect x="0" y="5" width={width} height="8" rx="4" fill="var(--walnut-deep)" />
      <rect x="1" y="6" width={peg - 1} height="6" rx="3" fill="var(--brass)" />
      <path d={row(1, passed)} stroke="var(--walnut-deep)" {...dots} />
      <path d={row(passed + 1, holes - 1)} stroke="var(--on-walnut-soft)" {...dots} />
      <path
        d={`M${finish + 6} 1V17M${finish + 6} 1H${width - 1}L${width - 5} 4.500L${width - 1} 8H${finish + 6}`}
        fill="var(--on-walnut)"
        stroke="var(--on-walnut)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <rect
        x={peg - 5}
        y="1"
        width="10"
        height="16"
        rx="3"
        fill="var(--tile)"
        stroke="var(--walnut-deep)"
        strokeWidth="1.5"
      />
      <path d={`M${peg - 3} 9H${peg + 3}`} stroke="var(--tile-groove)" strokeWidth="1.5" />
    </svg>
  );
}
