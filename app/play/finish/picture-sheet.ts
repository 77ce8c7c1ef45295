import { escaped, fitted } from "@/lib/ui/pictures/picture";

/** The score sheet in the picture. */
export interface PictureSheet {
  /** Names as column headings. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    /** The round, and the tile that opened it. */
    readonly label: string;
    readonly opened: string;
    /** By column; undefined for players who were not in the round. */
    readonly cells: readonly ({ readonly added: string; readonly total: string } | undefined)[];
    /** The column of the player who went out; -1: nobody. */
    readonly out: number;
  }[];
}

const headLine = 46;
const padding = 24;
/** The height of the ring around what somebody went out with. */
const ring = 30;

/** With more columns than this, totals are below what was added, and not beside it. */
const mostBeside = 6;

/** Where everything is in a row, from its top; `label`: the width of its first column. */
const beside = { line: 46, label: 100, openedX: 50, openedY: 23, added: 23, total: 23, labelY: 23 };
const stacked = { line: 64, label: 50, openedX: 0, openedY: 46, added: 19, total: 46, labelY: 20 };
const layoutOf = (heads: readonly string[]) => (heads.length > mostBeside ? stacked : beside);

export const sheetHeight = ({ heads, rows }: PictureSheet): number =>
  headLine + rows.length * layoutOf(heads).line + 2 * padding;

/** The sheet as SVG on an ivory plate of this width, with its top left corner at this point. */
export function sheetSvg(
  { heads, rows }: PictureSheet,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  colours: Readonly<Record<"tile" | "tile-edge" | "tile-groove" | "on-tile" | "ink-on-tile-soft", string>>,
  fonts: { readonly body: string; readonly display: string },
): string {
  const layout = layoutOf(heads);
  const isStacked = layout === stacked;
  const left = x + padding;
  const right = x + width - padding;
  const column = (right - left - layout.label) / heads.length;
  const familyOf = (weight: number) => (weight > 600 ? fonts.display : fonts.body);
  const fitIn = (words: string, size: number, room: number, weight = 600) =>
    fitted(words, size, (pixels) => `${weight} ${pixels}px ${familyOf(weight)}`, room);
  const text = (at: string, size: number, words: string, room: number, soft: boolean, weight = 600) => {
    const family = familyOf(weight);
    const fits = fitIn(words, size, room, weight);
    const fill = colours[soft ? "ink-on-tile-soft" : "on-tile"];
    return `<text ${at} font-size="${fits.size}" font-weight="${weight}" fill="${fill}" font-family="${escaped(family)}">${escaped(fits.text)}</text>`;
  };
  const end = (at: number, middle: number, anchor = "end") =>
    `x="${at}" y="${middle}" text-anchor="${anchor}" dominant-baseline="central"`;
  const edge = (seat: number) => left + layout.label + (seat + 1) * column - (isStacked ? 2 : 6);
  /** The size at which all of these fit: what is to be compared is equally large. */
  const sizeFor = (all: readonly string[], largest: number, room: number, weight = 600) =>
    Math.min(...all.map((words) => fitIn(words, largest, room, weight).size));
  const cellsOf = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? []));
  const [addedRoom, totalRoom] = isStacked ? [column - 12, column - 6] : [column / 2 - 8, column / 2 - 4];
  const headRoom = column - (isStacked ? 4 : 10);
  const headSize = sizeFor(heads, 24, headRoom);
  const totalSize = sizeFor(
    cellsOf.map(({ total }) => total),
    26,
    totalRoom,
    700,
  );
  const head = heads.map((name, seat) =>
    text(end(edge(seat), y + padding + headLine / 2), headSize, name, headRoom, false),
  );
  const lines = rows.flatMap(({ label, opened, cells, out }, index) => {
    const top = y + padding + headLine + index * layout.line;
    return [
      `<path d="M${left} ${top}H${right}" stroke="${colours["tile-edge"]}" stroke-width="2"/>`,
      text(end(left, top + layout.labelY, "start"), 26, label, 44, false, 700),
      text(end(left + layout.openedX, top + layout.openedY, "start"), 20, opened, 48, true),
      ...cells.flatMap((cell, seat) => {
        if (!cell) return [];
        const alone = isStacked || cell.total === "";
        const room = alone ? column - 12 : addedRoom;
        const addedAt = alone ? edge(seat) - (isStacked ? 4 : 0) : edge(seat) - column / 2;
        const middle = top + layout.added;
        const wide = fitIn(cell.added, 21, room).width;
        const around = Math.max(7, (32 - wide) / 2);
        return [
          seat === out
            ? `<rect x="${addedAt - wide - around}" y="${middle - ring / 2}" width="${wide + 2 * around}" height="${ring}" rx="${ring / 2}" fill="none" stroke="${colours["tile-groove"]}" stroke-width="3"/>`
            : "",
          text(end(addedAt, middle), 21, cell.added, room, true),
          cell.total === ""
            ? ""
            : text(end(edge(seat), top + layout.total), totalSize, cell.total, totalRoom, false, 700),
        ];
      }),
    ];
  });
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${sheetHeight({ heads, rows })}" rx="20" fill="${colours.tile}" stroke="${colours["tile-edge"]}" stroke-width="3"/>`,
    ...head,
    ...lines,
  ].join("");
}
