import { medalColours, medalShapes } from "@/lib/ui/pictures/medal";
import { coloursOf, escaped, fitted, pngOf } from "@/lib/ui/pictures/picture";
import { type PictureSheet, sheetHeight, sheetSvg } from "./picture-sheet";
import type { FinalPlace } from "./places";

/** The content of a finished game's picture. */
export interface FinishPicture {
  readonly title: string;
  /** Which game, and when; how many rounds, and what wins. */
  readonly lead: string;
  readonly facts: string;
  /** All places, the winner first. */
  readonly places: readonly FinalPlace[];
  /** Round by round; undefined if that is too much for a picture. */
  readonly sheet: PictureSheet | undefined;
  /** The program's name, small at the bottom. */
  readonly foot: string;
}

const width = 1080;
const margin = 72;
const row = 108;
const head = 392;
const foot = 110;
const gap = 40;

/** The size of letters in two lines, as a share of their size in one. */
const twoLines = 0.62;

/** A text split at the space nearest to its middle; undefined if it has none. */
function halved(text: string): readonly [string, string] | undefined {
  const middle = text.length / 2;
  const [blank] = [...text.matchAll(/\s+/g)].sort(
    (one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle),
  );
  return blank && [text.slice(0, blank.index), text.slice(blank.index + blank[0].length)];
}

/** The result as a picture to share: the board with its ivory plates, in the page's colours. */
export function finishPicture(finish: FinishPicture): Promise<Blob> {
  const sheet = finish.sheet ? gap + sheetHeight(finish.sheet) : 0;
  const height = head + finish.places.length * row + sheet + foot;
  return pngOf(finishSvg(finish, height), width, height);
}

/** The colours of the picture, as the page has them. */
const pictureColours = () =>
  coloursOf(
    "walnut",
    "walnut-deep",
    "walnut-light",
    "on-walnut",
    "on-walnut-soft",
    "brass",
    "brass-bright",
    "tile",
    "tile-edge",
    "tile-groove",
    "on-tile",
    "ink-on-tile-soft",
    "gold",
    "gold-rim",
    "silver",
    "silver-rim",
    "bronze",
    "bronze-rim",
    "on-medal",
  );
type Colours = ReturnType<typeof pictureColours>;

/** Writes texts in the page's fonts. */
function writer() {
  const { fontFamily: body } = getComputedStyle(document.body);
  const heading = document.querySelector("h2, h1");
  const display = heading ? getComputedStyle(heading).fontFamily : body;
  const text = (at: string, size: number, fill: string, words: string, family = body, weight = 600) =>
    `<text ${at} font-size="${size}" font-weight="${weight}" fill="${fill}" font-family="${escaped(family)}">${escaped(words)}</text>`;
  /** A text that fits this width: in two lines if it would have to be cut. */
  const textIn = (
    room: number,
    ...[at, size, fill, words, family = body, weight = 600]: Parameters<typeof text>
  ): string => {
    const lineOf = (part: string, wanted: number) =>
      fitted(part, wanted, (pixels) => `700 ${pixels}px ${family}`, room);
    const line = lineOf(words, size);
    const halves = line.text === words ? undefined : halved(words);
    if (!halves) return text(at, line.size, fill, line.text, family, weight);
    const smaller = Math.min(...halves.map((half) => lineOf(half, size * twoLines).size));
    return halves
      .map((half, index) => {
        const dy = `dy="${index === 0 ? -0.55 : 0.55}em"`;
        return text(`${at} ${dy}`, smaller, fill, lineOf(half, smaller).text, family, weight);
      })
      .join("");
  };
  return { body, display, text, textIn };
}
type Writer = ReturnType<typeof writer>;

const inner = width - 2 * margin;
const plate = 210;

/** A row of the board: the place on its medal, the name with notes, and the score on its plate. */
function placeSvg(place: FinalPlace, y: number, colours: Colours, write: Writer): string {
  const { display, textIn } = write;
  const { name, score, money, notes } = place;
  const middle = y + row / 2;
  const note = [...notes, ...(money === undefined ? [] : [money])].join(", ");
  const named = `x="${margin + 92}" dominant-baseline="central"`;
  const nameRoom = inner - 92 - plate - 30;
  return [
    `<path d="M${margin} ${y}H${width - margin}" stroke="${colours["walnut-deep"]}" stroke-width="3"/>`,
    `<path d="M${margin} ${y + 3}H${width - margin}" stroke="${colours["walnut-light"]}" stroke-width="2"/>`,
    medalSvg(place.rank, middle, colours, write),
    textIn(nameRoom, `${named} y="${note === "" ? middle : middle - 16}"`, 46, colours["on-walnut"], name),
    note === "" ? "" : textIn(nameRoom, `${named} y="${middle + 28}"`, 28, colours["on-walnut-soft"], note),
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
}

/** A place: a medal for the first three, a ring for others. */
function medalSvg(
  rank: number | undefined,
  middle: number,
  colours: Colours,
  { display, text }: Writer,
): string {
  if (rank === undefined) return "";
  const colourOf = (token: string): string => (colours as Readonly<Record<string, string>>)[token] ?? "none";
  const [face, rim = ""] = medalColours[rank] ?? [];
  const shape = face
    ? `<path d="${medalShapes[rank]}" transform="translate(${margin - 2} ${middle - 36}) scale(3)" fill="${colourOf(face)}" stroke="${colourOf(rim)}" stroke-width="1.2"/>`
    : `<circle cx="${margin + 34}" cy="${middle}" r="31" fill="none" stroke="${colours["on-walnut-soft"]}" stroke-width="3"/>`;
  const at = `x="${margin + 34}" y="${middle}" text-anchor="middle" dominant-baseline="central"`;
  return shape + text(at, 34, colours[face ? "on-medal" : "on-walnut"], String(rank), display, 700);
}

function finishSvg(
  { title, lead, facts, places, sheet, foot: signature }: FinishPicture,
  height: number,
): string {
  const colours = pictureColours();
  const write = writer();
  const { body, display, text, textIn } = write;
  const below = { x: margin, y: head + places.length * row + gap, width: inner };
  const centred = (y: number) => `x="${width / 2}" y="${y}" text-anchor="middle"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="font-variant-numeric:lining-nums tabular-nums">`,
    `<defs><linearGradient id="wood" x2="0" y2="1"><stop stop-color="${colours["walnut-light"]}"/><stop offset=".35" stop-color="${colours.walnut}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#wood)"/>`,
    `<rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="32" fill="none" stroke="${colours.brass}" stroke-width="4"/>`,
    doubleSix(width / 2, 100, colours),
    textIn(inner, centred(222), 72, colours["brass-bright"], title, display, 700),
    textIn(inner, centred(300), 36, colours["on-walnut-soft"], lead),
    textIn(inner, centred(350), 32, colours["on-walnut-soft"], facts),
    ...places.map((place, index) => placeSvg(place, head + index * row, colours, write)),
    sheet ? sheetSvg(sheet, below, colours, { body, display }) : "",
    text(centred(height - 56), 30, colours["on-walnut-soft"], signature, display),
    "</svg>",
  ].join("");
}

/** A double six lying across, centred at this point. */
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
