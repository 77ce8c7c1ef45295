export const seats = {
  title: "Seats",
  open: "Seats",
  starts: "starts",
  noteStart: (f: { name: string }): string => `${f.name} starts`,
  noteHint: "Tap whoever starts this round. It is kept for when the round is entered.",
};
