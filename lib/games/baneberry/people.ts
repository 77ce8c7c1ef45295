import type { People } from "../../rules/people/people";
import { seatsNow, totalsFollow } from "../../rules/people/seating";
import { reseatedPurse } from "../../rules/score/money";
import { problem } from "./texts";
import type { BaneberryTypes } from "./types";

/**
 * A forgotten player was dealt in, so they can be added during a hand. Players leave between hands: their tiles count
 * when the hand ends. Source: docs/scoresheet.md, "People come and go".
 */
export const baneberryPeople: People<BaneberryTypes> = {
  ...totalsFollow,
  seat: (table, state, seating, points) => ({
    ...totalsFollow.seat(table, state, seating, points),
    purse: reseatedPurse(state.purse, seating),
    mustPass: seatsNow(state.mustPass, seating).sort((a, b) => a - b),
  }),
  begins: ({ options }) => (options.mode === "cash" ? { min: 0, max: 0 } : {}),
  mayLeave: (_table, { midHand }) => (midHand ? [problem("hand-under-way", "")] : []),
};
