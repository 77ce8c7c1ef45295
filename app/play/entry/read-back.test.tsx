import { expect, it } from "vitest";
import { worthInWords } from "@/app/shared/game/added";
import { games } from "@/lib/games/registry";
import { catalogue } from "@/lib/i18n/catalogues";
import { Log } from "@/lib/rules/play/log";
import { sitDown } from "@/tests/support/simulate/index";
import { aloud } from "./read-back";

const players = ["Ana", "Bo", "Cleo", "Dev"].map((name) => ({ id: name.toLowerCase(), name }));
const words = catalogue("base", "en");

function playing(id: string, entries: readonly object[] = []) {
  const game = games.find(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const log = new Log(sitDown(game, { players, options: {} }));
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  return log.position;
}

const out = (player: string) => ({ kind: "hand", out: player });

it("an entry is read aloud with what it is worth and to whom, where the pips alone do not say that", () => {
  const read = (id: string, entry: object) => aloud(playing(id), entry, words, "en");
  const blocked = { kind: "hand", out: null, left: { ana: 1, bo: 20, cleo: 14, dev: 9 } };
  expect(read("count", blocked)).toMatch(/Ana and Cleo \+29\.$/);
  expect(read("hands", blocked)).toMatch(/Ana and Cleo \+1\.$/);
  expect(read("forty-two", { kind: "rename", player: "bo", name: "Bob" })).not.toMatch(/\+|undefined/);
  const lowestWins = { kind: "hand", round: 1, engine: 12, out: "ana", left: { bo: 20, cleo: 15, dev: 9 } };
  expect(read("mexican-train", lowestWins)).not.toMatch(/\+/);
});

it("a broken run names those who broke it", () => {
  const position = playing("hands", [out("ana"), out("cleo")]);
  expect(worthInWords(position, out("dev"), words, "en")).toMatch(/Bo and Dev\b.*Ana and Cleo/);
  expect(worthInWords(position, out("ana"), words, "en")).toBe("Ana and Cleo +1");
});

it("what was saved is said with short names where whole ones would take many lines, and read aloud with whole ones", () => {
  const long = ["Maximiliane Theodora", "Grandma Ruth", "José-Luis Fernández", "Bo"];
  const game = games.find("count");
  if (!game) throw new Error("there is no game count");
  const position = sitDown(game, { players: long.map((name, id) => ({ id: `p${id}`, name })), options: {} });
  const hand = { kind: "hand", out: "p0", left: { "p1+p3": 38 } };
  expect(worthInWords(position, hand, words, "en")).toBe("Maximiliane Theodora and José-Luis Fernández +38");
  expect(worthInWords(position, hand, words, "en", true)).toBe("Maximiliane and José +38");
  const train = games.find("mexican-train");
  if (!train) throw new Error("there is no game mexican-train");
  const players = long.map((name, id) => ({ id: `p${id}`, name }));
  const round = { kind: "round", engine: 12, out: "p3", left: { p0: 81, p1: 5, p2: 12 } };
  const said = worthInWords(sitDown(train, { players, options: {} }), round, words, "en", true);
  expect(said).toBe("Bo 0, the others +5 to +81");
});
