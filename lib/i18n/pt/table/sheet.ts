import type { SentencesOf } from "../../catalogue";
import type { sheet as English } from "../../en/table/sheet";
import type { Terms } from "../terms";

export const sheet = (t: Terms): SentencesOf<typeof English> => ({
  title: "Súmula",
  blankTitle: (f) => `${f.game}: uma súmula em branco`,
  blank: "Uma súmula em branco para imprimir",
  back: "Voltar à mesa",
  open: "Salvar ou imprimir",
  print: "Imprimir",
  saveSheet: "Salvar a partida em um arquivo",
  saveTable: "Salvar como CSV",
  saved: "Arquivo salvo.",
  failed: "O navegador não salvou o arquivo.",
  table: "As rodadas",
  round: "N.º",
  opened: "Saída",
  tile: (f) => {
    const [end, other] = f.tile.split("-");
    return f.tile === "w-w" ? "coringa" : end === other ? `${end}` : f.tile;
  },
  drawn: "compra",
  start: "Início",
  extras: "Extras",
  total: "Total",
  place: "Posição",
  outKey: "bateu",
  drawnKey: "por compra do monte",
  correctedKey: "com correção ou anulação",
  stakes: "Entradas",
  blankKey: "Em cada casa: os pontos em cima, o total até ali embaixo.",
  aim: {
    few: "ganha o menor total",
    many: "ganha o maior total",
    money: "ganha quem tem mais dinheiro",
  },
  moneyIn: (f) => `dinheiro em ${f.currency}`,
  player: (f) => `Nome ${t.number(f.seat)}`,
  dateLine: "Data:",
  stillPlaying: "Ainda não terminou",
  won: (f) => {
    if (f.names.length === 0) return "Acabou sem vitória de ninguém";
    if (f.shared) return `${t.list(f.names)} dividiram a vitória`;
    return `${t.list(f.names)} ${f.names.length === 1 ? "ganhou" : "ganharam"}`;
  },
  noneTitle: "Nenhuma súmula para mostrar",
  none: "Este aparelho não tem a partida deste endereço.",
  csv: {
    round: "Rodada",
    opened: "Saída",
    out: "Bateu",
    start: "Início",
    extras: "Extras",
    total: "Total",
    points: (f) => f.name,
    money: (f) => `${f.name} (dinheiro)`,
  },
});
