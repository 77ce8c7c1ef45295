/** Nine numbers, row by row: a map between two planes in homogeneous coordinates. */
export type Plane = readonly [number, number, number, number, number, number, number, number, number];

type Column = readonly [number, number, number];

/** Where a flat thing is: its middle, `up` above the table, and how it is turned there. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly up: number;
  readonly angle: number;
  /** How far it is raised about a line through its middle that has this angle: 0 lies, a quarter turn stands. */
  readonly lean?: number | undefined;
  /** Its own turn on the plane that is so raised. */
  readonly spin?: number | undefined;
}

/** The axes of a flat thing in the room: across it, along it, and out of its face. */
export function axesOf({ angle, lean = 0, spin = 0 }: Placed): readonly [Column, Column, Column] {
  const [cos, sin, cl, sl] = [Math.cos(angle), Math.sin(angle), Math.cos(lean), Math.sin(lean)];
  const level: Column = [cos, sin, 0];
  const down: Column = [-sin * cl, cos * cl, -sl];
  const mixed = (a: number, b: number): Column => [
    a * level[0] + b * down[0],
    a * level[1] + b * down[1],
    a * level[2] + b * down[2],
  ];
  const [cs, ss] = [Math.cos(spin), Math.sin(spin)];
  return [mixed(cs, ss), mixed(-ss, cs), [-sin * sl, cos * sl, cl]];
}

/** The same thing moved so far out of its face. */
export function raised<T extends Placed>(placed: T, by: number): T {
  const [, , [x, y, up]] = axesOf(placed);
  return { ...placed, x: placed.x + by * x, y: placed.y + by * y, up: placed.up + by * up };
}

/** A pinhole camera over a table; table lengths in half-widths of a tile, picture in pixels. */
export class Camera {
  /** What the three axes and the middle of the table are in the picture, homogeneous. */
  private readonly columns: readonly [Column, Column, Column, Column];

  /**
   * `tilt` is the angle from looking straight down, `turn` the side it leans to, `roll` the picture's own rotation;
   * `scale` pixels a table unit in the middle; `distance` to the middle in table units.
   */
  constructor(
    readonly width: number,
    readonly height: number,
    view: { tilt: number; turn: number; roll: number; scale: number; distance: number },
  ) {
    const { tilt, turn, roll, scale, distance } = view;
    const [ct, st, cu, su, cr, sr] = [
      Math.cos(tilt),
      Math.sin(tilt),
      Math.cos(turn),
      Math.sin(turn),
      Math.cos(roll),
      Math.sin(roll),
    ];
    const focal = scale * distance;
    // Table axes x, y and up, each as seen by the camera: right, down, away.
    const axis = (x: number, y: number, up: number): [number, number, number] => {
      const along = cu * x + su * y;
      const side = -su * x + cu * y;
      const right = side;
      const down = ct * along - st * up;
      const away = -st * along - ct * up;
      return [cr * right - sr * down, sr * right + cr * down, away];
    };
    const project = (
      [right, down, away]: [number, number, number],
      depth: number,
    ): [number, number, number] => {
      const w = away + depth;
      return [focal * right + (width / 2) * w, focal * down + (height / 2) * w, w];
    };
    this.columns = [
      project(axis(1, 0, 0), 0),
      project(axis(0, 1, 0), 0),
      project(axis(0, 0, 1), 0),
      project([0, 0, 0], distance),
    ];
  }

  /** Where a point of the room is in the picture. */
  see(x: number, y: number, up: number): [number, number] {
    const [a, b, c, d] = this.columns;
    const at = (i: 0 | 1 | 2): number => a[i] * x + b[i] * y + c[i] * up + d[i];
    return [at(0) / at(2), at(1) / at(2)];
  }

  /** Where a point of a flat thing is in the picture. */
  seeOn(placed: Placed, x: number, y: number): [number, number] {
    const [across, along] = axesOf(placed);
    const at = (from: number, i: 0 | 1 | 2): number => from + across[i] * x + along[i] * y;
    return this.see(at(placed.x, 0), at(placed.y, 1), at(placed.up, 2));
  }

  /** How far away a point of the table is. */
  depth(x: number, y: number): number {
    const [a, b, , d] = this.columns;
    return a[2] * x + b[2] * y + d[2];
  }

  /** From pixels to coordinates on a flat thing, about its middle. */
  onto(placed: Placed): Plane {
    const [a, b, c, d] = this.columns;
    const [across, along] = axesOf(placed);
    const m = ([0, 1, 2] as const).flatMap((i) => [
      across[0] * a[i] + across[1] * b[i] + across[2] * c[i],
      along[0] * a[i] + along[1] * b[i] + along[2] * c[i],
      placed.x * a[i] + placed.y * b[i] + placed.up * c[i] + d[i],
    ]) as unknown as Plane;
    return inverse(m);
  }
}

function inverse(m: Plane): Plane {
  const [a, b, c, d, e, f, g, h, i] = m;
  const A = e * i - f * h;
  const B = c * h - b * i;
  const C = b * f - c * e;
  const k = 1 / (a * A + d * B + g * C);
  return [
    A * k,
    B * k,
    C * k,
    (f * g - d * i) * k,
    (a * i - c * g) * k,
    (c * d - a * f) * k,
    (d * h - e * g) * k,
    (b * g - a * h) * k,
    (a * e - b * d) * k,
  ];
}
