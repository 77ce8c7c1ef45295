import type { LaidTrain } from "@/lib/rules/rules-page";

/** The trains of five people around the double twelve, one of them boarding, and the Mexican Train. */
export const trains: readonly LaidTrain[] = [
  {
    tiles: [
      [12, 9],
      [9, 4],
    ],
  },
  { tiles: [[12, 5]] },
  {
    tiles: [
      [12, 7],
      [7, 2],
    ],
    isOpen: true,
  },
  {
    tiles: [
      [12, 3],
      [3, 1],
    ],
  },
  { tiles: [[12, 10]] },
  {
    tiles: [
      [12, 8],
      [8, 6],
    ],
    isCommon: true,
  },
];
