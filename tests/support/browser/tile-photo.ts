import sharp from "sharp";
import { sceneOf } from "../../../scripts/vision/render/scene";

/** A rendered photo like one from a phone, and the tiles in it in the notation of scoresheets. */
export interface TilePhoto {
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
  readonly tiles: readonly string[];
}

const [width, height] = [1024, 768];

/** `tiles`: the largest number of tiles in the photo. */
export async function tilePhoto(seed: number, tiles: number): Promise<TilePhoto> {
  const settings = { width, height, hard: 0, tileWidth: 96, maxTiles: tiles };
  const scene = sceneOf(seed, settings);
  const raw = { width, height, channels: 4 } as const;
  const buffer = await sharp(Buffer.from(scene.image.data), { raw }).jpeg({ quality: 90 }).toBuffer();
  return {
    file: { name: `tiles-${seed}.jpg`, mimeType: "image/jpeg", buffer },
    tiles: scene.tiles.map(({ values: [a, b] }) => `${Math.max(a, b)}-${Math.min(a, b)}`),
  };
}
