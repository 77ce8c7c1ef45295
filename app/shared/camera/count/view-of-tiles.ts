import type { Quad } from "@/lib/vision";

/** A part of the photo, in its pixels. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** So much is shown around the tiles, in lengths of one: a tile beside them that nobody read must stay in sight. */
const around = 1.2;
/** A larger share of the photo is not worth cutting. */
const nearlyAll = 0.8;

/** The part of the photo with the tiles, or all of it. */
export function viewOfTiles(boxes: readonly Quad[], photo: Pick<View, "width" | "height">): View {
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const sizes = boxes
    .map((box) => Math.max(...box.map(({ x, y }) => Math.hypot(x - box[0].x, y - box[0].y))))
    .sort((a, b) => a - b);
  const length = sizes[sizes.length >> 1];
  if (length === undefined) return whole;
  const span = (values: readonly number[], max: number) => {
    const from = Math.max(0, Math.min(...values) - around * length);
    return [from, Math.min(max, Math.max(...values) + around * length) - from] as const;
  };
  const corners = boxes.flat();
  const [left, width] = span(
    corners.map(({ x }) => x),
    photo.width,
  );
  const [top, height] = span(
    corners.map(({ y }) => y),
    photo.height,
  );
  return width * height > nearlyAll * photo.width * photo.height ? whole : { left, top, width, height };
}
