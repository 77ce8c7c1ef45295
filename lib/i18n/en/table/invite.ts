/** Letting others in: links and codes, and their keys. */
export const invite = {
  asWhat: "What may they do?",
  roles: { keeper: "Keep score", watcher: "Watch", player: "Report their hand" },
  explain: {
    keeper:
      "They can enter, correct and undo, just like this device. Give it only to people you trust with the score.",
    watcher: "They see the board live, on a phone, a tablet or a TV. They can’t change anything.",
    player:
      "At the end of a hand they can send what they still hold. It counts only once a scorekeeper accepts it.",
  },
  scan: "Scan it with the other phone’s camera, or send the link.",
  codes: { keeper: "Code to keep score", watcher: "Code to watch", player: "Code to report their hand" },
  link: "The link",
  share: "Share the link",
  copy: "Copy the link",
  copyText: "Copy the text",
  copied: "Copied.",
  notCopied: "The browser couldn’t copy it. It is selected: copy it yourself.",
  notOnServer: "The code works once this game has reached the server.",
  onlyHere: (f: { host: string }): string =>
    `Other phones can’t open “${f.host}”, so the code uses this device’s address on the home network. They need to be on the same Wi-Fi.`,
  nowhere: (f: { host: string }): string =>
    `Other phones can’t open “${f.host}”. Open this page at the address the server prints when it starts, and invite from there.`,
  address: "Address on the home network",
  making: "Making a code…",

  replace: { keeper: "Stop old invite links", player: "Stop old players’ links" },
  replaceText: {
    keeper:
      "Phones with an old link can then only watch. Other scorekeepers need the new code; anything they have not sent yet stays on their phones until they have it.",
    player: "Old links can then no longer send hands. Players need the new code.",
  },
  replaceYes: "Stop them and make a new code",
  replacing: "The new code takes over as soon as the server answers.",
  replaced: "Done. Only the code above works now.",

  newInvite: "To enter scores here, scan the invite with this device’s camera, or paste the whole link here.",
  pasteHint: "Do you have the link? Paste all of it here, or the whole message.",
  pasted: "The whole link",
  use: "Use it",
  refused: "The server does not accept the key in this link: it was replaced, or is for another game.",
  pasteTrouble: {
    damaged: "This link is damaged: part of it is missing or changed. Ask for it again.",
    none: "This is not an invite link.",
  },
};
