export const seats = {
  title: "Seats",
  starts: "starts",
  noteStart: (f: { name: string }): string => `${f.name} starts`,
  noteHint: "Tap whoever starts this round, and it goes into the round you enter next.",
};
