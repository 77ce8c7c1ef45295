import type { IncomingHttpHeaders } from "node:http";

/** The first of these encodings that a client accepts (RFC 9110, 12.5.3); undefined: none of them. */
export function chosenEncoding<Encoded extends { readonly encoding: string }>(
  headers: IncomingHttpHeaders,
  encodings: readonly Encoded[],
): Encoded | undefined {
  const accepted = new Map(
    String(headers["accept-encoding"] ?? "")
      .split(",")
      .map((part) => {
        const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
        const weight = parameters.find((text) => text.startsWith("q="))?.slice(2) ?? "1";
        return [name, Number(weight) > 0];
      }),
  );
  return encodings.find(({ encoding }) => accepted.get(encoding) ?? accepted.get("*") ?? false);
}

const gzip = [{ encoding: "gzip" }] as const;

/** Whether a client accepts gzip. */
export const acceptsGzip = (headers: IncomingHttpHeaders): boolean =>
  chosenEncoding(headers, gzip) !== undefined;
