import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { LeagueSettings } from "@/lib/league/settings";

type Scorers = NonNullable<LeagueSettings["scorers"]>;

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The scorers' key with this number: it follows from the keepers' key, so that each of them can show the link. */
const keyOf = (keeperKey: string, link: string): string => hashOf(`scorers ${link} ${keeperKey}`);

/** A new key for scorers as the league is told of it; `link`: a number that was not used before. */
export const newScorers = (keeperKey: string, link: string): Scorers => ({
  link,
  keyHash: hashOf(keyOf(keeperKey, link)),
});

/** The scorers' key; undefined if it was made with an earlier key of the league. */
export function scorersKey(keeperKey: string, { link, keyHash }: Scorers): string | undefined {
  const key = keyOf(keeperKey, link);
  return hashOf(key) === keyHash ? key : undefined;
}

/** Whether this is the scorers' key. */
export const isScorersKey = (key: string, scorers: Scorers | undefined): boolean =>
  scorers?.keyHash === hashOf(key);
