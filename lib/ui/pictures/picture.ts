import { lettersOf } from "../text/letters";

/** The current colours of tokens in `app/globals.css`; names without the dashes. */
export function coloursOf<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, string>> {
  // One probe per colour: a probe that changed its colour might still be in transition.
  const colours = names.map((name) => {
    const probe = document.createElement("span");
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [name, color] as const;
  });
  return Object.fromEntries(colours) as Record<Name, string>;
}

/** Text escaped for SVG. */
export const escaped = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`);

/** The smallest size of letters, as a share of their size, before a text is cut. */
const smallest = 0.55;

/**
 * A line of text no wider than `width` pixels: in smaller letters if it is too long, and cut with an ellipsis if even
 * that does not fit; and its width then. `fontOf` makes the CSS font of a size in pixels.
 */
export function fitted(
  text: string,
  size: number,
  fontOf: (size: number) => string,
  width: number,
): { readonly text: string; readonly size: number; readonly width: number } {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return { text, size, width };
  pen.font = fontOf(size);
  const wanted = pen.measureText(text).width;
  if (wanted <= width) return { text, size, width: wanted };
  const fitting = Math.max(Math.floor((size * width) / wanted), Math.ceil(size * smallest));
  pen.font = fontOf(fitting);
  const smaller = pen.measureText(text).width;
  if (smaller <= width) return { text, size: fitting, width: smaller };
  const letters = lettersOf(text);
  while (letters.length > 1 && pen.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return { text: `${letters.join("").trimEnd()}…`, size: fitting, width };
}

/**
 * An SVG of this size in pixels as a PNG, drawn on the device. The SVG must be self-contained: style sheets and other
 * files do not apply to it. Rejects if the browser cannot draw it.
 */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
