/** What meeting another device's entries says in English. */
export const en = {
  aDecision: "this decision",
  aHold: "what was held",
  logFull: "This game has reached its limit of entries and corrections. End it and start another.",
  moved: "Something else was entered while you were typing. Check it before you save.",
  noHandsAsked: "No hand is being entered right now.",
  holdsNothing: "This player holds nothing in this hand.",
  /** Why a late entry was held, by the code of its problem. */
  meanwhile: {
    "same-hand": "Two phones entered this differently.",
    "same-person": "Another device has already entered this differently.",
    "corrected-meanwhile": "Another device has corrected this entry differently in the meantime.",
    "people-meanwhile":
      "Somebody joined or left in the meantime, and not all hands were counted, so it is unclear who took part.",
    "settled-meanwhile": "Another device has settled this differently in the meantime.",
  },
};
