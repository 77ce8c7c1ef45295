import { choice, number } from "../counted";

export const people = {
  title: "Around the table",
  seats: "Who sits where",
  seatsText: "Clockwise. Drag a number or use the arrows. Changing seats doesn’t affect the score.",
  saveSeats: "Save these seats",
  seatsAsTheyWere: "Put back as they were",
  more: (f: { name: string }): string => `Change ${f.name}`,
  gone: "No longer playing",

  name: "Name",
  who: "Who",
  saveName: "Save the name",

  someoneLeaves: "Someone leaving?",
  leaves: (f: { name: string }): string => `${f.name} leaves the game`,
  leavesText: (f: { name: string }): string => `${f.name} stops here; the others play on.`,
  score: "The score",
  ranked: "Ranked behind those who play on",
  unranked: "Shown, but not ranked",
  stake: (f: { stake: string }): string => `The stake of ${f.stake}`,
  stakeStays: "Stays in the pool",
  stakeBack: "Given back",
  balance: (f: { balance: string }): string => `Goes home with ${f.balance}.`,
  leave: (f: { name: string }): string => `${f.name} leaves`,

  someoneIsReplaced: "Does somebody take another’s place?",
  playersStay: "In this game nobody joins or leaves, but somebody else can play on in a player’s place.",
  isReplaced: (f: { name: string }): string => `Somebody plays for ${f.name}`,
  substituteName: "Who plays from here on",
  substituteText: (f: { name: string }): string =>
    `With the same seat and score. What ${f.name} has played keeps the name of ${f.name}. Our ruling: the result belongs to those who sit at the end; ${f.name} gets no place, and in a league no part in this game.`,
  substitute: "Take the place",
  playsFor: (f: { name: string; out: string }): string => `${f.name} plays for ${f.out}`,
  backFor: (f: { name: string; names: readonly string[] }): string =>
    `${f.name} can come back in the place of ${choice(f.names)}: tap whoever goes.`,
  replacedRuling:
    "Our ruling: the result belongs to those who sit at the end. Who was replaced gets no place, and in a league no part in this game.",

  comesBack: (f: { name: string }): string => `${f.name} comes back`,
  comesBackText: (f: { name: string }): string =>
    `${f.name} plays again in the same seat. Missed rounds do not count.`,
  goesOnWith: "Goes on with",
  letComeBack: "Back in the game",
  leftBefore: (f: { name: string }): string => `${f.name} left this game and can come back.`,

  join: "Add a player",
  joinName: "New player’s name",
  seat: "Sits",
  firstSeat: "In the first seat",
  after: (f: { name: string }): string => `After ${f.name}`,
  begins: "Starts with",
  start: {
    own: (f: { points: number }): string => `Their own score: ${number(f.points)}`,
    zero: (f: { points: number }): string => `Zero: ${number(f.points)}`,
    average: (f: { points: number }): string => `The average: ${number(f.points)}`,
    highest: (f: { points: number }): string => `The highest: ${number(f.points)}`,
    given: "Another total",
  },
  startGiven: "Total",
  pays: (f: { money: string }): string => `Pays the stake of ${f.money} now, as everybody did.`,
  add: "Add to the game",
};
