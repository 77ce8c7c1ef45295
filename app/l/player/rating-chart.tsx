import type { LeaguePlayerReply } from "@/lib/league/replies";
import { scaleOver } from "@/lib/ui/pictures/chart-scale";

const width = 640;
const height = 240;
const plot = { left: 40, right: 628, top: 12, bottom: 224 };

/**
 * How a rating went, game by game, with a band of two standard deviations around it: a picture only, the figures stand
 * in words and in a table beside it.
 */
export function RatingChart({ ratings }: { readonly ratings: LeaguePlayerReply["ratings"] }) {
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
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full rounded-plate bg-tile" aria-hidden="true">
      {scale.marks.map((mark) => (
        <g key={mark}>
          <path d={`M${plot.left} ${y(mark)}H${plot.right}`} stroke="var(--tile-edge)" />
          <text
            x={plot.left - 6}
            y={y(mark)}
            textAnchor="end"
            dominantBaseline="central"
            fontSize="13"
            fill="var(--on-tile)"
          >
            {mark}
          </text>
        </g>
      ))}
      <path d={`M${band.join("L")}Z`} fill="var(--pip-2)" opacity="0.18" />
      <path
        d={`M${line.join("L")}`}
        fill="none"
        stroke="var(--pip-2)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {last && <circle cx={x(ratings.length - 1)} cy={y(last.mu)} r="5" fill="var(--pip-2)" />}
    </svg>
  );
}
