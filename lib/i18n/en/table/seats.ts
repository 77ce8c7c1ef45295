export const seats = {
  title: "Seats",
  starts: "starts",
  noteStart: (f: { name: string }): string => `${f.name} starts`,
  noteHint: "Tap whoever starts this round. It is saved with the next round you enter.",
};
