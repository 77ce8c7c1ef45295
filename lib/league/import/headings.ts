import { plain } from "./days";
import type { Guess } from "./roles";

/** The words that tables head their columns with, in English, Spanish and Portuguese. */
const words: Readonly<Partial<Record<Guess, string>>> = {
  day: "date|day|evening|night|when|played|played on|fecha|dia|noche|velada|cuando|data|noite|quando",
  game: "game|game no|game number|game id|match|match no|round|no|nr|#|partida|partida no|id de partida|id da partida|mano|ronda|rodada|mesa y partida",
  kind: "kind|kind of game|game type|variant|juego|tipo|modalidad|variante|jogo|modalidade",
  player:
    "player|players|name|names|who|jugador|jugadora|jugadores|nombre|nombres|quien|jogador|jogadora|jogadores|nome|nomes|quem|participant|participante|home|away|visitor|local|visitante|mandante|casa|fora",
  points: "points|point|pts|score|scores|puntos|punto|puntuacion|puntaje|tantos|pontos|ponto|pontuacao",
  money:
    "money|won or lost|winnings|balance|dinero|ganancia|ganancias|ganado|saldo|dinheiro|ganho|ganhos|lucro",
  currency: "currency|moneda|divisa|moeda",
  place: "place|rank|ranking|position|pos|finish|puesto|posicion|lugar|posicao|colocacao|classificacao",
  side: "side|team|pair|equipo|pareja|bando|lado|equipe|dupla|time",
  outcome: "result|outcome|w/l|w/d/l|w-d-l|g/e/p|v/e/d|resultado|won|win",
  winner:
    "winner|winners|won by|ganador|ganadora|ganadores|gano|vencedor|vencedora|vencedores|venceu|ganhou|first|primero|primera|primeiro|primeira",
  next: "loser|losers|lost by|perdedor|perdedora|perdedores|perdio|perdeu|runner-up|second|third|fourth|fifth|sixth|segundo|segunda|tercero|tercera|cuarto|cuarta|terceiro|terceira|quarto|quarta",
  none: "comment|comments|note|notes|finished at|from paper|host|location|place played|comentario|comentarios|nota|notas|terminada|en papel|terminada em|no papel|finished|average|avg|promedio|media",
  total: "total|totals|totales|totais|sum|suma|soma",
};

const byWord: ReadonlyMap<string, Guess> = new Map(
  Object.entries(words).flatMap(([role, list]) =>
    list.split("|").map((word) => [word, role as Guess] as const),
  ),
);

/** Whether a cell is the heading of a sum. */
export const isSum = (cell: string): boolean => byWord.get(tidy(cell)) === "total";

const tidy = (heading: string): string =>
  plain(heading)
    .replace(/[.:º°]$/, "")
    .replaceAll("_", " ");

/** What the heading of a column says it has; numbered ones such as "Player 2" and "3rd" too. */
export function headingRole(heading: string): Guess | undefined {
  if (heading.length > 30) return undefined;
  const text = tidy(heading);
  const [, place] = /^(\d{1,2})(?:st|nd|rd|th|o|a)?$/.exec(text) ?? [];
  if (place !== undefined && text !== place) return place === "1" ? "winner" : "next";
  const bare = text.replace(/(?: ?\d{1,2}| [a-d])$/, "");
  return byWord.get(text) ?? byWord.get(bare) ?? (isPointsOf(bare) ? "points" : undefined);
}

const fillers = /^(?:de|del|la|el|of|the|do|da)$/;
const persons: ReadonlySet<Guess | undefined> = new Set<Guess>([
  "player",
  "winner",
  "next",
  "side",
  "points",
]);

/** Whether a heading such as "Winner score" or "Puntos de la pareja" names the points of somebody. */
function isPointsOf(text: string): boolean {
  const found = text
    .split(" ")
    .filter((word) => !fillers.test(word))
    .map((word) => byWord.get(word));
  return found.length > 1 && found.includes("points") && found.every((role) => persons.has(role));
}
