import { type Text, texts } from "../../rules/text";

export interface PipTexts {
  readonly opened: null;
  readonly "opened-double": { readonly tile: string };
  readonly "opened-wild": null;
  readonly "single-wild": null;
  readonly direction: null;
  readonly "double-wild": null;

  readonly headline: { readonly round: number; readonly tile: string };
  readonly finished: null;
  readonly starts: { readonly tile: string };

  readonly "its-double": null;
  readonly described: { readonly opened: Text; readonly closing: Text };
}

export const text = texts<PipTexts>("pip");
