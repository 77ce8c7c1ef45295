import { dataPolicy, everyAnswer, pagePermissions, pagePolicy, scriptPolicy } from "./headers";

const hashed = "/_next/static/";
/** Whether the name of a file has a hash of its content. */
export const isHashed = (address: string): boolean => address.startsWith(hashed);

/** The ending of what Next's router requests instead of a document (scripts/build/build-files.ts). */
export const payloadEnding = ".rsc";

/** What a browser has to know about a file of the build, whoever asks for it and in whatever encoding it is sent. */
export function fileHeaders(
  address: string,
  { type, scripts }: { readonly type: string; readonly scripts: readonly string[] },
  isFramed = false,
): Record<string, string> {
  const isPage = type.startsWith("text/html");
  const ofFile = type.includes("javascript") ? scriptPolicy : dataPolicy;
  return {
    ...everyAnswer,
    ...(isPage && { "Permissions-Policy": pagePermissions }),
    "Content-Type": type,
    "Cache-Control": isHashed(address) ? "public, max-age=31536000, immutable" : "public, no-cache",
    "Content-Security-Policy": isPage ? pagePolicy(scripts, [], isFramed) : ofFile,
    // Next's router parses the parts of an address from the page's real path.
    ...(address.endsWith(payloadEnding) && {
      "x-nextjs-rewritten-path": address.slice(0, -payloadEnding.length),
    }),
  };
}
