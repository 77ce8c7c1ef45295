import { ordinal } from "../counted";

/** The form for what games are worth in a league, in English. */
export const pointsForm = {
  more: "More rules for points",
  andMore: (f: { points: string }): string => `${f.points}, and more rules`,
  notNumber:
    "Use whole numbers from 1 to 1,000, or leave a field empty. For a close loss, say both how close and how much.",
  keepsOver: "Seasons that are over keep the points they were played for",

  tables: "Other points for some games",
  addTable: "Add points for some games",
  removeTable: "Remove these points",
  game: "Game",
  anyGame: "Any game",
  size: "Players, or sides with partners",
  sizeHint: "Leave empty for any number.",
  partners: "What partners get",
  partnersEach: "Each gets all of the side’s points",
  partnersShare: "They share the side’s points",
  draw: "If all end level, each gets",
  drawHint: "Leave empty to share the points of the places.",
  nearWithin: "A close loss: behind by at most",
  nearHint: "In the game’s own points.",
  nearPoints: "More for a close loss",
  shutout: "More for winning to nothing",
  twice: "Winning to nothing counts twice where the game’s rules say so",
  coming: "For each evening somebody comes",
  handicaps: "Handicaps",
  addHandicap: "Add a handicap",
  removeHandicap: "Remove the handicap",
  player: "Player",
  handicapPoints: "More in each game",

  changesTables: "This changes what has been played so far",
  beforeAndAfter: "The tables before and after",
  allTime: "All time",
  before: "Now",
  after: "Then",
  placeAndPoints: (f: { place: number; points: string }): string => `${ordinal(f.place)} · ${f.points}`,
};
