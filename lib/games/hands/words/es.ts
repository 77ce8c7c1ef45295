import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands } from "@/lib/i18n/es/counted";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { HandsProblems, HandsTexts } from "../texts";

const problems = (t: Terms): Catalogue<HandsProblems> => ({
  "block-needs-one": `Falta decir qué le queda a cada quien, o quién ganó ${t.theBlock}.`,
  "block-needs-one/both": `Hace falta una sola cosa: qué le queda a cada quien, o quién ganó ${t.theBlock}.`,
  "only-once-out": `Nadie ${t.wentOut}, así que no se anota con qué ${t.tile}.`,
  "only-after-block": `Alguien ${t.wentOut}, así que no hubo ${t.block}.`,
});

function texts(t: Terms): Catalogue<HandsTexts> {
  const how = {
    double: `con ${t.aDouble}`,
    "both-ends": `con ${t.capicua}`,
    crossed: `con ${t.aDouble} por las dos ${t.ends}`,
    blocked: `en ${t.theBlock}`,
  } as const;
  const goOut = t.start(t.goOut);
  const win = (names: readonly string[]): string =>
    `${t.list(names)} ${names.length === 1 ? "gana" : "ganan"}`;
  return {
    "preset/six-love": "Jamaica, seis a cero",
    "preset/first-to-six": "Jamaica, a seis",
    "preset/cut-throat": "Jamaica, individual",
    "preset/haiti": "Haití",
    "preset/brazil": "Brasil",
    "preset/derby": "Derby, Nueva York",

    "option/without00": "El 0-0 se queda en la caja",
    "option/match": "La partida se gana",
    "option/broken": "Quien corta una racha empieza con",
    "option/plain": `${goOut} vale`,
    "option/double": `${goOut} ${how.double}`,
    "option/bothEnds": `${goOut} por las dos ${t.ends} (${t.capicua})`,
    "option/crossed": `${goOut} ${how.crossed}`,
    "option/blocked": `Ganar ${t.theBlock}`,
    "option/tieAdds": `Con ${t.aTiedBlock}, la ${t.hand} siguiente vale una más`,
    "match/in-a-row": `con ${t.hands} seguidas`,
    "match/first-to": "al llegar a la meta",
    "match/while-zero": "al llegar a la meta mientras alguien tiene 0",
    "broken/zero": "0",
    "broken/one": `esa ${t.hand}`,
    "way/plain": `con cualquier ${t.tile}`,
    "way/double": how.double,
    "way/both-ends": how["both-ends"],
    "way/crossed": how.crossed,

    "first-in-a-row": (f) =>
      `${t.start(t.hand)} ${t.number(f.hand)}: gana quien sume primero ${t.number(f.target)} seguidas`,
    how: t.start(t.wentOut),
    "who-won": `¿Quién ganó ${t.theBlock}?`,
    nobody: "Nadie, hubo empate",

    won: (f) => {
      if (f.how === "plain") return `por ${t.goOut}`;
      return f.how === "blocked" ? `por ganar ${t.theBlock}` : `por ${t.goOut} ${how[f.how]}`;
    },
    "run-broken": "se cortó la racha",
    "all-have-won": `nadie queda sin ganar una ${t.hand}`,
    "won-hand": (f) => {
      const who = t.list(f.names);
      if (f.broke) {
        const after = f.won === 0 ? "otra vez 0 a 0" : `${t.number(f.won)} a 0`;
        const run = `la racha de ${t.list(f.broke.names)} en ${t.number(f.broke.hands)}`;
        return `${who} ${f.names.length === 1 ? "cortó" : "cortaron"} ${run}: ${after}.`;
      }
      if (f.isReset) return `${who}: ya nadie queda sin ganar una, y se vuelve a 0.`;
      const other = f.others.length === 1 ? ` a ${t.number(f.others[0] ?? 0)}` : "";
      const score = `${who}: ${t.number(f.won)}${other}`;
      if (f.isLast) return `${score}, y la partida.`;
      return f.how === "plain" ? `${score}.` : `${score}, ${how[f.how]}.`;
    },
    "tied-hand": (f) =>
      f.worth === undefined
        ? `${t.start(t.tiedBlock)}: no ganó nadie.`
        : `${t.start(t.tiedBlock)}: la ${t.hand} siguiente vale ${t.number(f.worth)}.`,
    "described-out": (f) => `${f.name} ${t.wentOut}${f.how === "plain" ? "" : ` ${how[f.how]}`}.`,
    "described-won": (f) => `${t.start(t.block)}: ${win(f.names)}.`,
    "described-tie": `${t.start(t.block)}: no ganó nadie.`,
  };
}

export const words = (t: Terms): GameWords => ({
  name: `Dominó por ${t.hands}`,
  tagline: `Quien gana la ${t.hand} se la anota: seis a cero, a seis y otras formas.`,
  roundName: (f) => roundName(t.start(t.hand), t.hand, t.number(f.number)),
  roundCount: (f) => hands(t, f.rounds),
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});
