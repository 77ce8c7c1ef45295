import { number } from "../counted";

export const people = {
  title: "Around the table",
  seats: "Who sits where",
  seatsText: "Clockwise. Drag a number or use the arrows. New seats change no score.",
  saveSeats: "Save these seats",
  seatsAsTheyWere: "Put back as they were",
  more: (f: { name: string }): string => `Change ${f.name}`,
  gone: "No longer playing",

  name: "Name",
  who: "Who",
  saveName: "Save the name",

  someoneLeaves: "Does somebody have to leave?",
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
