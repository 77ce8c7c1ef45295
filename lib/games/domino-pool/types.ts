import type { PoolEntry } from "./entries";
import type { PoolState } from "./state";
import type { PoolOptions, WrittenPoolOptions } from "./table";

export interface PoolTypes {
  readonly written: WrittenPoolOptions;
  readonly options: PoolOptions;
  readonly entry: PoolEntry;
  readonly state: PoolState;
}
