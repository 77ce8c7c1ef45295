import { number } from "../counted";

/** English text for planned evenings: for everyone, for players who answer, and for those who plan. */
export const plans = {
  next: "Next evening",
  alsoPlanned: "Also planned",
  line: (f: { when: string; place: string }): string => (f.place === "" ? f.when : `${f.when} · ${f.place}`),
  answers: { coming: "Coming", maybe: "Maybe", not: "Not coming" },
  counted: (f: { answer: string; count: number }): string => `${f.answer}: ${number(f.count)}`,
  silent: (f: { count: number }): string =>
    f.count === 1 ? "1 player has not answered." : `${number(f.count)} players have not answered.`,
  left: (f: { places: number }): string =>
    f.places === 0
      ? "All places are taken."
      : f.places === 1
        ? "1 place left."
        : `${number(f.places)} places left.`,
  waiting: "Waiting for a place",
  subscribe: "Subscribe",
  calendar: "Evenings as a calendar",
  feed: "Results as a feed (Atom)",

  answerTitle: (f: { name: string }): string => `Are you coming, ${f.name}?`,
  answerKeys: { coming: "I’m coming", maybe: "Maybe", not: "I can’t come" },
  asked: (f: { when: string }): string => `Your answer for ${f.when}`,
  notAnswered: "You have not answered yet.",
  onlyYours: "This link is yours alone and works for every evening. Keep it, and don’t pass it on.",
  unsent: "No connection. Your answer is on this phone and will be sent when you are back online.",
  notSaved: {
    "evening-over": "That evening is over, so your answer was not saved.",
    "no-such-part": "That evening was cancelled, so your answer was not saved.",
  },
  noneTitle: "No evening planned",
  none: "When the next one is planned, you can answer here with the same link.",
  wrongTitle: "This link is not valid",
  wrong: "It was replaced, or part of it is missing. Ask whoever manages the league for your new link.",
  notices: {
    heading: "Notifications on this device",
    hint: "You get one when an evening is planned or moved, on the day itself, and afterwards with the results. This server sends them, encrypted, through your browser maker’s push service, which can see that something was sent but not what. Nobody else is involved.",
    on: "Turn on notifications",
    off: "Turn off notifications",
    isOn: "Notifications are on.",
    blocked: "Notifications from this site are blocked. You can allow them in the browser’s settings.",
    failed: "That didn’t work. The server or the browser’s push service can’t be reached; try again later.",
  },
  toLeague: "To the league",

  heading: "Evenings",
  hint: (f: { zone: string }): string =>
    `Anyone who knows the league’s address can see the date, place and answers. Times are in the ${f.zone} time zone.`,
  plan: "Plan an evening",
  day: "Date",
  time: "Time",
  place: "Place",
  placeHint: "Leave it empty if everyone knows where.",
  weeks: "For how many weeks",
  weeksHint: "1 for this evening alone; more for one every week.",
  notWeeks: (f: { most: number }): string => `Enter a number of weeks from 1 to ${number(f.most)}.`,
  places: "How many can come",
  placesHint: "Leave it empty if everyone can.",
  notPlaces: "Enter how many can come as a whole number, or leave it empty.",
  save: "Save",
  planned: "Planned",
  nonePlanned: "No evening is planned.",
  change: "Change date, time or place",
  remove: "Cancel the evening",
  sameDay: (f: { line: string }): string =>
    `${f.line} is already planned. Plan another evening for the same day?`,
  twice: "Planned more than once for this day.",
  notRead: "The server can’t be reached, so the answers can’t be shown.",
  links: "Links for answering",
  linksHint:
    "Send each player their own link. They use it to say whether they are coming, on their own phone and without an account. It stays the same for every evening.",
  allLinks: "All links in one message",
  silentLinks: "Links for those who have not answered",
  allLinksHint: "For a group chat. Anyone in the group can then answer for anyone.",
  copyAll: "Copy the message",
  linksNotRead: "The server can’t be reached, so the links can’t be shown.",
  replace: (f: { name: string }): string => `Replace ${f.name}’s link`,
  replaceTitle: (f: { name: string }): string => `Replace ${f.name}’s link?`,
  replaceHint: "The link above stops working; the player needs the new one.",
  replaced: "Replaced. The link above is the new one.",
};
