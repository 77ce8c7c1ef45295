import { createHash } from "node:crypto";
import { answerLanguage } from "../words/words";
import type { ApiRequest } from "./body";

/** Whether `If-None-Match` names this tag, weakly compared (RFC 9110, 13.1.2). */
export const isNamed = (header: string | null | undefined, tag: string): boolean =>
  header?.split(",").some((each) => each.trim() === "*" || strong(each.trim()) === strong(tag)) ?? false;

const strong = (tag: string): string => tag.replace(/^W\//, "");

/** A text that programs fetch repeatedly: clients that have the current one get 304. */
export function answerTagged({ headers }: ApiRequest, type: string, text: string): Response {
  const tag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const common = {
    ETag: tag,
    "Cache-Control": "public, no-cache",
    "Content-Language": answerLanguage(),
    Vary: "Accept-Language, Cookie",
  };
  if (isNamed(headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers: common });
  return new Response(text, { headers: { ...common, "Content-Type": type } });
}
