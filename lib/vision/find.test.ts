import { expect, it } from "vitest";
import { asFromAbove, uprightOn } from "./find";
import { after, type Quad, stretched, through, turned } from "./pixels/plane";

const upright = [
  [-1, -2],
  [1, -2],
  [1, 2],
  [-1, 2],
] as const;

it("asFromAbove gives the plane on which a tile that is seen from aside is twice as long as wide", () => {
  const onto = after(stretched(0.4, 0.4), turned({ x: 60, y: 90 }, 0.9, 20));
  const box = upright.map(([x, y]) => through(onto, x, y)) as unknown as Quad;
  const far = (plane: ReturnType<typeof uprightOn>) =>
    Math.max(
      ...upright.map(([x, y], i) => {
        const at = through(plane, x, y);
        return Math.hypot(at.x - (box[i]?.x ?? 0), at.y - (box[i]?.y ?? 0));
      }),
    );
  expect(far(asFromAbove(box))).toBeLessThan(1e-6);
  expect(far(uprightOn(box))).toBeGreaterThan(10);
});
