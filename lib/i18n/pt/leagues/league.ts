import type { LeagueProblems, LeagueTexts } from "@/lib/league/texts";
import type { Catalogue } from "../../catalogue";
import { counted } from "../counted";
import type { Terms } from "../terms";

const problems = (t: Terms): Catalogue<LeagueProblems> => ({
  name: (f) => `Um nome tem de 1 a ${t.number(f.most)} caracteres.`,
  "name-taken": (f) =>
    `Já existe na liga alguém com o nome ${f.name}. Dê outro nome a uma das pessoas, ou junte as duas se for a mesma pessoa.`,
  "league-of-one": "Uma liga precisa de duas pessoas ou mais.",
  "player-id-twice/league": (f) => `Duas pessoas têm o id ${f.id}.`,
  "not-a-time-zone": (f) => `O fuso horário “${f.name}” não existe. Escreva como America/Sao_Paulo.`,
  "not-a-currency": "Uma moeda se escreve com suas três letras, como BRL.",

  "not-a-day": "Esse dia não existe. Uma data se escreve como 2026-11-21.",
  "ends-first": (f) => `A temporada termina (${f.to}) antes de começar (${f.from}).`,
  "seasons-overlap": (f) =>
    `${f.name} vai de ${f.from} a ${f.to}. Cada dia pertence a uma só temporada: escolha outros dias.`,

  "points-rise": (f) =>
    `O ${t.number(f.place)}º lugar receberia ${t.points(f.points)}, mais do que o lugar anterior, com ${t.number(f.before)}. De um lugar para o outro, os pontos só podem ficar iguais ou diminuir.`,

  "points-for-all": "Diga para que jogo são estes pontos, ou para quantos jogadores ou duplas.",
  "points-twice": "Já há pontos para essas partidas. Só pode ficar um dos dois.",
  "handicap-twice": (f) => `${f.name} já tem uma vantagem. Só pode ficar uma das duas.`,

  "slug-shape":
    "O endereço de uma liga tem de 3 a 40 caracteres: letras minúsculas sem acento, algarismos e hifens entre eles.",
  "slug-reserved": (f) => `“${f.slug}” é um endereço do próprio Pipkeeper. Escolha outro.`,

  "slug-taken": (f) => `Outra liga tem o endereço “${f.slug}”. “${f.free}” está livre.`,
  "too-many-slugs": (f) =>
    `A liga já teve ${t.number(f.most)} endereços, e todos ainda funcionam. Não pode ter mais.`,

  "no-such-player/league": () => "Esta pessoa não está na liga.",
  "too-many-players": (f) => `Em uma liga cabem ${t.people(f.most)}.`,
  merged: (f) => `${f.name} já faz parte de ${f.into}. Separe os dois nomes antes.`,
  "merged/has-merged": (f) => `Outro nome já faz parte de ${f.name}. Separe os dois nomes antes.`,
  "merge-itself": "Não é possível juntar um nome com ele mesmo.",
  "not-merged": (f) => `${f.name} não faz parte de outro nome.`,
  "played-together": (f) => `${f.name} e ${f.into} já jogaram na mesma mesa: são duas pessoas.`,
  "has-results": (f) =>
    `${f.name} jogou ${counted(t).games(f.games)} nesta liga e fica nas tabelas. Antes, tire as partidas da liga, ou junte ${f.name} com o nome certo.`,
  "has-payments": (f) => `Há pagamentos de ${f.name} nas contas. Anule-os antes.`,

  erased: "O nome desta pessoa foi tirado da liga. Devolva o nome antes.",
  "erased/for-good": "O nome desta pessoa não existe mais e não pode ser devolvido.",
  "not-erased": (f) => `${f.name} ainda tem nome na liga.`,

  "no-such-season": () => "A liga não tem esta temporada.",
  "too-many-seasons": (f) => `Em uma liga cabem ${t.number(f.most)} temporadas.`,

  "name-taken/rules": (f) => `A liga já tem regras da casa com o nome “${f.name}”.`,
  "no-such-rules": () => "A liga não tem estas regras da casa.",
  "too-many-rules": (f) => `Em uma liga cabem ${counted(t).houseRules(f.most)}.`,

  "not-a-time": "Uma hora se escreve como 20:00.",
  place: (f) => `Um local tem no máximo ${t.number(f.most)} caracteres.`,
  "no-such-evening": () => "A liga não marcou esta noite.",
  "too-many-evenings": (f) =>
    `Em uma liga cabem ${t.number(f.most)} noites. Antes, remova uma que já passou.`,

  "no-such-game": () => "O servidor ainda não tem esta partida. Quando tiver, ela pode entrar em uma liga.",
  "game-deleted/league": "A partida foi apagada no servidor.",
  "not-in-league": () => "Esta partida não está na liga.",
  "too-many-leagues": (f) =>
    `Uma partida pode entrar em ${counted(t).leagues(f.most)} pelos celulares que anotam nela e em mais ${t.number(f.most)} por outros. Por este caminho não cabe mais nenhuma.`,
  "too-many-games": (f) =>
    `Em uma liga cabem ${t.number(f.most)} partidas. Comece outra liga para as próximas. O resultado desta partida não se perde.`,
  "no-such-seat": () => "Ninguém ocupa este lugar na mesa da partida.",
  "seat-missing/league": (f) =>
    `Na liga, quem ${f.names.length === 1 ? "é" : "são"} ${t.list(f.names)}? Cada pessoa à mesa precisa de um nome da liga.`,
  "seat-twice": (f) => `${f.name} estaria na mesa duas vezes.`,

  "no-currency": "Esta liga não joga a dinheiro. Escolha a moeda antes.",
  "pays-itself": "Ninguém pode pagar a si mesmo.",
  "no-such-payment": () => "A liga não tem este pagamento.",
  "payment-taken": () => "A liga já tem outro pagamento com este id.",
  "kitty-id": "Este id é o da caixinha. A pessoa precisa de outro.",

  "long-comment": (f) => `Um comentário tem no máximo ${t.number(f.most)} caracteres.`,
  "game-id-taken": () => "Já existe uma partida com este id que foi anotada no Pipkeeper.",
  "in-future": (f) => `Esse dia ainda não chegou. Hoje é ${f.today}.`,
  "no-such-batch": () => "A liga não tem resultados deste lote.",
  "too-many-games/batch": (f) =>
    `Em uma liga cabem ${t.number(f.most)} partidas, e nesta ${f.room === 0 ? "não cabe mais nenhuma" : f.room === 1 ? "cabe mais 1" : `cabem mais ${t.number(f.room)}`}. Traga menos, ou crie outra liga para os anos passados.`,
  "batch-length": (f) => `Esta lista deve dizer algo de cada uma das ${t.number(f.players)} pessoas.`,
  "paper-place": "Cada pessoa precisa de uma posição.",
  "paper-points": "Cada pessoa precisa de pontos.",
  "paper-not-both":
    "Aqui as posições saem dos pontos. Para dar também as posições, diga que elas são conhecidas.",
  "paper-gap": (f) =>
    `Esta posição não combina com as outras: seria a ${t.number(f.place)}. Quem empata tem a mesma posição, e as seguintes ficam vazias.`,
  "paper-side": "Ou todos estão em uma das duas duplas, ou ninguém está.",
  "paper-one-side": "Cada dupla precisa de alguém.",
  "paper-partners": "Quem joga em dupla divide a posição e os pontos.",
  "paper-balance": "O dinheiro é informado para todos ou para ninguém.",
  "paper-sum": (f) =>
    `O que se ganhou e o que se perdeu precisa somar 0. A soma é ${t.number(f.sum)} na menor unidade da moeda.`,

  "keepers-only":
    "Esta chave serve para acrescentar partidas, resultados em papel e gente nova, e nada mais. Fale com quem administra a liga.",
  "league-id-taken": "Outra liga tem este id.",
  "changes-missing": (f) =>
    `A liga não tem a mudança ${f.id}, depois da qual estas foram feitas. Nada foi mudado; envie de novo o que veio antes.`,
  "id-taken/change": (f) => `Uma mudança diferente já tem o id ${f.id}.`,
  "unknown-change": (f) => `“change” deve ser um destes: ${f.kinds.join(", ")}.`,
  "same-id-twice": (f) => `Duas mudanças deste pedido têm o id ${f.id}.`,
  "same-id-twice/season": (f) => `Duas temporadas têm o id ${f.id}.`,
});

/** What a league says in Portuguese. */
export const league = (t: Terms): Catalogue<LeagueProblems & LeagueTexts> => ({
  ...problems(t),
  "the-change": "a mudança",
});
