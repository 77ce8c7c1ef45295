/** Colours of the look as they are on this page now: names of tokens in `app/globals.css`, without the dashes. */
export function coloursOf<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, string>> {
  // One probe a colour: a probe that changed its colour might still be on its way from the last one to the next.
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

/** Text as it may stand inside SVG. */
export const escaped = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`);

/** As much of a text as is no wider than `width` pixels in this CSS font, with a mark where it was cut. */
export function fitted(text: string, font: string, width: number): string {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return text;
  pen.font = font;
  if (pen.measureText(text).width <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && pen.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/**
 * An SVG of this size in pixels as a PNG, drawn on the device. The SVG must bring everything it shows: no style sheet
 * and no file from elsewhere reaches into it. Rejects where the browser cannot draw.
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
