import type { Point, Quad } from "@/lib/vision";
import { middleOf, widthOf } from "./found-tiles";
import type { Picture } from "./use-counting";

interface TileBoxProps {
  readonly box: Quad;
  readonly halves: readonly [string, string];
  readonly number: number;
  readonly doubtful: boolean;
  readonly open: boolean;
  readonly picture: Picture;
}

/** On photos of every colour a line shows on a darker one. Doubtful boxes are amber, dashed, and have a sign. */
export function TileBox({ box, halves, doubtful, open, picture }: TileBoxProps) {
  const longest = Math.max(picture.width, picture.height);
  const line = longest / (open ? 130 : 240);
  const size = Math.min(longest / 14, Math.max(longest / 42, widthOf(box) * 0.55));
  const shape = box.map(({ x, y }) => `${x},${y}`).join(" ");
  const [a, b, c, d] = box;
  const centre = middleOf(box);
  const places = [middleOf([middleOf([a, b]), centre]), middleOf([middleOf([c, d]), centre])] as const;
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
      {halves.map(
        (half, index) =>
          half !== "" && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two halves, which may be alike
            <Plate key={index} at={places[index] as Point} size={size} text={half} doubtful={doubtful} />
          ),
      )}
      {doubtful && <Plate at={centre} size={size * 0.8} text="?" doubtful />}
    </g>
  );
}

interface PlateProps {
  readonly at: Point;
  readonly size: number;
  readonly text: string;
  readonly doubtful: boolean;
}

function Plate({ at, size, text, doubtful }: PlateProps) {
  const width = size * (text.length > 1 ? 1.5 : 1.05);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect
        x={-width / 2}
        y={-size * 0.55}
        width={width}
        height={size * 1.1}
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
