import * as z from "../../rules/zod";
import { type LogEntry, logEntry } from "../../sync/wire/wire";
import { base64url, fromBase64url } from "../base64url";
import { packed } from "./pack";
import { unpacked } from "./unpack";

const version = 1;

/** A hold and what was decided about it belong to one log and make no sense in another. */
const isOfLog = ({ kind }: LogEntry): boolean => kind === "hold" || kind === "settle";

const entriesSchema = z.array(logEntry);

/**
 * The entries of a finished game, with their ids, as a text that fits into a code beside an address: about 30 letters a
 * hand. Undefined if its log has been through disagreements.
 */
export const packedHands = (entries: readonly LogEntry[]): string | undefined =>
  entries.some(isOfLog) ? undefined : base64url(packed([version, ...entries]));

/** The entries in such a text, which anybody may have written; undefined if it did not arrive whole. */
export function handsIn(text: string): readonly LogEntry[] | undefined {
  const bytes = fromBase64url(text);
  const value = bytes && unpacked(bytes);
  if (!Array.isArray(value) || value[0] !== version) return undefined;
  const read = z.safeParse(entriesSchema, value.slice(1));
  return read.success && !read.data.some(isOfLog) ? read.data : undefined;
}
