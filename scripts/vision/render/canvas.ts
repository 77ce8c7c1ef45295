import type { Camera, Placed, Plane } from "./camera";
import type { Colour } from "./colour";

/** A picture being made: three floats a pixel, 0 to 255 and beyond, and who is on top where. */
export class Canvas {
  readonly rgb: Float32Array;
  /** 0 the table and what lies on it; for tile i, its two halves 2i + 1 and 2i + 2. */
  readonly owner: Uint16Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.rgb = new Float32Array(width * height * 3);
    this.owner = new Uint16Array(width * height);
  }

  /** Lays `colour` over a pixel. */
  lay(at: number, colour: Colour, cover: number): void {
    const { rgb } = this;
    const p = at * 3;
    for (let c = 0; c < 3; c++) {
      const under = rgb[p + c] as number;
      rgb[p + c] = under + ((colour[c] as number) - under) * cover;
    }
  }

  darken(at: number, by: number): void {
    for (let p = at * 3; p < at * 3 + 3; p++) this.rgb[p] = (this.rgb[p] as number) * by;
  }

  /**
   * Calls `paint(pixel, x, y, size)` for the pixels that may show a rectangle `reachX` by `reachY` about the middle
   * of a plane; (x, y) on that plane, `size` of a pixel there.
   */
  over(
    camera: Camera,
    place: Placed,
    reachX: number,
    reachY: number,
    paint: (at: number, x: number, y: number, size: number) => void,
  ): void {
    const corners = [
      [-reachX, -reachY],
      [reachX, -reachY],
      [reachX, reachY],
      [-reachX, reachY],
    ].map(([x = 0, y = 0]) => camera.seeOn(place, x, y));
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const left = Math.max(0, Math.floor(Math.min(...xs)) - 1);
    const right = Math.min(this.width - 1, Math.ceil(Math.max(...xs)) + 1);
    const top = Math.max(0, Math.floor(Math.min(...ys)) - 1);
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(...ys)) + 1);
    const m: Plane = camera.onto(place);
    for (let v = top; v <= bottom; v++) {
      for (let u = left; u <= right; u++) {
        const w = m[6] * (u + 0.5) + m[7] * (v + 0.5) + m[8];
        const x = (m[0] * (u + 0.5) + m[1] * (v + 0.5) + m[2]) / w;
        if (x < -reachX || x > reachX) continue;
        const y = (m[3] * (u + 0.5) + m[4] * (v + 0.5) + m[5]) / w;
        if (y < -reachY || y > reachY) continue;
        const size =
          Math.sqrt(Math.abs((m[0] - x * m[6]) * (m[4] - y * m[7]) - (m[1] - x * m[7]) * (m[3] - y * m[6]))) /
          Math.abs(w);
        paint(v * this.width + u, x, y, size);
      }
    }
  }
}

/** Signed distance to a rounded rectangle about the origin; negative inside. */
export function roundedBox(x: number, y: number, halfX: number, halfY: number, radius: number): number {
  const dx = Math.abs(x) - halfX + radius;
  const dy = Math.abs(y) - halfY + radius;
  return (dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy)) - radius;
}

/** How much of a pixel lies within an edge at this signed distance. */
export const covered = (distance: number, size: number): number =>
  distance <= -size / 2 ? 1 : distance >= size / 2 ? 0 : 0.5 - distance / size;
