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

/** The upright rectangle around boxes. */
export function frameAround(boxes: readonly Quad[]): View {
  const corners = boxes.flat();
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The part of the photo with the tiles, or all of it. */
export function viewOfTiles(boxes: readonly Quad[], photo: Pick<View, "width" | "height">): View {
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const sizes = boxes
    .map((box) => Math.max(...box.map(({ x, y }) => Math.hypot(x - box[0].x, y - box[0].y))))
    .sort((a, b) => a - b);
  const length = sizes[sizes.length >> 1];
  if (length === undefined) return whole;
  const frame = frameAround(boxes);
  const span = (from: number, size: number, max: number) => {
    const start = Math.max(0, from - around * length);
    return [start, Math.min(max, from + size + around * length) - start] as const;
  };
  const [left, width] = span(frame.left, frame.width, photo.width);
  const [top, height] = span(frame.top, frame.height, photo.height);
  return width * height > nearlyAll * photo.width * photo.height ? whole : { left, top, width, height };
}
