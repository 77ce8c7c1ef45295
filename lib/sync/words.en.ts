/** What meeting another device's entries says in English. */
export const en = {
  aDecision: "this decision",
  aHold: "what was held",
  logFull: "This game has as many entries and corrections as can be kept. End it, and begin another.",
  moved: "Something else was entered while you typed. Look at it before you save.",
  noHandsAsked: "No hand is being entered now.",
  holdsNothing: "This player holds nothing in this hand.",
  /** Why a late entry was held, by the code of its problem. */
  meanwhile: {
    "same-hand": "It was entered on two phones, and not the same.",
    "same-person": "Another device has entered this already, and not the same way.",
    "corrected-meanwhile": "Another device has corrected the same entry meanwhile, and not the same way.",
    "people-meanwhile":
      "Somebody joined or left meanwhile, and not all hands were counted: nobody can tell who took part.",
    "settled-meanwhile": "Another device has decided about this meanwhile, and not the same way.",
  },
};
