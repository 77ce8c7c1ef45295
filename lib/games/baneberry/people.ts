import type { People } from "../../rules/people/people";
import { reseated, seatsNow, withSeat } from "../../rules/people/seating";
import { reseatedPurse } from "../../rules/score/money";
import { problem } from "./texts";
import type { BaneberryTypes } from "./types";

/**
 * A player who was forgotten was dealt in, so he can be added in mid-hand. Whoever leaves does so between hands: his
 * tiles count when the hand ends. Source: docs/scoresheet.md, "People come and go".
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
