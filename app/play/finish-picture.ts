import { coloursOf, escaped, fitted, pngOf } from "@/lib/ui/picture";

/** What the picture of a finished game says. */
export interface FinishPicture {
  readonly title: string;
  /** Which game, and when. */
  readonly subtitle: string;
  /** Everybody's place, the winner first. */
  readonly places: readonly { readonly rank: number; readonly name: string; readonly score: string }[];
  /** The program's name, small at the foot. */
  readonly foot: string;
}

const width = 1080;
const margin = 72;
const row = 108;
const head = 330;
const foot = 110;

/** The result as a picture to send on: the board with its ivory plates, in the colours of the page. */
export function finishPicture(finish: FinishPicture): Promise<Blob> {
  const height = head + finish.places.length * row + foot;
  return pngOf(finishSvg(finish, height), width, height);
}

function finishSvg({ title, subtitle, places, foot: signature }: FinishPicture, height: number): string {
  const colours = coloursOf(
    ...(["walnut", "walnut-deep", "walnut-light", "on-walnut", "on-walnut-soft"] as const),
    ...(["brass", "brass-bright", "tile", "tile-edge", "on-tile"] as const),
  );
  const { fontFamily: body } = getComputedStyle(document.body);
  const heading = document.querySelector("h2, h1");
  const display = heading ? getComputedStyle(heading).fontFamily : body;
  const text = (at: string, size: number, fill: string, words: string, family = body, weight = 600) =>
    `<text ${at} font-size="${size}" font-weight="${weight}" fill="${fill}" font-family="${escaped(family)}">${escaped(words)}</text>`;
  /** The same in a place of this width. */
  const textIn = (
    room: number,
    ...[at, size, fill, words, family = body, weight = 600]: Parameters<typeof text>
  ) => {
    const line = fitted(words, size, (pixels) => `700 ${pixels}px ${family}`, room);
    return text(at, line.size, fill, line.text, family, weight);
  };
  const inner = width - 2 * margin;
  const rows = places.map(({ rank, name, score }, index) => {
    const y = head + index * row;
    const middle = y + row / 2;
    const medal =
      rank === 1
        ? `fill="${colours["brass-bright"]}"`
        : `fill="none" stroke="${colours["on-walnut-soft"]}" stroke-width="3"`;
    const plate = 210;
    return [
      `<path d="M${margin} ${y}H${width - margin}" stroke="${colours["walnut-deep"]}" stroke-width="3"/>`,
      `<path d="M${margin} ${y + 3}H${width - margin}" stroke="${colours["walnut-light"]}" stroke-width="2"/>`,
      `<circle cx="${margin + 34}" cy="${middle}" r="31" ${medal}/>`,
      text(
        `x="${margin + 34}" y="${middle}" text-anchor="middle" dominant-baseline="central"`,
        36,
        rank === 1 ? colours["on-tile"] : colours["on-walnut"],
        String(rank),
        display,
        700,
      ),
      textIn(
        inner - 92 - plate - 30,
        `x="${margin + 92}" y="${middle}" dominant-baseline="central"`,
        46,
        colours["on-walnut"],
        name,
      ),
      `<rect x="${width - margin - plate}" y="${y + 16}" width="${plate}" height="${row - 28}" rx="16" fill="${colours.tile}" stroke="${colours["tile-edge"]}" stroke-width="3"/>`,
      textIn(
        plate - 20,
        `x="${width - margin - plate / 2}" y="${middle + 2}" text-anchor="middle" dominant-baseline="central"`,
        54,
        colours["on-tile"],
        score,
        display,
        700,
      ),
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="font-variant-numeric:lining-nums tabular-nums">`,
    `<defs><linearGradient id="wood" x2="0" y2="1"><stop stop-color="${colours["walnut-light"]}"/><stop offset=".35" stop-color="${colours.walnut}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#wood)"/>`,
    `<rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="32" fill="none" stroke="${colours.brass}" stroke-width="4"/>`,
    doubleSix(width / 2, 104, colours),
    textIn(
      inner,
      `x="${width / 2}" y="226" text-anchor="middle"`,
      72,
      colours["brass-bright"],
      title,
      display,
      700,
    ),
    textIn(inner, `x="${width / 2}" y="286" text-anchor="middle"`, 36, colours["on-walnut-soft"], subtitle),
    ...rows,
    text(
      `x="${width / 2}" y="${height - 56}" text-anchor="middle"`,
      30,
      colours["on-walnut-soft"],
      signature,
      display,
    ),
    "</svg>",
  ].join("");
}

/** A double six lying across, its middle at this point. */
function doubleSix(
  x: number,
  y: number,
  colours: Readonly<Record<"tile" | "tile-edge" | "on-tile", string>>,
): string {
  const pips = [-1, 1].flatMap((half) =>
    [-1, 0, 1].flatMap((column) =>
      [-1, 1].map((line) => {
        const at = { x: x + half * 50 + column * 26, y: y + line * 22 };
        return `<circle cx="${at.x}" cy="${at.y}" r="8.500"/>`;
      }),
    ),
  );
  return [
    `<rect x="${x - 100}" y="${y - 48}" width="200" height="96" rx="14" fill="${colours.tile}" stroke="${colours["tile-edge"]}" stroke-width="3"/>`,
    `<path d="M${x} ${y - 38}V${y + 38}" stroke="${colours["tile-edge"]}" stroke-width="4"/>`,
    `<g fill="${colours["on-tile"]}">${pips.join("")}</g>`,
  ].join("");
}
