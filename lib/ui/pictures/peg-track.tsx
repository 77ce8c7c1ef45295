import { type PegHoles, pointOf } from "./peg-holes";

interface PegTrackProps {
  readonly holes: PegHoles;
  /** The holes of the pegs, counted from 1; 0 is before the first. */
  readonly front: number;
  readonly back: number;
  /** The label of the last hole. */
  readonly target: number;
  /** What a screen reader says. */
  readonly label: string;
  readonly className: string;
}

const dots = { fill: "none", strokeLinecap: "round", strokeWidth: 3.4 } as const;
const at = ({ x, y }: { readonly x: number; readonly y: number }) => `${x} ${y}`;

/**
 * A track of a cribbage board: streets of holes in fives, out and back. The front peg is solid and the one behind it
 * hollow.
 */
export function PegTrack({ holes, front, back, target, label, className }: PegTrackProps) {
  const { count, width, height } = holes;
  const all = Array.from({ length: count + 1 }, (_, hole) => pointOf(holes, hole));
  const hole = (points: typeof all) => points.map((point) => `M${at(point)}h0.01`).join("");
  const way = (points: typeof all) => `M${points.map(at).join("L")}`;
  const end = pointOf(holes, count);
  const [frontAt, backAt] = [pointOf(holes, front), pointOf(holes, back)];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={`block ${className}`}>
      <path
        d={way(all)}
        fill="none"
        stroke="var(--walnut-deep)"
        strokeWidth="9"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {front > 0 && (
        <path
          d={way(all.slice(0, front + 1))}
          fill="none"
          stroke="var(--brass)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      )}
      <path d={hole(all.slice(1, -1))} stroke="var(--on-walnut-soft)" {...dots} />
      <rect x={end.x - 13} y={end.y - 5.5} width="26" height="11" rx="3" fill="var(--brass-bright)" />
      <text
        x={end.x}
        y={end.y + 0.5}
        fontSize={target > 999 ? 8.5 : 10}
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
        className="font-display"
        fill="var(--on-tile)"
      >
        {target}
      </text>
      {back !== front && (
        <circle
          cx={backAt.x}
          cy={backAt.y}
          r="3.6"
          fill="var(--walnut-deep)"
          stroke="var(--tile)"
          strokeWidth="2"
        />
      )}
      <circle
        cx={frontAt.x}
        cy={frontAt.y}
        r="5"
        fill="var(--tile)"
        stroke="var(--walnut-deep)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
