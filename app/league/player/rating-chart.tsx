import type { LeaguePlayerReply } from "@/lib/league/page-replies";
import { scaleOver } from "@/lib/ui/pictures/charts/chart-scale";

interface RatingChartProps {
  readonly ratings: LeaguePlayerReply["ratings"];
  /** The days of the first and the last rating. */
  readonly from: string;
  readonly to: string;
}

const width = 360;
const height = 200;
const plot = { left: 34, right: 352, top: 10, bottom: 172 };
const small = { fontSize: 13, fill: "var(--ink)" };

/**
 * A rating game by game, with a band of two standard deviations around it. Decorative: the figures are in words and in
 * a table beside it.
 */
export function RatingChart({ ratings, from, to }: RatingChartProps) {
  const low = ratings.map(({ mu, sigma }) => mu - 2 * sigma);
  const high = ratings.map(({ mu, sigma }) => mu + 2 * sigma);
  const scale = scaleOver([...low, ...high]);
  const x = (index: number) =>
    plot.left + (index / Math.max(1, ratings.length - 1)) * (plot.right - plot.left);
  const y = (value: number) => plot.bottom - scale.up(value) * (plot.bottom - plot.top);
  const at = (value: number, index: number) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  const line = ratings.map(({ mu }, index) => at(mu, index));
  const band = [...high.map(at), ...low.map((value, index) => at(value, index)).reverse()];
  const last = ratings.at(-1);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="panel w-full text-felt-ink" aria-hidden="true">
      {scale.marks.map((mark) => (
        <g key={mark}>
          <path d={`M${plot.left} ${y(mark)}H${plot.right}`} stroke="var(--line)" />
          <text x={plot.left - 6} y={y(mark)} textAnchor="end" dominantBaseline="central" {...small}>
            {mark}
          </text>
        </g>
      ))}
      <text x={plot.left} y={plot.bottom + 18} {...small}>
        {from}
      </text>
      <text x={plot.right} y={plot.bottom + 18} textAnchor="end" {...small}>
        {to}
      </text>
      <path d={`M${band.join("L")}Z`} fill="currentColor" opacity="0.2" />
      <path
        d={`M${line.join("L")}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {last && <circle cx={x(ratings.length - 1)} cy={y(last.mu)} r="4" fill="currentColor" />}
    </svg>
  );
}
