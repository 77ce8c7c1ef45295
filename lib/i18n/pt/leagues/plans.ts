import type { SentencesOf } from "../../catalogue";
import type { plans as English } from "../../en/leagues/plans";
import type { Terms } from "../terms";

/** The Portuguese words of evenings that a league plans. */
export const plans = (t: Terms): SentencesOf<typeof English> => ({
  next: "Próxima noite",
  alsoPlanned: "Também marcadas",
  line: (f) => (f.place === "" ? f.when : `${f.when} · ${f.place}`),
  answers: { coming: "Vão", maybe: "Talvez", not: "Não vão" },
  counted: (f) => `${f.answer}: ${t.number(f.count)}`,
  silent: (f) =>
    t.plural(f.count) === "one"
      ? `Falta a resposta de ${t.people(f.count)}.`
      : `Faltam as respostas de ${t.people(f.count)}.`,
  left: (f) =>
    f.places === 0
      ? "Não há mais lugares."
      : f.places === 1
        ? "Resta 1 lugar."
        : `Restam ${t.number(f.places)} lugares.`,
  waiting: "À espera de um lugar",
  subscribe: "Assinar",
  calendar: "Noites na agenda",
  feed: "Resultados como feed (Atom)",

  answerTitle: (f) => `Você vai, ${f.name}?`,
  answerKeys: { coming: "Vou", maybe: "Talvez", not: "Não posso ir" },
  asked: (f) => `Sua resposta para ${f.when}`,
  notAnswered: "Você ainda não respondeu.",
  onlyYours: "Este link responde só por você, agora e sempre. Guarde-o e não o passe a ninguém.",
  unsent: "Sem conexão. Sua resposta está neste celular e será enviada quando houver conexão.",
  notSaved: {
    "evening-over": "Essa noite já passou: sua resposta não foi salva.",
    "no-such-part": "Essa noite foi cancelada: sua resposta não foi salva.",
  },
  noneTitle: "Nenhuma noite marcada",
  none: "Quando houver uma, você pode responder aqui com o mesmo link.",
  wrongTitle: "Este link não é válido",
  wrong: "Ele foi substituído ou está incompleto. Peça seu novo link a quem administra a liga.",
  notices: {
    heading: "Avisos neste aparelho",
    hint: "Chega um quando uma noite é marcada ou muda, no próprio dia, e depois com o que aconteceu. Quem os envia é este servidor, criptografados, pelo serviço de avisos do fabricante do seu navegador, que sabe que algo foi enviado, mas não o quê. Ninguém mais participa.",
    on: "Ativar os avisos",
    off: "Desativar os avisos",
    isOn: "Os avisos estão ativados.",
    blocked:
      "Os avisos deste site estão bloqueados neste navegador. É possível permiti-los nas configurações dele.",
    failed: "Não funcionou. O servidor ou o serviço de avisos do navegador não responde; tente mais tarde.",
  },
  toLeague: "Ver a liga",

  heading: "Noites",
  hint: (f) =>
    `Data, local e respostas aparecem para qualquer pessoa que saiba o endereço da liga. As horas são as de ${f.zone}.`,
  plan: "Marcar uma noite",
  day: "Data",
  time: "Hora",
  place: "Local",
  placeHint: "Deixe em branco se todo mundo sabe onde é.",
  weeks: "Por quantas semanas",
  weeksHint: "1 só para esta noite; mais para uma por semana.",
  notWeeks: (f) => `Digite um número de semanas de 1 a ${t.number(f.most)}.`,
  places: "Lugares",
  placesHint: "Quantas pessoas cabem. Deixe em branco se cabem todas.",
  notPlaces: "Digite quantas pessoas cabem com um número inteiro, ou deixe em branco.",
  save: "Salvar",
  planned: "Marcadas",
  nonePlanned: "Nenhuma noite está marcada.",
  change: "Mudar data, hora ou local",
  remove: "Cancelar a noite",
  sameDay: (f) => `Já está marcada: ${f.line}. Marcar outra noite para o mesmo dia?`,
  twice: "Marcada mais de uma vez para este dia.",
  notRead: "As respostas estão no servidor, que não responde.",
  links: "Links para responder",
  linksHint:
    "Envie a cada pessoa o link dela. Com ele ela diz se vai, no próprio celular e sem conta. O link vale para todas as noites.",
  allLinks: "Todos os links em uma mensagem",
  silentLinks: "Links de quem não respondeu",
  allLinksHint:
    "Para um grupo de conversa. Qualquer pessoa do grupo poderá então responder por qualquer outra.",
  copyAll: "Copiar a mensagem",
  linksNotRead: "Quem faz os links é o servidor, que não responde.",
  replace: (f) => `Substituir o link de ${f.name}`,
  replaceTitle: (f) => `Trocar o link de ${f.name}?`,
  replaceHint: "O link acima deixa de funcionar; a pessoa precisa do novo.",
  replaced: "Substituído. O link acima é o novo.",
});
