import { correctingLaws } from "./correcting";
import { countingLaws } from "./counting";
import type { Law } from "./law";
import { lookingAheadLaws } from "./looking-ahead";
import { peopleLaws } from "./people";
import { playingLaws } from "./playing";
import { replayingLaws } from "./replaying";

export type { Law } from "./law";

/** What every game in the registry keeps, and a new one must keep. */
export const laws: readonly Law[] = [
  ...playingLaws,
  ...countingLaws,
  ...replayingLaws,
  ...correctingLaws,
  ...peopleLaws,
  ...lookingAheadLaws,
];
