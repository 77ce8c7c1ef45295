import type { People } from "../../rules/people/people";
import { reseated, seatsNow, withSeat } from "../../rules/people/seating";
import { reseatedPurse } from "../../rules/score/money";
import { problem } from "./texts";
import type { BaneberryTypes } from "./types";

/**
 * A forgotten player was dealt in, so they can be added during a hand. Players leave between hands: their tiles count
 * when the hand ends. Source: docs/scoresheet.md, "People come and go".
 */
export const baneberryPeople: People<BaneberryTypes> = {
  seat: (_table, state, seating, points) => ({
    ...state,
    totals: reseated(state.totals, seating, points),
    purse: reseatedPurse(state.purse, seating),
    mustPass: seatsNow(state.mustPass, seating).sort((a, b) => a - b),
  }),
  comeBack: (_table, state, seat, points) => ({ ...state, totals: withSeat(state.totals, seat, points) }),
  mayLeave: (_table, { midHand }) => (midHand ? [problem("hand-under-way", "")] : []),
};
