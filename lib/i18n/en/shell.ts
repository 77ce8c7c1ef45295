export const shell = {
  appName: "Pipkeeper",
  tagline: "Keeps the score of a domino game played with real tiles at a real table.",
  skip: "Skip to the content",
  games: "Games",
  rules: "Rules",
  back: "Back",
  close: "Close",
  cancel: "Cancel",
  loading: "One moment…",

  notFoundTitle: "No such page",
  notFound: "There is nothing at this address. It may have been typed wrong, or the page has moved.",
  offlineTitle: "No connection",
  offline:
    "This page is not on this device yet. It opens once the server can be reached. Your games, new games and the rules work without it.",
  noScript:
    "This page needs JavaScript, which is switched off here. League pages and the rules work without it.",
  errorTitle: "Something broke here",
  error: "This page stumbled over a fault of ours. What you entered is kept; nothing is lost.",
  tryAgain: "Try again",
  partFailed: "This part could not be loaded without the network. Try again when there is one.",
  toGames: "To your games",

  storeTroubleTitle: "What this device keeps",
  storeTrouble: {
    outdated: "A newer version is open in another tab. Reload this page to go on.",
    unopened:
      "The storage of this device does not open; it may be full. That is why no games are shown. Make room, then reload.",
    blocked: "Another tab has an older version open. Close it; then this page goes on by itself.",
  },
  newVersionTitle: "New version",
  newVersion: "New version: reload when you like.",
  reload: "Reload",
  later: "Later",
};
