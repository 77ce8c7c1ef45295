import { describe, expect, it } from "vitest";
import { type Language, whilePlaying } from "../language";
import { roundName } from "../round-name";
import { es } from ".";
import { kernel } from "./kernel";
import { league } from "./leagues/league";
import { settings } from "./settings";
import { invite } from "./table/invite";
import { terms } from "./terms";

const neutral = es(terms("es"));

describe("Spanish", () => {
  it("agrees with the number, singular or plural", () => {
    expect(neutral.table.raceTo({ total: 99, target: 100 })).toBe("99 de 100, falta 1");
    expect(neutral.table.raceTo({ total: 60, target: 100 })).toBe("60 de 100, faltan 40");
    expect(neutral.table.deal({ each: 7, boneyard: 1, drawn: true })).toBe(
      "7 por persona; queda 1 en el pozo",
    );
    expect(neutral.table.wonMoney({ names: ["Ana", "Bo"], money: "5,00" })).toBe("Ana y Bo se reparten 5,00");
    expect(
      neutral.moved.saved({ rounds: ["3", "4"].map((number) => roundName("Mano", "mano", number)) }),
    ).toBe("La mano 3 y la mano 4 ya están guardadas");
    expect(neutral.history.extras({ entries: 1 })).toBe("1 anotación aparte");
    const { "to-go": toGo } = kernel(terms("es"));
    const level = { hand: 3, bothSides: false };
    expect(toGo({ ...level, leaders: ["Ana"], toTarget: 1 })).toBe("Mano 3: a Ana le falta 1");
    expect(toGo({ ...level, leaders: ["Ana", "Bo"], toTarget: 40 })).toBe("Mano 3: a Ana y Bo les faltan 40");
  });

  it("uses e before i, and u before o", () => {
    expect(neutral.table.won({ names: ["Ana", "Inés"], shared: true })).toBe(
      "Ana e Inés comparten la victoria",
    );
    const { "impossible-hands/together": together } = kernel(terms("es"));
    const clash = {
      hands: [{ name: "Ana", pips: 1 }],
      because: "tiles",
      each: 7,
      most: 14,
      small: [],
    } as const;
    expect(together({ ...clash, instead: [{ name: "Ana", totals: [7, 8] }], alone: true })).toBe(
      "Ana no puede tener 1: no hay fichas que sumen eso. Ana podría tener 7 u 8.",
    );
  });

  it("writes numbers as in the reader's country", () => {
    const paid = (tag: Language) => league(terms(tag))["too-many-players"]({ most: 1234 });
    expect(paid("es-MX")).toBe("En una liga caben 1,234 jugadores.");
    expect(paid("es-ES")).toBe("En una liga caben 1.234 jugadores.");
    expect(neutral.why.signed({ value: -10 })).toBe("−10");
  });

  it("uses the words of the country, and the words of the game in preference to them", () => {
    const blocked = (tag: Language, preset?: string) =>
      kernel(terms(whilePlaying(tag, preset))).blocked({ hands: [{ name: "Ana", pips: 21 }] });
    expect(blocked("es")).toBe("Tranque: Ana 21.");
    expect(blocked("es-MX")).toBe("Cierre: Ana 21.");
    expect(blocked("es-VE")).toBe("Tranca: Ana 21.");
    expect(blocked("es-MX", "dominican")).toBe("Tranque: Ana 21.");

    const mexican = es(terms("es-MX"));
    expect(mexican.entry.nobodyHasDouble({ number: 12 })).toBe("Nadie la tiene: mula del 12");
    expect(mexican.tiles.plain({ high: 6, low: 6 })).toBe("Mula del 6");
    expect(mexican.table.deal({ each: 7, boneyard: 7, drawn: true })).toBe(
      "7 por persona; quedan 7 en la sopa",
    );
    expect(neutral.entry.whoOutMissing).toBe("¿Quién dominó? Toca “Dominó” junto al nombre, o “Tranque”.");
    expect(es(terms(whilePlaying("es", "cuba"))).entry.whoOutMissing).toBe(
      "¿Quién se pegó? Toca “Se pegó” junto al nombre, o “Tranque”.",
    );
  });

  it("speaks to the reader as tú, and in Argentina as vos", () => {
    const argentine = terms("es-AR");
    expect(es(argentine).entry.whoOutMissing).toBe(
      "¿Quién dominó? Tocá “Dominó” junto al nombre, o “Tranque”.",
    );
    expect(invite(terms("es")).pasteHint).toBe("¿Tienes el enlace? Pégalo aquí completo, o todo el mensaje.");
    expect(invite(argentine).pasteHint).toBe("¿Tenés el enlace? Pegalo aquí completo, o todo el mensaje.");
  });

  it("counts what a file contains", () => {
    const { inTheFile } = settings(terms("es"));
    expect(inTheFile({ games: 2, leagues: 1, rules: 1 })).toBe(
      "En el archivo: 2 partidas, 1 liga y 1 conjunto de reglas de la casa.",
    );
    expect(inTheFile({ games: 0, leagues: 0, rules: 0 })).toBe("En el archivo no hay partidas.");
  });
});
