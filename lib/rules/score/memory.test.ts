import { describe, expect, it } from "vitest";
import { fives } from "../../games/fives/index";
import { hands } from "../../games/hands/index";
import type { Game } from "../game";
import { Log } from "../play/log";
import { lastHands, pegsIn } from "./memory";

const names = ["ana", "bo", "cleo", "dev"];

function logOf(game: Game, options: object, entries: readonly object[], count = 4): Log {
  const sat = game.sit(
    options,
    names.slice(0, count).map((id) => ({ id, name: id })),
  );
  if (!sat.ok) throw new Error("nobody sits");
  const log = new Log(sat.value);
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  return log;
}

const peg = (player: string, points: number) => ({ kind: "peg", player, points });
const out = (player: string, how = "plain") => ({ kind: "hand", out: player, how });
const tie = { kind: "hand", out: null, won: null };
const times = (count: number, entry: object) => Array<object>(count).fill(entry);

describe("pegsIn", () => {
  const pegs = (entries: readonly object[], player = "ana") => pegsIn(logOf(fives, {}, entries), player);

  it("puts both pegs at 0 before the side scores", () => {
    expect(pegs([])).toEqual({ front: 0, back: 0 });
    expect(pegs([peg("bo", 8)])).toEqual({ front: 0, back: 0 });
  });

  it("puts the front peg at the side's total and the back peg at its previous total", () => {
    expect(pegs([peg("ana", 8)])).toEqual({ front: 8, back: 0 });
    expect(pegs([peg("ana", 8), peg("cleo", 3), peg("bo", 4)])).toEqual({ front: 11, back: 8 });
    expect(pegs([peg("ana", 8), { kind: "hand", out: "cleo", pegs: 2 }])).toEqual({ front: 11, back: 8 });
  });

  it("leaves out entries that were voided and points past the target that do not count", () => {
    const first = { ...peg("ana", 8), id: "019ab000-0000-7000-8000-000000000001" };
    const second = { ...peg("ana", 3), id: "019ab000-0000-7000-8000-000000000002" };
    expect(pegs([first, second, { kind: "void", target: second.id }])).toEqual({ front: 8, back: 0 });
    expect(pegs([first, second, { kind: "void", target: first.id }])).toEqual({ front: 3, back: 0 });
    const full = logOf(fives, { target: 9 }, [peg("ana", 8), peg("ana", 3)]);
    expect(pegsIn(full, "cleo")).toEqual({ front: 8, back: 0 });
  });
});

describe("lastHands", () => {
  const recent = (options: object, entries: readonly object[], count = 4) =>
    lastHands(logOf(hands, options, entries, count), 12);

  it("reports the winners of each hand and the totals after it", () => {
    const remembered = recent({}, [out("ana"), out("cleo", "double")]);
    expect(remembered).toMatchObject([
      { number: 1, winners: ["ana", "cleo"], sentBack: false, text: { text: "won-hand" } },
      { number: 2, winners: ["ana", "cleo"], sentBack: false },
    ]);
    expect(remembered.map(({ totals }) => [totals.ana, totals.bo])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(remembered[1]?.text.params).toMatchObject({
      names: ["ana", "cleo"],
      how: "double",
      won: 2,
      others: [0],
      isLast: false,
    });
  });

  it("reports whose run was broken and its length, whether or not the hand that breaks it counts", () => {
    const entries = [...times(4, out("bo")), out("ana")];
    expect(recent({}, entries).at(-1)).toMatchObject({
      winners: ["ana", "cleo"],
      sentBack: true,
      text: { params: { won: 0, broke: { names: ["bo", "dev"], hands: 4 } } },
    });
    expect(recent({ broken: "one" }, entries).at(-1)?.text.params).toMatchObject({
      won: 1,
      broke: { hands: 4 },
    });
    expect(recent({ preset: "first-to-six" }, entries).at(-1)).toMatchObject({ sentBack: false });
  });

  it("reports the final score with the hand that wins the game", () => {
    const love = recent({}, times(6, out("dev"))).at(-1);
    expect(love?.text.params).toMatchObject({ won: 6, others: [0], isLast: true });
    const close = recent({ preset: "haiti" }, [out("ana"), ...times(6, out("dev"))]).at(-1);
    expect(close?.text.params).toMatchObject({ won: 6, others: [1], isLast: true });
  });

  it("reports that everybody is sent back, in cut-throat, by the hand with which everybody has won one", () => {
    const cutThroat = { preset: "cut-throat" };
    const entries = ["ana", "ana", "bo", "cleo"].map((player) => out(player));
    expect(recent(cutThroat, entries, 3).at(-1)).toMatchObject({
      winners: ["cleo"],
      sentBack: true,
      text: { params: { isReset: true } },
    });
    expect(recent(cutThroat, entries, 3).at(-2)).toMatchObject({ sentBack: false });
  });

  it("reports no winners for a tied block, and how much the next hand is worth", () => {
    expect(recent({}, [tie])).toMatchObject([{ winners: [], text: { text: "tied-hand" } }]);
    expect(recent({ preset: "derby" }, [tie, tie]).at(-1)?.text.params).toMatchObject({ worth: 3 });
  });

  it("returns as many hands as requested, numbered and with corrections applied", () => {
    const ids = ["1", "2", "3"].map((each) => `019ab000-0000-7000-8000-00000000000${each}`);
    const log = logOf(hands, {}, [
      { ...out("ana"), id: ids[0] },
      { ...out("ana"), id: ids[1] },
      { ...out("ana"), id: ids[2] },
      { kind: "amend", target: ids[1], entry: out("bo") },
    ]);
    expect(lastHands(log, 2)).toMatchObject([
      { number: 2, winners: ["bo", "dev"], sentBack: true },
      { number: 3, winners: ["ana", "cleo"], sentBack: false, totals: { ana: 1 } },
    ]);
  });

  it("returns no hands for a game that is not tallied by hands", () => {
    expect(lastHands(logOf(fives, {}, [{ kind: "hand", out: "ana" }]), 5)).toEqual([]);
  });
});
