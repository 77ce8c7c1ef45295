import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import sharp, { type Sharp } from "sharp";
import { TileFace } from "@/lib/ui/tiles/tile-face";

/** A tile that lies on a table: its middle in pixels, and its turn in degrees. It is 108 pixels wide. */
export interface LaidTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** The light colours of app/globals.css, by name. */
const colours = new Map(
  [...readFileSync("app/globals.css", "utf8").matchAll(/(--[\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)].map(
    ([, name = "", colour = ""]) => [name, colour],
  ),
);

/** A picture of tiles as the pages draw them, on a table of this colour. */
export function laidPhoto(laid: readonly LaidTile[], width: number, height: number, table: string): Sharp {
  const tiles = laid.map(({ tile, x, y, turn }) => {
    const drawn = renderToStaticMarkup(<TileFace tile={tile} />).replace(
      "<svg",
      '<svg width="108" height="208"',
    );
    return `<g transform="translate(${x} ${y}) rotate(${turn}) translate(-54 -104)">${drawn}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${table}"/>${tiles.join("")}</svg>`;
  const filled = svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colours.get(name) ?? "serif");
  return sharp(Buffer.from(filled)).blur(0.7);
}
