import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Somebody who gets a link to a table has nothing of it on the device, and the program is on its way for a while. So the
 * document begins with the table as the server has it, which `public/look.js` shows until the page takes its place.
 */

/** Only the board is drawn, not the views that an address may ask for. */
const address = /^\/play\?game=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:&lang=\w+)?$/i;

/**
 * The game of a request for the document of its table; undefined for any other request, also for that of a program that
 * only wants to preview a link: those do not say what it is for, as browsers do where the connection is safe.
 */
export function tableIn({ method, url = "", headers }: IncomingMessage): string | undefined {
  const opens = method === "GET" && headers["sec-fetch-dest"] === "document";
  return opens ? address.exec(url)?.[1] : undefined;
}

/** Where Next draws it. */
export const drawnAt = (game: string): string => `/play/drawn?game=${game}`;

/** What would make it more than a picture: a target, a member of a group of choices (lib/client/keep-picture.ts). */
const lost = / (?:id|href|name|for)=$/;

/**
 * The rail and the main part of a page that was drawn, as a picture: not the main part of a page, and with its styles
 * where no policy forbids them. Undefined if there is none, or a part of it comes later. React escapes `<` and `"` in texts
 * and attributes.
 */
export function pictureIn(page: string): string | undefined {
  const [from, to] = [page.indexOf("<header"), page.lastIndexOf("</main>")];
  if (from < 0 || to < 0) return undefined;
  const part = page.slice(from, to);
  if (/<script|<!--\$[?!]/.test(part)) return undefined;
  return withoutLost(`${part}</main>`)
    .replace(/<(\/?)(?:header|main)(?=[ >])/g, "<$1div")
    .replaceAll(' style="', ' data-style="');
}

/** Every second piece between quotes is the value of an attribute, whose name ends the piece before it. */
const withoutLost = (part: string): string =>
  part
    .split('"')
    .map((piece, at, pieces) => {
      if (at % 2 === 1) return lost.test(pieces[at - 1] ?? "") ? "" : `"${piece}"`;
      return at === pieces.length - 1 ? piece : piece.replace(lost, "");
    })
    .join("");

/** The script in a document that shows the picture; it stands right before it. */
export const beforeLook = '<script src="/look.js">';
export const pictured = (picture: string): string => `<template>${picture}</template>`;

/** How long a document waits for its picture, in milliseconds: the database may be slow, or away. */
const patienceMs = 500;

/**
 * Hands the whole of what is answered to `take` instead of sending it; undefined if it is no page, or takes too long.
 * Whatever comes after that is left out.
 */
export function instead(
  response: ServerResponse,
  take: (page: string | undefined) => void,
  patience = patienceMs,
): void {
  const { writeHead, write, end } = response;
  const before = response.getHeaders();
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  let status: unknown;
  const settle = (page: string | undefined): void => {
    clearTimeout(tooLong);
    Object.assign(response, { writeHead, write, end, statusCode: 200 });
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of Object.entries(before))
      if (value !== undefined) response.setHeader(name, value);
    take(page);
    const nothing = () => response;
    Object.assign(response, { writeHead: nothing, write: () => true, end: nothing });
    Object.assign(response, { setHeader: nothing, appendHeader: nothing, removeHeader: nothing });
  };
  const tooLong = setTimeout(() => settle(undefined), patience);
  response.writeHead = (...given: unknown[]) => {
    status = given[0];
    return response;
  };
  response.write = (...given: unknown[]) => {
    keep(given[0]);
    return true;
  };
  response.end = (...given: unknown[]) => {
    keep(given[0]);
    settle((status ?? response.statusCode) === 200 ? Buffer.concat(chunks).toString() : undefined);
    return response;
  };
}
