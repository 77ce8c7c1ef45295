/** A photo's pixels, four bytes each (red, green, blue, ignored), row by row, as `ImageData` has them. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A smaller copy of the photo: three bytes a pixel; `scale` is how many pixels of the photo one of these is wide. */
export interface Level {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Tiles are looked for on the photo at this size: one in a photo of a whole table is then still 60 pixels wide. */
const maxSide = 1600;

/** The photo at no more than `longestSide`, and its halvings down to 24 pixels or more, largest first. */
export function pyramidOf(image: Pixels): Level[] {
  const levels = [shrink(image, Math.max(1, Math.max(image.width, image.height) / maxSide))];
  for (let last = levels[0]; last && Math.min(last.width, last.height) >= 48; last = levels.at(-1)) {
    levels.push(halve(last));
  }
  return levels;
}

/** The part of a level from a corner on. */
export function partOf(level: Level, left: number, top: number, width: number, height: number): Level {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * level.width + left) * 3;
    rgb.set(level.rgb.subarray(from, from + width * 3), y * width * 3);
  }
  return { rgb, width, height, scale: level.scale };
}

/** Averages over the box that each pixel of the smaller picture covers, so that nothing fine turns into noise. */
function shrink(image: Pixels, scale: number): Level {
  const width = Math.max(1, Math.floor(image.width / scale));
  const height = Math.max(1, Math.floor(image.height / scale));
  const rgb = new Uint8Array(width * height * 3);
  const { data } = image;
  if (scale === 1) {
    for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
      rgb[to] = data[from] as number;
      rgb[to + 1] = data[from + 1] as number;
      rgb[to + 2] = data[from + 2] as number;
    }
    return { rgb, width, height, scale };
  }
  for (let y = 0; y < height; y++) {
    const top = Math.floor(y * scale);
    const bottom = Math.min(image.height, Math.max(top + 1, Math.floor((y + 1) * scale)));
    for (let x = 0; x < width; x++) {
      const left = Math.floor(x * scale);
      const right = Math.min(image.width, Math.max(left + 1, Math.floor((x + 1) * scale)));
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let v = top; v < bottom; v++) {
        for (let at = (v * image.width + left) * 4, end = at + (right - left) * 4; at < end; at += 4) {
          red += data[at] as number;
          green += data[at + 1] as number;
          blue += data[at + 2] as number;
        }
      }
      const n = (bottom - top) * (right - left);
      const to = (y * width + x) * 3;
      rgb[to] = red / n + 0.5;
      rgb[to + 1] = green / n + 0.5;
      rgb[to + 2] = blue / n + 0.5;
    }
  }
  return { rgb, width, height, scale };
}

function halve(level: Level): Level {
  const width = level.width >> 1;
  const height = level.height >> 1;
  const rgb = new Uint8Array(width * height * 3);
  const stride = level.width * 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 2 * y * stride + 6 * x;
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const at = from + c;
        const sum =
          (level.rgb[at] as number) +
          (level.rgb[at + 3] as number) +
          (level.rgb[at + stride] as number) +
          (level.rgb[at + stride + 3] as number);
        rgb[to + c] = (sum + 2) >> 2;
      }
    }
  }
  return { rgb, width, height, scale: level.scale * 2 };
}
