import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands } from "@/lib/i18n/es/counted";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { CountProblems, CountTexts } from "../texts";

function called(t: Terms, what: string): string {
  const named: Readonly<Record<string, string>> = {
    capicua: t.capicua,
    chuchazo: t.chuchazo,
    "all-passed": t.allPassed,
    "opening-passed": t.openingPassed,
  };
  return named[what] ?? what;
}

const problems = (t: Terms): Catalogue<CountProblems> => ({
  "leader-missing": `Hay ${t.aTiedBlock}, y aquí decide quien salió: ¿quién salió en esta ${t.hand}?`,
  "blocker-missing": `Hay ${t.aTiedBlock}, y aquí decide quien ${t.blocked}: ¿quién ${t.blocked} esta ${t.hand}?`,
  "blocker-missing/loses": `Hay ${t.aTiedBlock}, y aquí pierde quien ${t.blocked}: ¿quién ${t.blocked} esta ${t.hand}?`,
  "blocker-missing/duel": `Aquí ${t.theBlock} se decide entre quien ${t.blocked} y quien le sigue: ¿quién ${t.blocked}?`,
  "finish-needs-out": `Solo quien ${t.goesOut} puede terminar la ${t.hand} de una forma especial.`,
  "blocker-needs-block": `Alguien ${t.wentOut}, así que nadie ${t.blocked} esta ${t.hand}.`,
  "not-played-for": (f) => `En esta partida eso no se juega (${called(t, f.what)}).`,
});

const texts = (t: Terms): Catalogue<CountTexts> => ({
  "preset/partner": "En parejas, a 100",
  "preset/block": "Sin robar",
  "preset/draw": `Con ${t.boneyard}`,
  "preset/latin": "Latino, a 200",
  "preset/spain": "España, a 300",
  "preset/dominican": "Dominicano",
  "preset/dominican-club": "Dominicano de club",
  "preset/puerto-rico-500": "Puerto Rico, a 500",
  "preset/puerto-rico-200": "Puerto Rico, a 200",
  "preset/cuba": "Cuba, doble nueve",

  "option/draw": "Quien no puede jugar roba",
  "option/counts": "Quien gana anota",
  "option/lessOwn": `En ${t.theBlock}, restar los puntos de quien gana`,
  "option/tie": `Con ${t.aTiedBlock}`,
  "option/capicua": t.start(t.capicua),
  "option/chuchazo": t.chuchazo.includes("0-0")
    ? `${t.start(t.goOut)} ${t.chuchazo}`
    : `${t.start(t.chuchazo)} (${t.goOut} con el 0-0)`,
  "option/capicuaDoubles": `${t.start(t.theCapicua)} duplica los puntos`,
  "option/blockBonus": `Por ganar ${t.theBlock}`,
  "option/prizes": `Por ganar las primeras ${t.hands}`,
  "option/allPassed": `${t.start(t.allPassed)} (pasan los otros tres)`,
  "option/openingPassed": t.start(t.openingPassed),
  "option/lead": `En la ${t.hand} siguiente sale`,
  "option/turn": "Se juega",
  "counts/losers": "los puntos de los contrarios",
  "counts/all": "todos los puntos que quedan",
  "tie/nobody": "nadie anota",
  "tie/leader": "anota quien salió",
  "tie/blocker": `anota quien ${t.blocked}`,
  "tie/not-blocker": `pierde quien ${t.blocked}`,
  "block/duel": `entre quien ${t.blocked} y quien le sigue, quien tiene menos`,
  "opening-by-case": `Un número, o dos separados por una coma: con ${t.aDouble}, con otra ${t.tile}.`,
  "opening-was": "Se salió con",
  "opening-was/double": (f) => `${t.aDouble}: ${t.number(f.points)}`,
  "opening-was/other": (f) => `otra ${t.tile}: ${t.number(f.points)}`,
  "lead/next": "quien sigue en el turno",
  "lead/winner": "quien ganó",
  "turn/right": "hacia la derecha",
  "turn/left": "hacia la izquierda",

  bonus: "Bonificación",
  player: "Quién",
  reason: "Por",
  finish: `Cómo ${t.wentOut}`,
  "no-finish": "normal",
  leader: "Quién salió",
  blocker: `Quién ${t.blocked}`,

  capicua: t.capicua,
  chuchazo: t.chuchazo,
  "capicua-doubles": `se duplica por ${t.theCapicua}`,
  "block-bonus": `por ${t.theBlock}`,
  "with-prize": (f) => `${f.headline}; premio ${t.number(f.prize)}`,
  prize: (f) => `premio de la ${t.hand} ${t.number(f.hand)}`,
  "all-passed": t.allPassed,
  "opening-passed": t.openingPassed,
  "bonus-worth": (f) => {
    const what = t.start(called(t, f.what));
    return f.points === undefined ? what : `${what}: ${t.number(f.points)}`;
  },
  "not-below-0": "nunca menos de 0",
  "described-bonus": (f) => `${f.name}: ${called(t, f.what)}, ${t.number(f.points)}.`,
  "described-finish": (f) => `${f.closing} ${t.start(called(t, f.what))}.`,
});

export const words = (t: Terms): GameWords => ({
  name: "Dominó por puntos",
  tagline: `En parejas o individual: quien gana la ${t.hand} anota los puntos que quedan.`,
  roundName: (f) => roundName(t.start(t.hand), t.hand, t.number(f.number)),
  roundCount: (f) => hands(t, f.rounds),
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});
