import { problems } from "@/lib/rules/problem";
import { texts } from "@/lib/rules/text";

/** Why a synced log refuses an entry, or holds it. */
export interface SyncProblems {
  readonly "log-full": null;
  readonly "entry-too-large": { readonly most: number };
  readonly moved: null;
  readonly "no-hands-asked": null;
  readonly "holds-nothing": null;
  readonly "league-only-corrects": null;

  readonly "same-hand": null;
  readonly "same-person": null;
  readonly "corrected-meanwhile": null;
  readonly "people-meanwhile": null;
  readonly "people-meanwhile/seats": null;
  readonly "settled-meanwhile": null;
}

export interface SyncTexts {
  readonly "this-decision": null;
  readonly "what-was-held": null;
}

export const syncProblem = problems<SyncProblems>();
export const syncText = texts<SyncTexts>();
