import type { Quad } from "@/lib/vision";
import { type Badge, plateOf } from "./badge-places";

interface TileBoxProps {
  readonly box: Quad;
  readonly badges: readonly Badge[];
  readonly doubtful: boolean;
  readonly open: boolean;
  /** The longer side of what is shown of the picture. */
  readonly longest: number;
}

/**
 * A line on top of a darker line is visible on any photo. Doubtful boxes are amber and dashed, and their numbers have a
 * question mark.
 */
export function TileBox({ box, badges, doubtful, open, longest }: TileBoxProps) {
  const line = longest / (open ? 130 : 240);
  const shape = box.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <g>
      <polygon
        points={shape}
        fill="none"
        stroke="#140c06"
        strokeOpacity="0.75"
        strokeWidth={line * 2.2}
        strokeLinejoin="round"
      />
      <polygon
        points={shape}
        fill={open ? "#ffffff" : doubtful ? "#ffb000" : "none"}
        fillOpacity={open ? 0.25 : 0.2}
        stroke={doubtful ? "#ffb000" : "#7df0b8"}
        strokeWidth={line}
        strokeLinejoin="round"
        strokeDasharray={doubtful ? `${line * 4} ${line * 2.5}` : undefined}
      />
      {badges.map(
        ({ at, line: end }) =>
          end && (
            <line
              key={`${at.x} ${at.y}`}
              x1={at.x}
              y1={at.y}
              x2={end.x}
              y2={end.y}
              stroke={doubtful ? "#ffb000" : "#140c06"}
              strokeWidth={line * 1.2}
            />
          ),
      )}
      {badges.map((badge) => (
        <Plate key={`${badge.at.x} ${badge.at.y}`} {...badge} doubtful={doubtful} />
      ))}
    </g>
  );
}

interface PlateProps extends Badge {
  readonly doubtful: boolean;
}

function Plate({ at, size, text, doubtful }: PlateProps) {
  const { across, down } = plateOf({ text, size });
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect
        x={-across / 2}
        y={-down / 2}
        width={across}
        height={down}
        rx={size * 0.25}
        fill={doubtful ? "#ffb000" : "#140c06"}
        fillOpacity={doubtful ? 0.92 : 0.8}
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={size}
        fontWeight="700"
        fontFamily="var(--font-display)"
        fill={doubtful ? "#140c06" : "#ffffff"}
      >
        {text}
      </text>
    </g>
  );
}
