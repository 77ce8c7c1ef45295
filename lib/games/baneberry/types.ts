import type { BaneberryEntry } from "./entries";
import type { BaneberryState } from "./state";
import type { BaneberryOptions } from "./table";

export interface BaneberryTypes {
  readonly written: BaneberryOptions;
  readonly options: BaneberryOptions;
  readonly entry: BaneberryEntry;
  readonly state: BaneberryState;
}
