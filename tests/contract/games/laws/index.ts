import { correctingLaws } from "./correcting";
import { countingLaws } from "./counting";
import type { Law } from "./law";
import { peopleLaws } from "./people";
import { playingLaws } from "./playing";
import { prospectLaws } from "./prospects";
import { replayingLaws } from "./replaying";

export type { Law } from "./law";

/** The laws that every game has to satisfy. */
export const laws: readonly Law[] = [
  ...playingLaws,
  ...countingLaws,
  ...replayingLaws,
  ...correctingLaws,
  ...peopleLaws,
  ...prospectLaws,
];
