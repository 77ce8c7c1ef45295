import { TileBox } from "../boxes/tile-box";
import type { LiveReading } from "./use-live-reading";

/** The boxes of the last frame's tiles, over the picture; doubtful ones are dashed. */
export function LiveBoxes({ reading, width, height }: LiveReading) {
  const boxes = [
    ...reading.tiles.map(({ box, doubts }) => ({ box, doubtful: doubts.length > 0 })),
    ...reading.unread.map((box) => ({ box, doubtful: true })),
  ];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {boxes.map(({ box, doubtful }, index) => (
        <TileBox
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles have no names from frame to frame
          key={index}
          box={box}
          badges={[]}
          doubtful={doubtful}
          open={false}
          longest={Math.max(width, height)}
        />
      ))}
    </svg>
  );
}
