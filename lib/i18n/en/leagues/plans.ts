import { number } from "../counted";

/** The English words of evenings that a league plans: for everyone, for whoever answers, and for whoever plans them. */
export const plans = {
  next: "Next evening",
  alsoPlanned: "Also planned",
  line: (f: { when: string; place: string }): string => (f.place === "" ? f.when : `${f.when} · ${f.place}`),
  answers: { coming: "Coming", maybe: "Maybe", not: "Not coming" },
  counted: (f: { answer: string; count: number }): string => `${f.answer}: ${number(f.count)}`,
  silent: (f: { count: number }): string =>
    f.count === 1 ? "1 player has not answered." : `${number(f.count)} players have not answered.`,
  subscribe: "Subscribe",
  calendar: "Evenings as a calendar",
  feed: "Results as a feed (Atom)",

  answerTitle: (f: { name: string }): string => `Are you coming, ${f.name}?`,
  answerKeys: { coming: "I’m coming", maybe: "Maybe", not: "I can’t come" },
  asked: (f: { when: string }): string => `Your answer for ${f.when}`,
  notAnswered: "You have not answered yet.",
  onlyYours: "This link answers for you alone, this time and every time. Keep it; don’t pass it on.",
  unsent: "No connection. Your answer is on this phone and will be sent when there is one.",
  notSaved: {
    "evening-over": "That evening is over, so your answer was not saved.",
    "no-such-part": "That evening was cancelled, so your answer was not saved.",
  },
  noneTitle: "No evening planned",
  none: "When the next one is planned, you can answer here with the same link.",
  wrongTitle: "This link is not valid",
  wrong: "It was replaced, or part of it is missing. Ask whoever manages the league for your new link.",
  notices: {
    heading: "Notices on this device",
    hint: "You get one when an evening is planned or moved, on the day itself, and afterwards with how it went. This server sends them, encrypted, through the push service of your browser’s maker, which learns that something was sent but not what. Nobody else is involved.",
    on: "Turn notices on",
    off: "Turn notices off",
    isOn: "Notices are on.",
    blocked: "Notices from this site are blocked in this browser. Its settings can allow them.",
    failed: "That did not work. The server or the browser’s push service cannot be reached; try again later.",
  },
  toLeague: "To the league",

  heading: "Evenings",
  hint: (f: { zone: string }): string =>
    `Anyone who knows the league’s address can see date, place and answers. Times are those of ${f.zone}.`,
  plan: "Plan an evening",
  day: "Date",
  time: "Time",
  place: "Place",
  placeHint: "Leave it empty if everyone knows where.",
  save: "Save",
  planned: "Planned",
  nonePlanned: "No evening is planned.",
  change: "Change date, time or place",
  remove: "Cancel the evening",
  planning: (f: { line: string }): string => `Evening: ${f.line}`,
  removed: (f: { line: string }): string => `Evening cancelled: ${f.line}`,
  notRead: "The server has the answers, and it cannot be reached.",
  links: "Links for answering",
  linksHint:
    "Send each player their own link. With it they say whether they come, on their own phone and without an account. It stays the same for all evenings.",
  linksNotRead: "The server makes the links, and it cannot be reached.",
  replace: (f: { name: string }): string => `Replace ${f.name}’s link`,
  replaceHint: "The link above stops working; the player needs the new one.",
  replaced: "Replaced. The link above is the new one.",
};
