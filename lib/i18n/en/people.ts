export const people = {
  title: "Players",
  seats: "Who sits where",
  seatsText:
    "In seat order, clockwise: drag a number, or use the arrows. New seats hold from here on and change no score.",
  saveSeats: "Save these seats",
  seatsAsTheyWere: "As they were",
  more: (f: { name: string }): string => `Change ${f.name}`,
  gone: "No longer playing",

  nameOf: (f: { name: string }): string => `What is ${f.name} called?`,
  rightName: "Is called",
  who: "Who",
  saveName: "Save the name",

  leaves: (f: { name: string }): string => `${f.name} leaves the game`,
  leavesText: (f: { name: string }): string => `${f.name} plays no more; the others go on.`,
  score: "The score",
  ranked: "Placed behind those who play on",
  unranked: "Is shown without a place",
  stake: (f: { stake: string }): string => `The stake of ${f.stake}`,
  stakeStays: "Stays in the pool",
  stakeBack: "Is given back",
  balance: (f: { balance: string }): string => `Goes home with ${f.balance}.`,
  leave: "Let this player leave",

  comesBack: (f: { name: string }): string => `${f.name} comes back`,
  comesBackText: (f: { name: string }): string =>
    `${f.name} plays again in the same seat. Rounds missed meanwhile count nothing.`,
  goesOnWith: "Goes on with",
  letComeBack: "Back in the game",
  leftBefore: (f: { name: string }): string => `${f.name} left this game, and can come back to it.`,

  join: "Add a player",
  joinName: "Name of the newcomer",
  seat: "Sits",
  firstSeat: "In the first seat",
  after: (f: { name: string }): string => `After ${f.name}`,
  begins: "Begins with",
  start: {
    own: (f: { points: number }): string => `The score at leaving: ${f.points}`,
    zero: (f: { points: number }): string => `Zero: ${f.points}`,
    average: (f: { points: number }): string => `The average: ${f.points}`,
    highest: (f: { points: number }): string => `The highest: ${f.points}`,
  },
  pays: (f: { money: string }): string => `Pays the stake of ${f.money} now, like everybody.`,
  add: "Add to the game",
};
