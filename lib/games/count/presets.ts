import type { Presets } from "../../rules/presets/presets";
import type { CountRules } from "./rules";

/** The first game of the family. The others list how they differ from it. */
export const partner: CountRules = {
  set: 6,
  sides: true,
  draw: false,
  target: 100,
  counts: "losers",
  block: "low-party",
  lessOwn: false,
  tie: "nobody",
  exact: false,
  capicua: 0,
  chuchazo: 0,
  capicuaDoubles: false,
  blockBonus: 0,
  prizes: [],
  allPassed: 0,
  openingPassed: 0,
  shutout: "none",
  lead: "next",
  turn: "right",
};

export const countPresets = {
  partner: {},
  block: { sides: false, lessOwn: true, turn: "left" },
  draw: { sides: false, lessOwn: true, turn: "left", draw: true },
  latin: { counts: "all", target: 200, lead: "winner" },
  spain: { counts: "all", target: 300 },
  dominican: {
    counts: "all",
    target: 200,
    block: "low-hand",
    tie: "leader",
    lead: "winner",
    capicua: 25,
    chuchazo: 25,
    allPassed: 25,
    openingPassed: 25,
  },
  "dominican-club": { target: 200, lead: "winner" },
  "puerto-rico-500": {
    target: 500,
    lead: "winner",
    prizes: [100, 75, 50, 25],
    capicua: 100,
    chuchazo: 100,
  },
  "puerto-rico-200": { target: 200, lead: "winner" },
  cuba: { set: 9, target: 150, lead: "winner" },
} as const satisfies Presets<CountRules>;
