/** Letting others in: links and codes, and their keys. */
export const invite = {
  open: "Invite",
  title: "Invite others",
  asWhat: "What may they do?",
  roles: { keeper: "Keep score", watcher: "Watch", player: "Send their hand" },
  explain: {
    keeper: "Whoever opens this can enter, correct and undo, as this device can.",
    watcher:
      "Whoever opens this sees the board, live, on a phone, a tablet or a television. They cannot change it.",
    player:
      "Whoever opens this can send what they still hold at the end of a hand. It counts only once a scorekeeper takes it.",
  },
  scan: "Scan it with the camera of the other phone, or send the link.",
  codeOf: (f: { role: string }): string => `Code to ${f.role.toLowerCase()}`,
  link: "The link",
  share: "Share the link",
  copy: "Copy the link",
  copied: "Copied.",
  notCopied: "The browser did not copy it. The link is marked: copy it by hand.",
  notOnServer: "The server does not know this game yet. The code works once it does.",
  onlyHere: (f: { host: string }): string =>
    `This page is open as “${f.host}”, which other phones cannot open. The code has this device's address on the home network instead.`,
  nowhere: (f: { host: string }): string =>
    `This page is open as “${f.host}”, which other phones cannot open. Open it at the address that the server prints when it starts, and invite from there.`,
  address: "Address on the home network",
  making: "Making a key…",

  replace: { keeper: "Replace the keeper key", player: "Replace the players' key" },
  replaceText: {
    keeper:
      "Whoever has the old link can no longer write from then on; they can still watch. Other scorekeepers need the new code; what they have not sent yet stays on their phones until then.",
    player: "The old links can no longer send hands. Players need the new code.",
  },
  replaceYes: "Make a new key",
  replacing: "The new key is kept on this device and takes over as soon as the server answers.",
  replaced: "There is a new key. Only the code above works now.",

  newInvite: "Open the new invite on this device with its camera, or paste its link here.",
  pasted: "Link of the new invite",
  use: "Use it",
  notAnInvite: "This is not an invite to keep the score of this game.",
};
