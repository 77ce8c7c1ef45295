import type { ChangeTexts } from "@/lib/league/change/texts";
import type { Catalogue } from "../../catalogue";
import { number } from "../counted";
import { first, owe } from "./kitty";

const planned = (f: { when: string; place: string }): string =>
  f.place === "" ? f.when : `${f.when} · ${f.place}`;

/** What a change of a league does, in English. */
export const changeTexts: Catalogue<ChangeTexts> = {
  name: (f) => `Name of the league: ${f.name}`,
  slug: (f) => `Address: ${f.slug}`,
  points: (f) => `Points for places: ${f.points.map(number).join(", ")}`,
  scoring: "What games are worth besides the points for places",
  currency: (f) => (f.currency === "" ? "No currency" : `Currency: ${f.currency}`),
  "time-zone": (f) => `Time zone: ${f.timeZone}`,
  scorers: (f) => (f.may ? "A link for scorers" : "The scorers’ link taken back"),
  sign: (f) => (f.tile === "" ? "The league’s sign removed" : `Sign of the league: ${f.tile}`),
  player: (f) => `${f.former ? "Former member" : f.guest ? "Guest" : "Player"}: ${f.name}`,
  guests: (f) => (f.ranked ? "Guests have places in tables" : "Guests have no places in tables"),
  "remove-player": (f) => `Removed from the roster: ${f.name}`,
  "erase-player": "A name removed from the league",
  "restore-player": "A name restored",
  merge: (f) => `${f.name} is ${f.into}`,
  unmerge: (f) => `${f.name} is a different person again`,
  season: (f) => `Season: ${f.name}, from ${f.from} to ${f.to}`,
  "remove-season": (f) => `Season removed: ${f.name}`,
  rules: (f) => `House rules: ${f.name}`,
  "remove-rules": (f) => `House rules removed: ${f.name}`,
  evening: (f) => `Evening: ${planned(f)}`,
  "remove-evening": (f) => `Evening cancelled: ${planned(f)}`,
  game: "A game added to the league",
  "remove-game": "A game removed from the league",
  payment: ({ from, to, amount, when, owedFor }) =>
    `${owedFor === "" ? `${first(from)} paid ${to} ${amount}` : owe({ names: [to], to: from, amount, owedFor })} (${when})`,
  "remove-payment": "A payment taken back",
  comment: (f) => (f.line === "" ? "A comment removed" : `Comment: ${f.line}`),
  "paper-result": (f) => `Result from paper: ${f.ruleset}, ${f.when}`,
  "paper-results": (f) => {
    const days = f.from === f.to ? `of ${f.from}` : `from ${f.from} to ${f.to}`;
    return `${f.games === 1 ? "1 past result" : `${number(f.games)} past results`} ${days}`;
  },
  "remove-batch": "Past results taken back",
};
