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

const line = 46;
const labelWidth = 100;
const padding = 24;
const addedSize = 21;

export const sheetHeight = ({ rows }: PictureSheet): number => (rows.length + 1) * line + 2 * padding;

/** The sheet as SVG on an ivory plate of this width, with its top left corner at this point. */
export function sheetSvg(
  { heads, rows }: PictureSheet,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  colours: Readonly<Record<"tile" | "tile-edge" | "tile-groove" | "on-tile" | "ink-on-tile-soft", string>>,
  fonts: { readonly body: string; readonly display: string },
): string {
  const left = x + padding;
  const right = x + width - padding;
  const column = (right - left - labelWidth) / heads.length;
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
  const edge = (seat: number) => left + labelWidth + (seat + 1) * column - 6;
  const head = heads.map((name, seat) =>
    text(end(edge(seat), y + padding + line / 2), 24, name, column - 10, false),
  );
  const lines = rows.flatMap(({ label, opened, cells, out }, index) => {
    const top = y + padding + (index + 1) * line;
    const middle = top + line / 2;
    return [
      `<path d="M${left} ${top}H${right}" stroke="${colours["tile-edge"]}" stroke-width="2"/>`,
      text(end(left, middle, "start"), 26, label, 44, false, 700),
      text(end(left + 50, middle, "start"), 20, opened, 48, true),
      ...cells.flatMap((cell, seat) => {
        if (!cell) return [];
        const half = cell.total === "" ? column - 12 : column / 2 - 8;
        const addedAt = cell.total === "" ? edge(seat) : edge(seat) - column / 2;
        const wide = fitIn(cell.added, addedSize, half).width;
        const beside = Math.max(7, (32 - wide) / 2);
        const ring =
          seat === out
            ? `<rect x="${addedAt - wide - beside}" y="${top + 8}" width="${wide + 2 * beside}" height="${line - 16}" rx="15" fill="none" stroke="${colours["tile-groove"]}" stroke-width="3"/>`
            : "";
        return [
          ring,
          text(end(addedAt, middle), addedSize, cell.added, half, true),
          cell.total === "" ? "" : text(end(edge(seat), middle), 26, cell.total, column / 2 - 4, false, 700),
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
