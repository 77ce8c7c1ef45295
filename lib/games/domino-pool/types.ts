import type { PoolEntry } from "./entries";
import type { PoolState } from "./state";
import type { PoolOptions, WrittenPoolOptions } from "./table";
import type { en } from "./words.en";

export interface PoolTypes {
  readonly written: WrittenPoolOptions;
  readonly options: PoolOptions;
  readonly entry: PoolEntry;
  readonly state: PoolState;
  readonly words: typeof en;
}
