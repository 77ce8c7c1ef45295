import type { Expected, HeldHand, Holder, Instead, KernelProblems, KernelTexts } from "../../rules/texts";
import type { Catalogue } from "../catalogue";
import { characters, players, points, tiles } from "./counted";
import type { Terms } from "./terms";

type Clash = KernelProblems["impossible-hands/together"];

const expected: Readonly<Record<Expected, string>> = {
  object: "un objeto",
  list: "una lista",
  text: "un texto",
  "whole-number": "un número entero",
  "yes-or-no": "true o false",
  uuid: "un UUID, como 018f3c1e-7a2b-7c3d-8e4f-0a1b2c3d4e5f",
  time: "una hora ISO 8601, como 2026-11-21T19:30:00Z",
  other: "otra cosa",
};

const startedWith = {
  own: "",
  zero: "",
  average: " (el promedio)",
  highest: " (el total más alto)",
};

/** "Ana", or "Ana y Cleo" if their hands are entered as one. */
const whose = (t: Terms, { name, names }: Holder): string => (names ? t.list(names) : name);
const handOf = (t: Terms, holder: Holder): string =>
  `${holder.names ? "manos" : "mano"} de ${whose(t, holder)}`;
const cannotHave = (t: Terms, holder: Holder): string =>
  `${whose(t, holder)} no ${holder.names ? "pueden" : "puede"} tener`;

const heldHands = (t: Terms, hands: readonly HeldHand[]): string =>
  hands.map((hand) => `${whose(t, hand)} ${t.number(hand.pips)}`).join(", ");

function handAlone(t: Terms, hand: HeldHand, { because, each }: Clash): string {
  const cannot = `${cannotHave(t, hand)} ${t.number(hand.pips)}`;
  switch (because) {
    case "tiles":
      return `${cannot}: no hay ${t.tiles} que sumen eso.`;
    case "each-at-most":
      return `${cannot}: ${each === 1 ? `ninguna ${t.tile} vale eso` : `${tiles(t, each)} no pueden sumar eso`}.`;
    case "at-most":
      return `${cannot}: harían falta más ${t.tiles} de las que puede haber ahora en las manos.`;
  }
}

function clashingHands(t: Terms, hands: readonly HeldHand[]): string {
  const [first] = hands;
  if (hands.some(({ names }) => names)) return `No pueden estar bien a la vez ${heldHands(t, hands)}`;
  if (first && hands.every((hand) => hand.pips === first.pips))
    return `${t.list(hands.map(({ name }) => name))} no pueden tener ${t.number(first.pips)} a la vez`;
  return `No pueden estar bien a la vez ${t.list(hands.map((hand) => `${hand.name} con ${t.number(hand.pips)}`))}`;
}

function clashReason(t: Terms, { because, each, most }: Clash): string {
  switch (because) {
    case "tiles":
      return `no hay ${t.tiles} para eso`;
    case "each-at-most":
      return `alguna mano tendría más de ${tiles(t, each)}`;
    case "at-most":
      return `estas manos no pueden tener más de ${tiles(t, most)}`;
  }
}

function clash(t: Terms, f: Clash): string {
  const [only, ...others] = f.hands;
  return only && others.length === 0
    ? handAlone(t, only, f)
    : `${clashingHands(t, f.hands)}: ${clashReason(t, f)}.`;
}

/** Hands too small for the tiles that are left. */
const clashOverSmallTiles = (t: Terms, { hands }: Clash, small: readonly string[]): string => {
  const worth = t.number(Math.max(...hands.map(({ pips }) => pips)));
  const [only, ...others] = hands;
  const cannot =
    only && others.length === 0 ? `${cannotHave(t, only)} ${t.number(only.pips)}` : clashingHands(t, hands);
  return `${cannot}: ${
    small.length === 1
      ? `la única ${t.tile} libre que vale ${worth} o menos es la ${small[0]}`
      : `las únicas ${t.tiles} libres que valen ${worth} o menos son ${t.list(small.map((tile) => `la ${tile}`))}`
  }.`;
};

function couldHold(t: Terms, instead: readonly Instead[], alone: boolean): string {
  const totalsOf = (hand: Instead) => t.choice(hand.totals.map(t.number));
  const could = (hand: Instead) =>
    `${whose(t, hand)} ${hand.names ? "podrían" : "podría"} tener ${totalsOf(hand)}`;
  return alone
    ? `${instead.map(could).join("")}.`
    : `Sí sería posible: ${instead.map((hand) => `${whose(t, hand)} ${totalsOf(hand)}`).join("; o bien ")}.`;
}

const problems = (t: Terms): Catalogue<KernelProblems> => ({
  missing: (f) => `Falta “${f.field}”.`,
  "unknown-key": (f) => {
    const unknown = `Aquí no se conoce “${f.key}”.`;
    if (f.known === undefined) return unknown;
    if (f.known.length === 0) return `${unknown} No puede haber ningún campo.`;
    return `${unknown} Puede ser ${t.choice(f.known.map((key) => `“${key}”`))}.`;
  },
  "wrong-type": (f) => `“${f.field}” debería ser ${expected[f.expected]}.`,
  "wrong-type/no-object": (f) => `${f.what} debería ser un objeto.`,
  "wrong-type/length": (f) => `“${f.field}” no tiene la cantidad de elementos que corresponde.`,
  "wrong-choice": (f) => `“${f.field}” debería ser ${t.choice(f.choices)}.`,
  "out-of-range/too-small": (f) => `“${f.field}” debería ser ${t.number(f.least)} o más.`,
  "out-of-range/too-big": (f) => `“${f.field}” debería ser ${t.number(f.most)} o menos.`,
  "out-of-range/too-short": (f) => `“${f.field}” debería tener ${characters(t, f.least)} o más.`,
  "out-of-range/too-long": (f) => `“${f.field}” debería tener ${characters(t, f.most)} o menos.`,

  "unknown-kind": (f) =>
    `En este juego no hay anotaciones “${f.kind}”. Hay ${t.list(f.kinds.map((kind) => `“${kind}”`))}.`,
  "game-over": `La partida terminó. Para seguir, ${t.you("corrige")} o ${t.you("anula")} una anotación anterior.`,
  "id-used": (f) => `Otra anotación de esta partida ya tiene el id ${f.id}.`,

  "no-such-player": (f) => `En esta partida nadie tiene el id “${f.id}”.`,
  "not-in": (f) => `${f.name} quedó fuera de la partida y no tiene ${t.tiles}.`,
  "not-in/out": (f) => `${f.name} quedó fuera de la partida y no puede poner la última ${t.tile}.`,
  "hand-missing": (f) =>
    `¿Qué le queda a ${f.name}? ${t.you("Escribe")} los puntos o ${t.you("toca")} las ${t.tiles}.`,
  "out-holds-nothing": (f) => `${f.name} ${t.wentOut} y no tiene nada: su mano no se anota.`,
  "hands-apart": (f) =>
    `Tras ${t.aBlock} cada mano cuenta por sí sola: ${t.you("anota")} por separado las de ${t.list(f.names)}.`,
  "hand-twice": (f) => `Las manos de ${t.list(f.names)} están anotadas juntas y también por separado.`,
  "not-pips": (f) =>
    `En la mano de ${whose(t, f)} va un número entero de puntos, de 0 a ${t.number(10_000)}, o una lista de ${t.tiles}.`,
  "no-tiles": (f) =>
    `La lista de ${t.tiles} de ${whose(t, f)} está vacía. Solo quien ${t.wentOut} no tiene nada.`,
  "no-tiles/two-hands": (f) =>
    `${whose(t, f)} tienen ${t.number(f.names?.length ?? 2)} ${t.tiles} o más: al menos una en cada mano.`,
  "not-a-tile": (f) =>
    `${f.written === undefined ? `Algo en la mano de ${whose(t, f)}` : `“${f.written}”, en la mano de ${whose(t, f)},`} no es una ${t.tile}. Las ${t.tiles} se escriben así: “6-4”.`,
  "tile-not-in-set": (f) =>
    `${cannotHave(t, f)} la ${f.tile}: el número más alto de este dominó es ${t.number(f.highest)}.`,
  "tile-twice": (f) => `La ${f.tile} aparece dos veces en la mano de ${whose(t, f)}, y solo hay una.`,
  "tile-twice/other-hand": (f) =>
    `${cannotHave(t, f)} la ${f.tile}: la ${f.others ? `tienen ${t.list(f.others)}` : `tiene ${f.other}`}, y solo hay una.`,
  "tile-on-table": (f) => `${cannotHave(t, f)} la ${f.tile}: está en la mesa.`,

  "impossible-hands/hand-too-long": (f) =>
    `${cannotHave(t, f)} ${tiles(t, f.held)}: se empieza con ${t.number(f.most)} y no se roba.`,
  "impossible-hands/too-many-tiles": (f) =>
    `Estas manos suman al menos ${tiles(t, f.held)}; no puede haber más de ${t.number(f.most)}.`,
  "impossible-hands/too-few-tiles": (f) =>
    `Para ${t.number(f.hands)} manos hacen falta más ${t.tiles}: ${f.most === 1 ? "solo queda" : "solo quedan"} ${t.number(f.most)}.`,
  "impossible-hands/too-many-pips": (f) =>
    `Todo junto suma ${points(t, f.pips)}; no puede haber más de ${t.number(f.most)}.`,
  "impossible-hands/together": (f) =>
    [
      f.small.length > 0 ? clashOverSmallTiles(t, f, f.small) : clash(t, f),
      ...(f.instead.length > 0 ? [couldHold(t, f.instead, f.alone)] : []),
    ].join(" "),

  "adjusts-nothing": "Un ajuste suma o resta al menos un punto.",
  "reason-length": (f) => `${t.you("Escribe")} el motivo, de 1 a ${t.number(f.most)} caracteres.`,

  "impossible-hands/every-number": (f) =>
    f.isShown
      ? `Tras ${t.aBlock} hay un número que nadie tiene, y en estas manos están todos.`
      : `No se puede: para sumar ${heldHands(t, f.hands)} harían falta ${t.tiles} de todos los números, y en ${t.aBlock} hay uno que nadie tiene.`,

  "no-target": (f) =>
    f.target === undefined
      ? "No hay ninguna anotación anterior así que corregir."
      : `No hay ninguna anotación anterior ${f.target} que corregir.`,
  "target-is-correction": (f) =>
    `${f.target === undefined ? "Esa anotación" : `La anotación ${f.target}`} ya es una corrección. ${t.you("Corrige")} la anotación que esa cambió.`,
  "inner-correction": "Una corrección reemplaza una anotación de la partida, no otra corrección.",
  "later-entry-fails": (f) =>
    `Con esta corrección no sería posible una anotación posterior (${f.described.replace(/[.]$/, "")}). ${f.because}`,

  "has-left": (f) => `${f.name} dejó la partida.`,
  "has-not-left": (f) => `${f.name} sigue en la partida.`,
  "player-count": (f) => {
    if (f.players < f.least)
      return `${f.least === 1 ? "Hace" : "Hacen"} falta al menos ${players(t, f.least)}.`;
    return f.least === f.most
      ? `Sobra gente: este juego es para ${t.number(f.least)}.`
      : `Sobra gente: este juego es de ${t.number(f.least)} a ${t.number(f.most)} jugadores.`;
  },
  "player-count/no-room": (f) => `No cabe nadie más: este juego es para ${t.number(f.most)} como máximo.`,
  "player-count/too-few": (f) =>
    `Nadie más puede irse: este juego necesita al menos ${players(t, f.least)}. La partida se puede terminar aquí.`,
  "no-stake": (f) => `${f.name} no tiene nada en el bote que se pueda devolver.`,
  "seated-twice": (f) => `${f.name} no puede ocupar dos asientos.`,
  "player-count/too-few-tiles": (f) => `No alcanzan las fichas para ${t.number(f.players)} personas.`,
  "players-fixed": "Aquí no entra nadie más. Otra persona puede ocupar el lugar de alguien.",
  "players-fixed/leave": (f) =>
    `Aquí no se va nadie. Otra persona puede ocupar el lugar de ${f.name ?? "alguien"}.`,
  "seats-fixed":
    "Ya hay una mano anotada, así que las parejas quedan como están. Otra persona puede ocupar el lugar de alguien.",
  "other-side": (f) => `${f.name} jugó con la otra pareja y solo puede volver con ella.`,
  "seat-missing": (f) => `¿Dónde se ${f.names.length === 1 ? "sienta" : "sientan"} ${t.list(f.names)}?`,

  "sides-need-four": "Solo se juega en parejas cuando hay cuatro en la mesa.",
  "out-of-range/hand-size": (f) =>
    `El dominó tiene ${tiles(t, f.tiles)}: aquí, con ${players(t, f.players)}, caben ${t.number(f.most)} por persona como máximo.`,

  "not-a-scoresheet": `Esto no es una ${t.scoreSheet} de Pipkeeper.`,
  "other-version": (f) =>
    `Solo se leen hojas de la versión ${f.known}. Quizá esta venga de un Pipkeeper más nuevo.`,
  "other-version/entry": (f) =>
    `Esta anotación viene de un Pipkeeper más nuevo (versión ${f.version}; este lee hasta la ${f.known}).`,
  "unknown-game": (f) =>
    `Este Pipkeeper no tiene este juego; quizá uno más nuevo sí. “game” debería ser ${t.choice(f.games)}.`,
  "player-id": "El id de un jugador tiene de 1 a 64 letras, cifras, _ o -.",
  "player-id-twice": (f) => `Dos jugadores tienen el id “${f.id}”.`,
  "player-name": "Un nombre tiene de 1 a 40 caracteres; un emoji puede contar como varios.",
  "player-name-twice": (f) => `El nombre ${f.name} está dos veces. ${t.you("Cambia")} uno de los dos.`,
});

const texts = (t: Terms): Catalogue<KernelTexts> => ({
  "this-entry": "La anotación",
  "the-sheet": `La ${t.scoreSheet}`,

  "went-out": (f) =>
    f.hands.length === 0 ? `${f.name} ${t.wentOut}.` : `${f.name} ${t.wentOut}: ${heldHands(t, f.hands)}.`,
  blocked: (f) => `${t.start(t.block)}: ${heldHands(t, f.hands)}.`,
  ended: "Fin de la partida.",
  "ended-early": "La partida se terminó antes.",
  shutout: (f) => (f.countsTwice ? `${t.toNil} Vale por dos partidas.` : t.toNil),

  "nobody-out": `No ${t.wentOut} nadie. ¿Hubo ${t.block}?`,
  "same-hands": "Son las mismas manos que la vez anterior.",
  "far-above-worst": (f) =>
    `${t.number(f.pips)} es mucho más que la mano más alta de ${f.name} hasta ahora, ${t.number(f.highest)}.`,
  "far-above-deal": (f) =>
    `${t.number(f.pips)} es mucho para ${f.name}: ${tiles(t, f.tiles)} ${f.tiles === 1 ? "suele" : "suelen"} sumar cerca de ${t.number(f.usual)}.`,

  "at-the-start": "pagado al empezar",
  "handed-back": "el bote, devuelto",
  "hand-of": (f) => handOf(t, f),
  "still-held": "lo que quedó en la mano",
  "own-hand": "menos su propia mano",
  "own-hand-of": (f) => `menos ${f.names ? "las" : "la"} ${handOf(t, f)}`,
  "going-out": `por ${t.goOut}`,
  "divided-among": (f) => `dividido entre ${t.number(f.hands)}, sin decimales`,
  "from-the-pool": "del bote",

  "end-of-hand": `Fin de la ${t.hand}`,
  "end-of-round": "Fin de la ronda",
  preset: "Juego",
  yes: "sí",
  no: "no",
  "option/set": "Dominó",
  "set-name": (f) => `Doble ${t.number(f.highest)} (${t.number(f.tiles)} ${t.tiles})`,
  "option/target": "Meta",
  "option/handSize": `${t.start(t.tiles)} por persona`,
  "option/doubleBlank": `${t.start(t.theBlankDouble)} vale`,
  "option/sides": "En parejas",
  "option/exact": "Hay que llegar justo a la meta",
  "option/block": `Gana ${t.theBlock}`,
  "option/shutout": "Una partida ganada a cero",
  "shutout/none": "cuenta una vez",
  "shutout/double": "cuenta por dos",
  "block/low-party": "la pareja que suma menos",
  "block/low-hand": "quien tiene menos puntos",

  "first-to": (f) =>
    `${t.start(t.hand)} ${t.number(f.hand)}: gana quien llegue primero a ${t.number(f.target)}${f.exact ? ", ni uno más" : ""}`,
  "to-go": (f) =>
    `${t.start(t.hand)} ${t.number(f.hand)}: a ${f.bothSides ? "las dos parejas" : t.list(f.leaders)} ${f.leaders.length === 1 ? "le" : "les"} ${lacking(t, f.toTarget)}`,
  "target-reached": "Se llegó a la meta",
  lacks: (f) => lacking(t, f.missing),
  leads: (f) => `Sale ${t.choice(f.names)}`,
  "leads-unknown": "La mesa decide quién sale",
  "past-target": (f) => `pasa de ${t.number(f.target)}, así que no cuenta`,

  adjust: "Ajustar puntos",
  "adjust-whose": "¿A quién?",
  "adjust-by": "Puntos, en negativo para restar",
  "adjust-why": "Motivo",
  adjusted: (f) => `ajuste: ${f.why}`,
  "never-below-zero": "ningún total baja de 0",
  "described-adjust": (f) => `${t.list(f.names)}: ajuste de ${t.signed(f.points)} (${f.why}).`,
  "began-with": "empezó con",
  "coming-back": "al volver",
  "stake-back": "la entrada, devuelta",
  gone: "dejó la partida",

  joined: (f) => {
    const entered = `${f.name} entró ${f.behind === undefined ? "en el primer asiento" : `después de ${f.behind}`}`;
    return f.begins === undefined
      ? `${entered}.`
      : `${entered} y empieza con ${t.number(f.begins)}${startedWith[f.start]}.`;
  },
  left: (f) =>
    `${f.name} dejó la partida${f.back ? ", con la entrada devuelta" : ""}${f.ranked ? "" : ", sin puesto"}.`,
  "came-back": (f) =>
    f.begins === undefined
      ? `${f.name} volvió.`
      : `${f.name} volvió y sigue con ${t.number(f.begins)}${startedWith[f.start]}.`,
  renamed: (f) => `El nombre se corrigió a ${f.name}.`,
  substituted: (f) => `${f.name} sigue en el lugar de ${f.out}.`,
  "taken-over": (f) => `lo que llevaba ${f.name}`,
  reseated: (f) => `Los asientos son ahora: ${t.list(f.names)}.`,
});

const lacking = (t: Terms, missing: number): string =>
  `${missing === 1 ? "falta" : "faltan"} ${t.number(missing)}`;

/** What the kernel says in Spanish. */
export const kernel = (t: Terms): Catalogue<KernelTexts & KernelProblems> => ({
  ...problems(t),
  ...texts(t),
});
