import type { SyncProblems, SyncTexts } from "../../sync/texts";
import type { Catalogue } from "../catalogue";
import { number } from "./counted";

const problems: Catalogue<SyncProblems> = {
  "log-full": "This game has reached its limit of entries and corrections. End it and start another.",
  "entry-too-large": (f) => `This entry takes more than ${number(f.most)} bytes.`,
  moved: "Something else was entered while you were typing. Check it before you save.",
  "no-hands-asked": "No hand is being entered right now.",
  "holds-nothing": "This player has no tiles in this hand.",
  "league-only-corrects":
    "A league’s keeper can only correct games that are over. What is played is entered at the table.",

  "same-hand": "Two phones entered this differently.",
  "same-person": "Another device has already entered this differently.",
  "corrected-meanwhile": "Another device has corrected this entry differently in the meantime.",
  "people-meanwhile":
    "Somebody joined or left in the meantime, and not all hands were counted, so it is unclear who took part.",
  "people-meanwhile/seats":
    "In this round other people sit at this table: another phone had drawn it differently before.",
  "settled-meanwhile": "Another device has settled this differently in the meantime.",
};

const texts: Catalogue<SyncTexts> = {
  "this-decision": "this decision",
  "what-was-held": "what was held",
};

/** English text for conflicts with another device's entries. */
export const sync = { ...problems, ...texts };
