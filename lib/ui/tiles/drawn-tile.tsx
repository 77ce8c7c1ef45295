import { type Direction, type Face, readFace } from "@/lib/rules/tiles/tiles";
import { pipPath } from "./pip-grids";

/** One half of a drawn tile. */
type Half =
  | { readonly half: "pips"; readonly number: number }
  | { readonly half: "wild" }
  | { readonly half: "letter"; readonly letter: Direction };

interface TileFaceProps {
  /** A tile as documents write it, in either order. */
  readonly tile: string;
  /** Upright (the default) has the first half on top; lying has it on the left. */
  readonly lying?: boolean;
  /** What a screen reader says. Without it the picture decorates words that say the same. */
  readonly label?: string;
  readonly className?: string;
}

/** The face of any tile. Shape and layout carry the meaning; colour only helps. */
export function TileFace({ tile, lying = false, label, className }: TileFaceProps) {
  const face = readFace(tile);
  if (!face) return null;
  const [first, second] = halvesOf(face);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is either hidden or named by its label
    <svg
      viewBox={lying ? "0 0 208 108" : "0 0 108 208"}
      className={className}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <g transform={lying ? "matrix(0 1 1 0 0 0)" : undefined}>
        <rect x="2" y="5" width="104" height="202" rx="15" fill="var(--tile-edge)" />
        <rect
          x="2"
          y="2"
          width="104"
          height="201"
          rx="15"
          fill="var(--tile)"
          stroke="var(--tile-edge)"
          strokeWidth="2"
        />
        <path d="M16 103H92" stroke="var(--tile-groove)" strokeWidth="4" strokeLinecap="round" />
        <circle cx="54" cy="103" r="6" fill="var(--tile-pin)" />
        <HalfFace half={first} x={54} y={53} turned={lying} />
        <HalfFace half={second} x={54} y={153} turned={lying} />
      </g>
    </svg>
  );
}

/** One end of a chain: a single number on half a tile. */
export function EndFace({ number, className }: { readonly number: number; readonly className: string }) {
  return (
    <svg viewBox="0 0 108 108" className={className} aria-hidden="true">
      <rect x="2" y="5" width="104" height="102" rx="15" fill="var(--tile-edge)" />
      <rect
        x="2"
        y="2"
        width="104"
        height="101"
        rx="15"
        fill="var(--tile)"
        stroke="var(--tile-edge)"
        strokeWidth="2"
      />
      <HalfFace half={{ half: "pips", number }} x={54} y={53} turned={false} />
    </svg>
  );
}

function halvesOf(face: Face): readonly [Half, Half] {
  switch (face.face) {
    case "plain":
      return [
        { half: "pips", number: face.ends[0] },
        { half: "pips", number: face.ends[1] },
      ];
    case "wild":
      return [{ half: "wild" }, { half: "pips", number: face.dots }];
    case "double-wild":
      return [{ half: "wild" }, { half: "wild" }];
    case "direction":
      return [{ half: "letter", letter: face.direction }, { half: "wild" }];
  }
}

/** A wild end: a pinwheel unlike any number of pips, in grey as in colour. */
const pinwheel = [0, 45, 90, 135, 180, 225, 270, 315];

function HalfFace({
  half,
  x,
  y,
  turned,
}: {
  readonly half: Half;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}) {
  switch (half.half) {
    case "pips":
      return (
        <path
          d={pipPath(half.number, 30)}
          transform={`translate(${x} ${y})`}
          fill={`var(--pip-${half.number})`}
        />
      );
    case "wild":
      return (
        <g transform={`translate(${x} ${y})`} fill="var(--pip-wild)">
          {pinwheel.map((angle) => (
            <path key={angle} d="M0 -10Q15 -24 3 -39Q-9 -25 0 -10" transform={`rotate(${angle})`} />
          ))}
          <circle r="6" />
        </g>
      );
    case "letter":
      return (
        <text
          x="0"
          y="0"
          transform={turned ? `matrix(0 1 1 0 ${x} ${y})` : `translate(${x} ${y})`}
          dominantBaseline="central"
          textAnchor="middle"
          fontSize="72"
          fontWeight="700"
          fontFamily="var(--font-display)"
          fill="var(--pip-letter)"
        >
          {half.letter}
        </text>
      );
  }
}
