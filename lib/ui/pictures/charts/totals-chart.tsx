import { lineLook } from "./chart-lines";
import { scaleOver, spreadOut } from "./chart-scale";

/** One line of the chart. */
export interface ChartLine {
  readonly id: string;
  /** The label at its end, of about `lineLetters` letters. */
  readonly name: string;
  /** The values at each step, including the first; none while the player was not there. */
  readonly values: readonly (readonly number[])[];
}

interface TotalsChartProps {
  readonly lines: readonly ChartLine[];
  /** How many steps after the first are rounds; one more may follow on the way to the next round. */
  readonly rounds: number;
  /** How a value is written. */
  text(value: number): string;
}

const width = 310;
const frame = { left: 40, right: 204, top: 10, bottom: 192 };
/** Below the lines: the numbers of the rounds, and the lowest name. */
const below = 28;
const belowLowestName = 5;
/** Names beside the ends of the lines are no nearer to each other. */
const apart = 15;

/** How many letters fit at the end of a line, and how many round numbers below. */
export const lineLetters = 10;
const maxNumbers = 10;

/**
 * The totals over time, a line for each player. Decorative: the score sheet says the same. Colours are attributes,
 * because the content security policy forbids styles in documents from the server.
 */
export function TotalsChart({ lines, rounds, text }: TotalsChartProps) {
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const scale = scaleOver(lines.flatMap(({ values }) => values.flat()));
  // Many names need a higher picture.
  const bottom = Math.max(frame.bottom, frame.top + (lines.length - 1) * apart - belowLowestName);
  const plot = { ...frame, bottom };
  const x = (step: number) => plot.left + (step / steps) * (plot.right - plot.left);
  const y = (value: number) => plot.bottom - scale.up(value) * (plot.bottom - plot.top);
  const labels = spreadOut(
    lines.map(({ values }) => y(lastOf(values))),
    apart,
    bottom + belowLowestName,
  );
  const every = Math.ceil(rounds / maxNumbers);
  const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
  return (
    <svg viewBox={`0 0 ${width} ${bottom + below}`} className="mx-auto w-full max-w-2xl" aria-hidden="true">
      {scale.marks.map((mark) => (
        <g key={mark}>
          <path d={`M${plot.left} ${y(mark)}H${plot.right}`} stroke="var(--line)" />
          <text x={plot.left - 6} y={y(mark)} textAnchor="end" dominantBaseline="central" {...small}>
            {text(mark)}
          </text>
        </g>
      ))}
      {numbers
        .filter((number) => number === rounds || (number % every === 0 && rounds - number >= every))
        .map((number) => (
          <text key={number} x={x(number)} y={plot.bottom + 16} textAnchor="middle" {...small}>
            {number}
          </text>
        ))}
      {lines.map(({ id, name, values }, index) => {
        const { colour, dash, mark } = lineLook(index);
        const label = labels[index] ?? 0;
        const end = y(lastOf(values));
        const points = values.flatMap((through, step) =>
          through.map((value) => ({ step, at: `${x(step)} ${y(value)}` })),
        );
        // A total that did not change within a step has two points in one place, and one mark.
        const places = new Set(points.map(({ at }) => at));
        const left = x(points.at(-1)?.step ?? 0) + 5;
        return (
          <g key={id} fill={colour} stroke={colour}>
            <path
              d={points.length === 0 ? "" : `M${points.map(({ at }) => at).join("L")}`}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeDasharray={dash}
            />
            {[...places].map((at) => (
              <path key={at} d={mark} transform={`translate(${at})`} />
            ))}
            {/* From where somebody left it would cross the others like a falling score. */}
            {(points.at(-1)?.step ?? 0) === steps && (
              <path d={`M${left} ${end}L${plot.right + 12} ${label}`} strokeWidth="1" />
            )}
            <path d={mark} transform={`translate(${plot.right + 18} ${label})`} />
            <text x={plot.right + 26} y={label} dominantBaseline="central" {...small}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The end of a line; for a player who left, their last total. */
const lastOf = (values: ChartLine["values"]): number => values.flat().at(-1) ?? 0;

const small = { fontSize: 12, fill: "var(--ink)", stroke: "none" } as const;
