import type { NewChange } from "@/lib/client/leagues/leagues";
import type { Choices, Into, Understood } from "@/lib/league/import/import";
import type { Problem } from "@/lib/rules/problem";

/** To the worker. `source`: a text, or the bytes of a file; absent if it is the one before. */
export interface PastRequest {
  readonly number: number;
  readonly source?: string | Uint8Array;
  readonly choices: Choices;
  readonly into: Omit<Into, "idOf">;
  /** The id of the batch, if its changes are wanted. */
  readonly batch?: string;
}

/** From the worker: one for each request. */
export type PastReply = { readonly number: number } & (
  | { readonly problem: Problem }
  | { readonly understood: Understood }
  | { readonly understood: Understood; readonly changes: readonly NewChange[] }
);
