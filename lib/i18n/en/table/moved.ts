import type { RoundName } from "../../round-name";
import { list } from "../counted";

/** A half-typed entry, and what was entered in the meantime. */
export const moved = {
  saved: (f: { rounds: readonly RoundName[] }): string =>
    `${list(f.rounds.map(({ title }) => title))} ${f.rounds.length === 1 ? "is" : "are"} already saved`,
  /** Where and when it was saved. */
  savedOn: {
    here: (f: { when: string }): string => `Saved on this phone, ${f.when}, while you were typing.`,
    elsewhere: (f: { when: string }): string => `Saved on another phone, ${f.when}, while you were typing.`,
    unknown: (f: { when: string }): string => `Saved ${f.when}, while you were typing.`,
  },
  corrected: "This was corrected while you were typing",
  correctedWhen: (f: { when: string }): string => `Corrected ${f.when}.`,
  takenBack: "An entry was taken back while you were typing",
  /** Somebody else saved the next round before this one was taken back to be typed again. */
  followed: "Another one was saved before you took this one back.",
  people: "The players changed while you were typing",
  came: (f: { names: readonly string[] }): string => `${list(f.names)} joined.`,
  left: (f: { names: readonly string[] }): string => `${list(f.names)} left.`,
  halfTyped: "Unfinished",
  halfTypedRound: (f: { round: RoundName }): string => `${f.round.title} is unfinished`,
  /** The round was saved meanwhile, here or elsewhere. */
  /** Whether the round is saved by now is not known. */
  typedFor: (f: { round: RoundName }): string => `Typed here for ${f.round.inText}, not saved`,
  leftOver: (f: { round: RoundName }): string => `Left over from ${f.round.inText}, which is saved`,
  halfTypedCorrection: (f: { what: RoundName | undefined }): string =>
    f.what === undefined ? "Unfinished: a correction" : `Unfinished: a correction of ${f.what.inText}`,
  halfTypedPeople: "Unfinished: a change to the players",
  /** Stored by a version that did not record what it was for. */
  earlier: "You typed this some time ago. Does it still belong here?",
  same: "What you typed is the same.",
  theirs: "Saved",
  mine: "Typed here",
  differs: "differs",
  restSame: "Everything else is the same.",
  notTyped: "–",

  dropSame: "It is the same: discard mine",
  drop: "Discard what I typed",
  goOnAs: (f: { round: RoundName }): string => `Mine is another one: enter it as ${f.round.inText}`,
  inPlace: "Save it where it was",
  correct: "Mine is right: correct the saved one",
  keepCorrection: "Keep what is saved",
  useMine: "Continue with mine",
  goOn: "Continue",
  startAfresh: "Start over",
  thrownAway: "The unfinished entry was discarded.",
  clear: "Clear",
};
