import type { NamedRules } from "@/lib/rules/document/house-rules";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { Problem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import { err, ok, type Result } from "@/lib/rules/result";
import { base64url, fromBase64url } from "./base64url";
import { repairLink } from "./links/repair-link";
import { secretAddress } from "./links/secret-link";
import { readNamedRules } from "./named-rules";

const version = 1;
/** Why a link has no usable house rules. */
export type LinkTrouble =
  | { readonly trouble: "damaged" | "newer" }
  /** It was read; an unknown game is one of the problems. */
  | { readonly trouble: "unfit"; readonly problems: readonly Problem[] };

/** The address of the page for a new game with these rules. */
export function rulesLink(origin: string, { name, game, options }: NamedRules): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ version, name, game, options }));
  return origin + secretAddress({ page: "/new", id: "", secret: base64url(bytes) });
}

/** The house rules in a link, whatever was done to it on the way, or why there are none. */
export function readRulesLink(address: string, games: Games): Result<NamedRules, LinkTrouble> {
  const link = repairLink(address);
  const raw = typeof link === "object" && link.page === "/new" ? decoded(link.secret) : undefined;
  if (!isRecord(raw) || typeof raw.version !== "number") return err({ trouble: "damaged" });
  if (raw.version > version) return err({ trouble: "newer" });
  const { version: _, ...rules } = raw;
  const read = readNamedRules(rules, games);
  return read.ok ? ok(read.value) : err({ trouble: "unfit", problems: read.error });
}

function decoded(code: string): unknown {
  try {
    const bytes = fromBase64url(code);
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
