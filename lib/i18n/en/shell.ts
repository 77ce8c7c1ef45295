export const shell = {
  appName: "Pipkeeper",
  tagline: "Keeps score for domino games played with real tiles at a real table.",
  noStyles:
    "This page’s styles could not be loaded. Reload it. If that doesn’t help, and you run the server: Pipkeeper needs a name or a port of its own, and cannot be in a folder of another site (docs/hosting.md).",
  skip: "Skip to the content",
  games: "Games",
  rules: "Rules",
  back: "Back",
  close: "Close",
  cancel: "Cancel",
  loading: "One moment…",

  leagueDeletedTitle: "This league was deleted",
  leagueDeleted: "Anyone who manages it can bring it back within thirty days.",
  notFoundTitle: "Page not found",
  notFound: "There is nothing at this address. It may be misspelt, or the page may have moved.",
  toLeague: "To the league",
  offlineTitle: "No connection",
  offline:
    "This page is not on this device yet. It will open once the server can be reached. Your games, new games and the rules work without it.",
  noScript:
    "This page needs JavaScript, which is turned off here. League pages and the rules work without it.",
  errorTitle: "Something went wrong",
  error: "This page failed because of a bug. What you entered is saved; nothing is lost.",
  tryAgain: "Try again",
  partFailed: "This part couldn’t be loaded without a connection. Try again when you are back online.",
  toGames: "To your games",

  storeTroubleTitle: "Storage on this device",
  storeTrouble: {
    outdated: "A newer version is open in another tab. Reload this page to continue.",
    unopened:
      "This device’s storage can’t be opened; it may be full. That is why no games are shown. Free up some space, then reload.",
    blocked: "Another tab has an older version open. Close it, and this page will continue.",
  },
  outdatedTitle: "This game needs a newer Pipkeeper",
  outdated: "This version doesn’t have this kind of game. Reload the page to update it; nothing is lost.",
  newVersionTitle: "New version",
  newVersion: "New version: reload when you like.",
  reload: "Reload",
  later: "Later",
};
