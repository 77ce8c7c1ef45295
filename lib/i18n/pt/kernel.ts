import type { Expected, HeldHand, Holder, Instead, KernelProblems, KernelTexts } from "../../rules/texts";
import type { Catalogue } from "../catalogue";
import { counted } from "./counted";
import type { Terms } from "./terms";

type Clash = KernelProblems["impossible-hands/together"];

/** How many people, as they are counted in a sentence. */
const inWords = ["nenhuma", "uma", "duas", "três", "quatro"];

const expected: Readonly<Record<Expected, string>> = {
  object: "um objeto",
  list: "uma lista",
  text: "um texto",
  "whole-number": "um número inteiro",
  "yes-or-no": "true ou false",
  uuid: "um UUID, como 018f3c1e-7a2b-7c3d-8e4f-0a1b2c3d4e5f",
  time: "uma data e hora ISO 8601, como 2026-11-21T19:30:00Z",
  other: "outra coisa",
};

/** "A anotação 018f…" or "A anotação". */
const after = (noun: string, name: string | undefined): string =>
  name === undefined ? noun : `${noun} ${name}`;

/** "Ana", or "Ana e Cleo" if their hands are entered as one. */
const whose = (t: Terms, { name, names }: Holder): string => (names ? t.list(names) : name);
const handOf = (t: Terms, holder: Holder): string =>
  `${holder.names ? "mãos" : "mão"} de ${whose(t, holder)}`;
const cannotHave = (t: Terms, holder: Holder): string =>
  `${whose(t, holder)} não ${holder.names ? "podem" : "pode"} ter`;

const heldHands = (t: Terms, hands: readonly HeldHand[]): string =>
  hands.map((hand) => `${whose(t, hand)} ${t.number(hand.pips)}`).join(", ");

function handAlone(t: Terms, hand: HeldHand, { because, each }: Clash): string {
  const cannot = `${cannotHave(t, hand)} ${t.number(hand.pips)}`;
  switch (because) {
    case "tiles":
      return `${cannot}: não há pedras que somem isso.`;
    case "each-at-most":
      return `${cannot}: ${each === 1 ? "nenhuma pedra sozinha vale" : `${t.tiles(each)} não podem somar`} isso.`;
    case "at-most":
      return `${cannot}: para isso são necessárias mais pedras do que pode haver nas mãos agora.`;
  }
}

function clashingHands(t: Terms, hands: readonly HeldHand[]): string {
  const [first] = hands;
  if (hands.some(({ names }) => names)) return `Não pode ser ${heldHands(t, hands)} ao mesmo tempo`;
  if (first && hands.every((hand) => hand.pips === first.pips))
    return `${t.list(hands.map(({ name }) => name))} não podem ter ${t.number(first.pips)} ao mesmo tempo`;
  return `Não pode ser ${t.list(hands.map((hand) => `${hand.name} com ${t.number(hand.pips)}`))} ao mesmo tempo`;
}

function clashReason(t: Terms, { because, each, most }: Clash): string {
  switch (because) {
    case "tiles":
      return "não há pedras para isso";
    case "each-at-most":
      return `seria preciso ter mais de ${t.tiles(each)} em uma mão`;
    case "at-most":
      return `seriam necessárias mais de ${t.tiles(most)}, o máximo nessas mãos`;
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
      ? `a única pedra livre que vale ${worth} ou menos é a ${small[0]}`
      : `as únicas pedras livres que valem ${worth} ou menos são ${t.list(small.map((tile) => `a ${tile}`))}`
  }.`;
};

function couldHold(t: Terms, instead: readonly Instead[], alone: boolean): string {
  const totalsOf = (hand: Instead) => t.choice(hand.totals.map(t.number));
  const could = (hand: Instead) => `${whose(t, hand)} ${hand.names ? "podem" : "pode"} ter ${totalsOf(hand)}`;
  return alone
    ? `${instead.map(could).join("")}.`
    : `Seria possível: ${instead.map((hand) => `${whose(t, hand)} ${totalsOf(hand)}`).join("; ou então ")}.`;
}

/** Each sentence names who and what, why it is not possible, and what would be. */
const problems = (t: Terms): Catalogue<KernelProblems> => ({
  missing: (f) => `Falta “${f.field}”.`,
  "unknown-key": (f) => {
    const unknown = `“${f.key}” não é conhecido aqui.`;
    if (f.known === undefined) return unknown;
    if (f.known.length === 0) return `${unknown} Nenhum campo é permitido aqui.`;
    return `${unknown} Pode ser ${t.choice(f.known.map((key) => `“${key}”`))}.`;
  },
  "wrong-type": (f) => `“${f.field}” deve ser ${expected[f.expected]}.`,
  "wrong-type/no-object": (f) => `Deve ser um objeto: ${f.what}.`,
  "wrong-type/length": (f) => `“${f.field}” tem o número errado de itens.`,
  "wrong-choice": (f) => `“${f.field}” deve ser ${t.choice(f.choices)}.`,
  "out-of-range/too-small": (f) => `“${f.field}” deve ser ${t.number(f.least)} ou mais.`,
  "out-of-range/too-big": (f) => `“${f.field}” deve ser ${t.number(f.most)} ou menos.`,
  "out-of-range/too-short": (f) => `“${f.field}” deve ter ${counted(t).characters(f.least)} ou mais.`,
  "out-of-range/too-long": (f) => `“${f.field}” deve ter ${counted(t).characters(f.most)} ou menos.`,

  "unknown-kind": (f) =>
    `Este jogo não tem a anotação “${f.kind}”. Tem ${t.choice(f.kinds.map((kind) => `“${kind}”`))}.`,
  "game-over": "A partida acabou. Para continuar, corrija ou anule uma anotação anterior.",
  "id-used": (f) => `Outra anotação desta partida já tem o id ${f.id}.`,

  "no-such-player": (f) => `Ninguém nesta partida tem o id “${f.id}”.`,
  "not-in": (f) => `${f.name} ficou fora da partida e não tem pedras.`,
  "not-in/out": (f) => `${f.name} ficou fora da partida e não pode jogar a última pedra.`,
  "hand-missing": (f) => `O que sobrou na mão de ${f.name}? Digite os pontos ou toque nas pedras.`,
  "out-holds-nothing": (f) => `${f.name} bateu e não tem pedras: deixe essa mão vazia.`,
  "hands-apart": (f) =>
    `Com o jogo fechado, cada mão conta por si: anote em separado as de ${t.list(f.names)}.`,
  "hand-twice": (f) => `As mãos de ${t.list(f.names)} estão anotadas juntas e também em separado.`,
  "not-pips": (f) =>
    `A mão de ${whose(t, f)} deve ser um número inteiro de pontos, de 0 a ${t.number(10_000)}, ou uma lista de pedras.`,
  "no-tiles": (f) => `A lista de pedras de ${whose(t, f)} está vazia. Só quem bateu fica sem pedras.`,
  "no-tiles/two-hands": (f) =>
    `${whose(t, f)} têm ${t.number(f.names?.length ?? 2)} pedras ou mais: pelo menos uma em cada mão.`,
  "not-a-tile": (f) =>
    `${f.written === undefined ? "Algo" : `“${f.written}”`} na mão de ${whose(t, f)} não é uma pedra. As pedras são escritas como “6-4”.`,
  "tile-not-in-set": (f) =>
    `${cannotHave(t, f)} a ${f.tile}: o maior número deste dominó é ${t.number(f.highest)}.`,
  "tile-twice": (f) => `A ${f.tile} aparece duas vezes na mão de ${whose(t, f)}, e só existe uma.`,
  "tile-twice/other-hand": (f) =>
    `${cannotHave(t, f)} a ${f.tile}: está com ${f.others ? t.list(f.others) : f.other}, e só existe uma.`,
  "tile-on-table": (f) => `${cannotHave(t, f)} a ${f.tile}: ela está na mesa.`,

  "impossible-hands/hand-too-long": (f) =>
    `${cannotHave(t, f)} ${t.tiles(f.held)}: são ${t.number(f.most)} por pessoa, e ninguém compra.`,
  "impossible-hands/too-many-tiles": (f) =>
    `Juntas, essas mãos têm pelo menos ${t.tiles(f.held)}; o máximo possível é ${t.number(f.most)}.`,
  "impossible-hands/too-few-tiles": (f) =>
    `Para ${t.number(f.hands)} mãos não ${t.plural(f.most) === "one" ? "basta" : "bastam"} ${t.tiles(f.most)}, o que resta para elas.`,
  "impossible-hands/too-many-pips": (f) =>
    `Juntas, as mãos somam ${t.points(f.pips)}; o máximo possível é ${t.number(f.most)}.`,
  "impossible-hands/together": (f) =>
    [
      f.small.length > 0 ? clashOverSmallTiles(t, f, f.small) : clash(t, f),
      ...(f.instead.length > 0 ? [couldHold(t, f.instead, f.alone)] : []),
    ].join(" "),

  "adjusts-nothing": "Um ajuste soma ou tira pelo menos um ponto.",
  "reason-length": (f) => `Diga por quê, em 1 a ${t.number(f.most)} caracteres.`,

  "impossible-hands/every-number": (f) =>
    f.isShown
      ? "Com o jogo fechado há um número que ninguém tem, e nessas mãos aparecem todos."
      : `Não pode ser: para somar ${heldHands(t, f.hands)} seriam necessárias pedras de todos os números, e com o jogo fechado há um que ninguém tem.`,

  "no-target": (f) =>
    f.target === undefined
      ? "Não há anotação anterior desse tipo para corrigir."
      : `Não há anotação anterior ${f.target} para corrigir.`,
  "target-is-correction": (f) =>
    `${after("A anotação", f.target)} já é uma correção. Corrija a anotação que ela mudou.`,
  "inner-correction": "Uma correção substitui uma anotação da partida, não outra correção.",
  "later-entry-fails": (f) =>
    `Com esta correção, uma anotação posterior não seria possível (${f.described.replace(/[.]$/, "")}). ${f.because}`,

  "has-left": (f) => `${f.name} deixou a partida.`,
  "has-not-left": (f) => `${f.name} não deixou a partida.`,
  "player-count": (f) => {
    if (f.players < f.least)
      return `Coloque pelo menos ${inWords[f.least] ?? t.number(f.least)} ${f.least === 1 ? "pessoa" : "pessoas"}.`;
    return `Gente demais: este jogo é para ${f.least === f.most ? t.people(f.least) : `${t.number(f.least)} a ${t.people(f.most)}`}.`;
  },
  "player-count/no-room": (f) => `Não cabe mais ninguém: este jogo é para no máximo ${t.people(f.most)}.`,
  "player-count/too-few": (f) =>
    `Ninguém mais pode sair da mesa: este jogo precisa de pelo menos ${t.people(f.least)}. Mas a partida pode ser encerrada.`,
  "no-stake": (f) => `${f.name} não tem nada no bolo para receber de volta.`,
  "seated-twice": (f) => `${f.name} não pode ocupar duas cadeiras.`,
  "player-count/too-few-tiles": (f) => `Não há pedras para ${t.people(f.players)}.`,
  "players-fixed": "Aqui não entra mais ninguém. Outra pessoa pode ficar no lugar de alguém.",
  "players-fixed/leave": (f) =>
    `Aqui ninguém sai. Outra pessoa pode ficar no lugar de ${f.name ?? "alguém"}.`,
  "seats-fixed":
    "Já há uma rodada anotada, então as duplas ficam como estão. Outra pessoa pode ficar no lugar de alguém.",
  "other-side": (f) => `${f.name} jogou pela outra dupla e só pode voltar para ela.`,
  "seat-missing": (f) => `Onde ${t.list(f.names)} ${f.names.length === 1 ? "senta" : "sentam"}?`,

  "sides-need-four": "Só se joga em dupla com quatro pessoas.",
  "out-of-range/hand-size": (f) =>
    `O dominó tem ${t.tiles(f.tiles)}: com ${t.people(f.players)}, cabem no máximo ${t.number(f.most)} por pessoa.`,

  "not-a-scoresheet": "Isto não é uma súmula do Pipkeeper.",
  "other-version": (f) =>
    `Só é possível ler súmulas da versão ${f.known}. Esta pode vir de um Pipkeeper mais novo.`,
  "other-version/entry": (f) =>
    `Esta anotação vem de um Pipkeeper mais novo (versão ${f.version}; este lê até a ${f.known}).`,
  "unknown-game": (f) =>
    `Este Pipkeeper não tem este jogo; um mais novo talvez tenha. “game” deve ser ${t.choice(f.games)}.`,
  "player-id": "O id de quem joga tem de 1 a 64 letras, algarismos, _ ou -.",
  "player-id-twice": (f) => `Duas pessoas têm o id “${f.id}”.`,
  "player-name": "O nome de quem joga tem de 1 a 40 caracteres; um emoji pode contar como vários.",
  "player-name-twice": (f) => `Duas pessoas têm o nome ${f.name}. Dê outro nome a uma delas.`,
});

/** What a total was taken from, in brackets. */
const starts = { own: "", zero: "", average: " (a média)", highest: " (o total mais alto)" } as const;

const texts = (t: Terms): Catalogue<KernelTexts> => ({
  "this-entry": "a anotação",
  "the-sheet": "a súmula",

  "went-out": (f) =>
    f.hands.length === 0 ? `${f.name} bateu.` : `${f.name} bateu: ${heldHands(t, f.hands)}.`,
  blocked: (f) => `Jogo fechado: ${heldHands(t, f.hands)}.`,
  ended: "Fim da partida.",
  "ended-early": "Partida encerrada antes do fim.",
  shutout: (f) => (f.countsTwice ? `${t.toNil} Vale por duas partidas.` : t.toNil),

  "nobody-out": "Ninguém bateu. O jogo fechou?",
  "same-hands": "São as mesmas mãos da última vez.",
  "far-above-worst": (f) =>
    `${t.number(f.pips)} passa muito do máximo de ${f.name} até agora, ${t.number(f.highest)}.`,
  "far-above-deal": (f) =>
    `${t.number(f.pips)} é muito para ${f.name}: ${t.tiles(f.tiles)} ${f.tiles === 1 ? "vale" : "valem"} cerca de ${t.number(f.usual)}.`,

  "at-the-start": "pago no início",
  "handed-back": "o bolo, devolvido",
  "hand-of": (f) => handOf(t, f),
  "still-held": "sobrou na mão",
  "own-hand": "menos a própria mão",
  "own-hand-of": (f) => `menos ${f.names ? "as" : "a"} ${handOf(t, f)}`,
  "going-out": "por bater",
  "divided-among": (f) => `dividido por ${t.number(f.hands)}, sem a fração`,
  "from-the-pool": "do bolo",

  "end-of-hand": "Fim da rodada",
  "end-of-round": "Fim da rodada",
  preset: "Jogo",
  yes: "sim",
  no: "não",
  "option/set": "Dominó",
  "set-name": (f) => `Duplo-${f.highest} (${t.tiles(f.tiles)})`,
  "option/target": "Meta",
  "option/handSize": "Pedras por pessoa",
  "option/doubleBlank": "O 0-0 vale",
  "option/sides": "Em duplas",
  "option/exact": "A meta tem de ser exata",
  "option/block": "Ganha o jogo fechado",
  "option/shutout": "Partida ganha de zero",
  "shutout/none": "vale uma",
  "shutout/double": "vale duas",
  "block/low-party": "quem soma menos",
  "block/low-hand": "a mão mais baixa da mesa",

  "first-to": (f) =>
    `Rodada ${t.number(f.hand)}: a partida vai até ${f.exact ? "exatamente " : ""}${t.number(f.target)}`,
  "to-go": (f) =>
    `Rodada ${t.number(f.hand)}: ${counted(t).missing(f.toTarget)} para ${f.bothSides ? "as duas duplas" : t.list(f.leaders)}`,
  "target-reached": "A meta foi alcançada",
  lacks: (f) => counted(t).missing(f.missing),
  leads: (f) => `${t.choice(f.names)} sai`,
  "leads-unknown": "A mesa decide quem sai",
  "past-target": (f) => `passa de ${t.number(f.target)}, por isso não conta`,

  adjust: "Ajustar pontos",
  "adjust-whose": "Para quem?",
  "adjust-by": "Pontos, com sinal de menos para tirar",
  "adjust-why": "Motivo",
  adjusted: (f) => `ajuste: ${f.why}`,
  "never-below-zero": "nenhum total fica abaixo de 0",
  "described-adjust": (f) => `${t.list(f.names)}: ajuste de ${t.signed(f.points)} (${f.why}).`,
  "began-with": "começou com",
  "coming-back": "ao voltar",
  "stake-back": "a entrada, devolvida",
  gone: "deixou a partida",

  joined: (f) => {
    const seat = f.behind === undefined ? "na primeira cadeira" : `depois de ${f.behind}`;
    if (f.begins === undefined) return `${f.name} entrou, ${seat}.`;
    return `${f.name} entrou, ${seat}, começando com ${t.number(f.begins)}${starts[f.start]}.`;
  },
  left: (f) =>
    `${f.name} deixou a partida${f.back ? ", com a entrada devolvida" : ""}${f.ranked ? "" : ", fora da classificação"}.`,
  "came-back": (f) => {
    if (f.begins === undefined) return `${f.name} voltou.`;
    return `${f.name} voltou e continua com ${t.number(f.begins)}${starts[f.start]}.`;
  },
  renamed: (f) => `O nome foi corrigido para ${f.name}.`,
  substituted: (f) => `${f.name} continua no lugar de ${f.out}.`,
  "taken-over": (f) => `o que ${f.name} já tinha`,
  reseated: (f) => `As cadeiras agora são de ${t.list(f.names)}.`,
});

/** What the kernel says in Portuguese. */
export const kernel = (t: Terms): Catalogue<KernelProblems & KernelTexts> => ({
  ...problems(t),
  ...texts(t),
});
