const unit = "A unit’s id: a person, or in form `pairs` a pair.";
const units = "Units’ ids: people, or in form `pairs` pairs.";
const person = "The person’s id, 1 to 64 of `A-Za-z0-9_-`.";
const name = "The person’s name.";
const round = "Rounds count from 1.";
const table = "The table’s number.";
const points = "By side, or in form `alone` by person.";
const won = "The side that won; null if it was level.";
const cost = "What the seating costs, most important first; see docs/eveningsheet.md.";
const leastAndMost = "The least and the most.";

/** Descriptions of the fields of evening sheets and their results, as in `schema-notes.ts`. */
export const eveningNotes: Readonly<Record<string, string>> = {
  "EveningSheet/id": "1 to 64 of `A-Za-z0-9_-`; part of every lot.",
  "EveningSheet/settings": "How it is drawn and counted; what is absent has its default. By form.",
  "EveningSheet/game": "The id of the game that all tables play.",
  "EveningSheet/options": "The options of that game, as in a scoresheet.",
  "EveningSheet/entries": "A mistake inside an entry is reported in a 200 answer, as a refused entry.",
  "EveningSheet/draw": "Not part of the sheet: true asks for a draw of the next round.",
  "tables/seats": "The people’s ids, in the order of their seats.",
  "EveningSheet/people/id": person,
  "EveningSheet/people/name": name,
  "EveningSheet/pairs/id": "The pair’s id, 1 to 64 of `A-Za-z0-9_-`.",
  "pairs/people/id": person,
  "pairs/people/name": name,

  "EveningResult/people/id": person,
  "EveningResult/people/name": "The person’s name as it is now.",
  "EveningResult/here": units,
  "EveningResult/rounds/round": round,
  "EveningResult/rounds/lot": "Which lot the round was drawn with.",
  "EveningResult/rounds/time": "Whether time is up.",
  "EveningResult/rounds/rest": units,
  "EveningResult/rounds/cost": cost,
  "EveningResult/rounds/best": "The least such cost for the people seated; absent where nobody looks for it.",
  "EveningResult/rounds/asDrawn":
    "Whether the draw proposes just this; absent where that would take too long to know.",
  "says/who": units,
  "says/round": "When it last was so.",
  "EveningResult/rounds/tables/table": table,
  "tables/points": points,
  "tables/won": won,
  "EveningResult/rounds/tables/game": "The id of the scoresheet that is played there.",
  "claims/by": "The id of the person who entered it.",
  "claims/points": points,
  "claims/won": won,
  "tables/why": "Why the result is disputed, in their words.",
  "EveningResult/standings/who": unit,
  "EveningResult/standings/place":
    "1 is first, equals share a place; absent for those with too few games and for the spare.",
  "EveningResult/standings/games": "Games that count, with rests and missed rounds that count as games.",
  "EveningResult/standings/wins": "Half-wins: 2 for a game won, 1 for a level one.",
  "EveningResult/standings/for": "Points for.",
  "EveningResult/standings/against": "Points against.",
  "EveningResult/standings/points": "Points, in form `alone`.",
  "EveningResult/standings/places": "The share of the others beaten: numerator and denominator.",
  "EveningResult/standings/opponents": "Rivals’ half-wins less partners’; only where it is a key.",
  "EveningResult/standings/run": "Games won in a row up to now.",
  "EveningResult/standings/reign": "The longest such run.",
  "EveningResult/standings/rests": "Rounds of rest, asked-for ones included.",
  "EveningResult/standings/separates":
    "The first key that parts this row from the one before; `least` or `spare` where places end.",
  "fairness/seated": `Rounds at a table. ${leastAndMost}`,
  "fairness/rests": `Rests. ${leastAndMost}`,
  "fairness/neverMet": "How many two have never sat at one table.",
  "fairness/partnersAgain": "How often two were partners again.",
  "fairness/rivals": `How often two were rivals. ${leastAndMost}`,
  "fairness/met": `How often two met. ${leastAndMost}`,
  "waiting/round": round,
  "waiting/table": table,
  "draw/round": round,
  "draw/lot": "The lot it was drawn with.",
  "draw/tables/table": table,
  "draw/rest": units,
  "draw/cost": cost,
};
