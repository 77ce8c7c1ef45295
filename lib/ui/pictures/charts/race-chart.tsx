import { shortNames } from "../../text/short-names";
import { lineLook } from "./chart-lines";
import { scaleOver, spacedTicks, spreadOut } from "./chart-scale";

interface RaceChartProps {
  /** In the order of the table. `values`: at the start and after each step. */
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly values: readonly number[];
  }[];
  /** Labels below some of the steps, such as the first evening of a month; the first step is 1. */
  readonly ticks: readonly { readonly step: number; readonly text: string }[];
  /** How a value is written at the end of a line, and a round one at the edge. */
  text(value: number): string;
  markText(value: number): string;
}

const width = 310;
const height = 236;
const frame = { left: 32, top: 12, bottom: 206 };
const letters = 8;
/** Room beside the ends of the lines: for what leads to a label, and for each of its letters. */
const labelStart = 24;
const letterWidth = 8.5;
/** Labels below are no nearer to each other. */
const apart = 30;

/**
 * A season's points as lines for a few players, each with the name at its end. Decorative: a sentence and a table
 * beside it say the same. Colours are attributes, because the content security policy forbids styles in documents from
 * the server.
 */
export function RaceChart({ lines, ticks, text, markText }: RaceChartProps) {
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const all = lines.flatMap(({ values }) => values);
  const scale = scaleOver(all);
  const ends = lines.map(({ values }) => values.at(-1) ?? 0);
  const names = shortNames(
    lines.map(({ name }) => name),
    letters,
  );
  const longest = Math.max(...lines.map((_, index) => `${names[index]} ${text(ends[index] ?? 0)}`.length));
  const plot = { ...frame, right: width - labelStart - longest * letterWidth };
  const x = (step: number) => plot.left + (step / steps) * (plot.right - plot.left);
  const y = (value: number) => plot.bottom - scale.up(value) * (plot.bottom - plot.top);
  const labels = spreadOut(ends.map(y), 17, plot.bottom);
  const shown = spacedTicks(ticks, ({ step }) => x(step), apart);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="mx-auto w-full max-w-lg" aria-hidden="true">
      {scale.marks.map((mark) => (
        <g key={mark}>
          <path d={`M${plot.left} ${y(mark)}H${plot.right}`} stroke="var(--line)" />
          <text x={plot.left - 5} y={y(mark)} textAnchor="end" dominantBaseline="central" {...small}>
            {markText(mark)}
          </text>
        </g>
      ))}
      {shown.map(({ step, text: label }) => (
        <g key={step}>
          <path d={`M${x(step)} ${plot.bottom}v4`} stroke="var(--line-strong)" />
          <text x={x(step)} y={plot.bottom + 17} textAnchor="middle" {...small}>
            {label}
          </text>
        </g>
      ))}
      {/* The leader’s line is on top. */}
      {[...lines.keys()].reverse().map((index) => {
        const { id, values } = lines[index] ?? { id: "", values: [] };
        const [end, label] = [y(ends[index] ?? 0), labels[index] ?? 0];
        const { colour, dash, mark } = lineLook(index);
        return (
          <g key={id} fill={colour} stroke={colour}>
            <path
              d={`M${values.map((value, step) => `${x(step).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`}
              fill="none"
              strokeWidth={index === 0 ? 3 : 2}
              strokeLinejoin="round"
              strokeDasharray={dash}
            />
            <path d={`M${plot.right} ${end}L${plot.right + 10} ${label}`} strokeWidth="1" />
            <path d={mark} transform={`translate(${plot.right + 16} ${label})`} />
            <text x={plot.right + 24} y={label} dominantBaseline="central" {...small}>
              <tspan fontWeight="700">{names[index]}</tspan> {text(ends[index] ?? 0)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const small = { fontSize: 12, fill: "var(--ink)", stroke: "none" } as const;
