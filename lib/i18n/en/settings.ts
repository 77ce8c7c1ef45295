export const settings = {
  title: "Settings",
  look: "Look",
  theme: "Light or dark",
  themes: { system: "As the device", light: "Light", dark: "Dark" },
  text: "Size of letters",
  textSizes: { usual: "Usual", large: "Large" },

  kept: "Where it is kept",
  keptWhere:
    "Every entry is written to this device first, in this browser, and goes to the server when it can be reached. Without the server everything is still here.",
  used: (f: { size: string }): string => `This page uses ${f.size} of this device.`,
  persistent: "This browser has promised not to clear it by itself.",
  notPersistent: "This browser may clear it when the device runs out of room.",
  persist: "Ask the browser to keep it",
  persistRefused:
    "The browser did not promise it. Adding this page to the home screen, or as a bookmark, often changes its mind.",
  persistUnknown: "This browser does not say whether it may clear it by itself.",
  sevenDays:
    "Safari on iPhone, iPad and Mac clears what a page keeps when the page was not opened for seven days of using Safari. Games on the home screen are spared: choose “Add to Home Screen” in the share menu, or export everything now and then.",
};
