import type { SentencesOf } from "../catalogue";
import type { settings as English } from "../en/settings";
import { counted } from "./counted";
import type { Terms } from "./terms";

interface Amount {
  readonly games: number;
  readonly leagues: number;
  readonly rules: number;
}

export const settings = (t: Terms): SentencesOf<typeof English> => {
  const { games, leagues, houseRules, changes } = counted(t);
  /** What there is of games, leagues and house rules, without what there is none of. */
  const all = (f: Amount): string =>
    t.list([
      ...(f.games > 0 || f.leagues + f.rules === 0 ? [games(f.games)] : []),
      ...(f.leagues > 0 ? [leagues(f.leagues)] : []),
      ...(f.rules > 0 ? [houseRules(f.rules)] : []),
    ]);
  const gameWith = (f: { readonly game: string; readonly names: readonly string[] }): string =>
    `${f.game} com ${t.list(f.names)}`;
  return {
    title: "Ajustes",
    appearance: "Aparência",
    theme: "Claro ou escuro",
    themes: { system: "Como o aparelho", light: "Claro", dark: "Escuro" },
    contrast: "Contraste",
    contrasts: { system: "Como o aparelho", more: "Alto" },
    text: "Tamanho do texto",
    textSizes: { usual: "Normal", large: "Grande", larger: "Maior", largest: "Dobro" },
    hand: "Mão que toca a tela",
    hands: { right: "Direita", left: "Esquerda" },
    handHint: "Deixa Avançar e Salvar ao alcance desse polegar.",
    language: "Idioma",
    languageLater: "Agora não há conexão com o servidor. A próxima página que você abrir virá neste idioma.",

    preferences: "À mesa",
    awake: "Manter a tela ligada",
    awakeHint: "Enquanto uma partida está aberta. Fora da página, a tela volta a apagar.",
    awakeNever:
      "Este navegador não deixa uma página manter a tela ligada. Em um endereço http simples, nenhum deixa: aumente o tempo da tela no aparelho, ou abra o Pipkeeper por https.",
    vibrate: "Vibrar ao salvar",
    vibrateNever:
      "Este navegador não consegue fazer o aparelho vibrar; alguns celulares, entre eles o iPhone, nunca conseguem.",
    sounds: "Sons",
    soundsHint:
      "Um clique ao salvar, uma batida grave se não foi salvo; no clube, um gongo, e um aviso suave enquanto se espera por uma mesa.",
    byRank: "Placar por colocação",
    byRankHint: "Quem lidera vem primeiro; senão, cada pessoa fica na sua linha.",
    readBack: "Ler em voz alta",
    readBackHint: "Um botão ao lado de Salvar lê a rodada em voz alta antes de salvar.",
    readBackNever: "Este navegador não consegue ler em voz alta.",
    readBackNoVoice:
      "Este aparelho não tem nenhuma voz em português. Talvez as configurações dele ofereçam uma.",

    stored: "Onde suas partidas ficam",
    storedWhere:
      "Cada anotação é gravada primeiro neste aparelho, neste navegador, e vai para o servidor quando ele responde. Sem o servidor, tudo continua aqui. Também os resultados das ligas que você cuida ou segue. Suas partidas e a última mesa também ficam guardadas como foram vistas da última vez, para aparecerem na hora.",
    plainHttp:
      "Esta página veio por http, em que os navegadores não confiam. Tudo funciona enquanto ela está aberta, mas não pode ser instalada nem aberta sem o servidor, e a tela pode apagar durante uma partida. Com https isso se resolve; docs/hosting.md explica como a quem cuida do servidor.",
    used: (f) => `O Pipkeeper usa ${f.size} neste aparelho.`,
    persistent: "Este navegador prometeu não apagar nada.",
    notPersistent: "Este navegador pode apagar tudo se faltar espaço no aparelho.",
    persist: "Proteger minhas partidas",
    persistRefused:
      "O navegador não concordou. Pôr esta página na tela de início, ou nos favoritos, costuma ajudar.",
    persistUnknown: "Este navegador não diz se pode apagar os dados.",
    sevenDays:
      "O Safari no iPhone, iPad e Mac apaga os dados de um site depois de sete dias de uso sem visitá-lo. Um app na tela de início (“Adicionar à Tela de Início” no menu de compartilhar) fica de fora disso, mas começa vazio: não vê o que o Safari guardou. Antes, salve tudo em um arquivo e depois importe-o no app.",

    export: "Exportar tudo",
    exportText:
      "Todas as partidas, ligas e regras da casa deste aparelho em um arquivo, com cada anotação que conta. Anotações à espera de uma decisão ficam aqui.",
    move: "Para mudar de celular",
    moveText:
      "Leva as chaves: no outro celular você continua anotando e administrando suas ligas. Quem mais tiver o arquivo também pode: guarde-o só para você.",
    share: "Para compartilhar",
    shareText: "Não leva chaves: outras pessoas podem ver estas partidas, mas não anotar.",
    exportShare: "Salvar uma cópia para compartilhar",
    exportAll: "Salvar tudo em um arquivo",
    nothingToExport: "Ainda não há partidas para exportar.",
    exported: "Arquivo salvo.",
    exportFailed: "O navegador não salvou o arquivo.",

    import: "Importar",
    importText:
      "Um arquivo de uma partida, ou de tudo. Antes aparece o que seria novo; o que já está aqui nunca muda, e importar duas vezes não muda nada.",
    chooseFile: "Escolher um arquivo",
    reading: "Um momento…",
    leftAlone: "Nada foi importado. Nada mudou neste aparelho.",
    fileTrouble: {
      "too-large": (f) =>
        `${f.file} é grande demais para um arquivo de partidas. Não foi lido. É o arquivo certo?`,
      "not-json": (f) =>
        `${f.file} não pode ser lido: não é um arquivo do Pipkeeper, ou só chegou uma parte. Baixe ou exporte de novo.`,
      "not-ours": (f) => `${f.file} vem de outro programa. O Pipkeeper lê as próprias súmulas e exportações.`,
      newer: (f) =>
        `${f.file} foi feito por um Pipkeeper mais novo. Recarregue a página para atualizar e importe o arquivo de novo.`,
      damaged: (f) =>
        `${f.file} parece um arquivo do Pipkeeper, mas a lista de partidas está danificada. Exporte de novo de onde veio.`,
    },
    inTheFile: (f) =>
      f.games + f.leagues + f.rules === 0 ? "Não há partidas no arquivo." : `No arquivo: ${all(f)}.`,
    rulesNamed: (f) => `Regras da casa: ${f.name} (${f.game})`,
    faultyRules: "Regras da casa que não podem ser lidas",
    rulesNew: "Novas aqui. Vão aparecer em Nova partida.",
    rulesOther: "Já estão aqui e mudaram desde então. Ficam como estão.",
    leagueNamed: (f) => `Liga: ${f.name}`,
    faultyLeague: "Uma liga que não pode ser lida",
    leagueNew: "Nova aqui. Este aparelho vai poder administrá-la.",
    leagueMore: (f) =>
      f.count === 1
        ? "Já está aqui; uma mudança do arquivo vai ser incluída."
        : `Já está aqui; ${changes(f.count)} do arquivo vão ser incluídas.`,
    leagueNoKey:
      "O arquivo não tem a chave dela. É possível ler a liga no endereço dela; para administrá-la, abra um link de convite de quem a administra.",
    entries: (f) => t.entries(f.count),
    names: (f) => t.list(f.names),
    evening: "Noite",
    faultyGame: "Uma partida que não pode ser lida",
    at: (f) => `${f.message} (No arquivo, em ${f.path}.)`,
    verdictNew: "Nova aqui. Vai para o servidor como uma partida deste aparelho.",
    verdictWatch:
      "Nova aqui. O servidor a tem com a chave de outro aparelho: é possível ver a partida, mas não anotar. O arquivo para mudar de aparelho leva as chaves.",
    verdictMore: (f) =>
      f.count === 1
        ? "Já está aqui; uma anotação que falta vai ser incluída."
        : `Já está aqui; ${t.entries(f.count)} que faltam vão ser incluídas.`,
    verdictKey: "Já está aqui. O arquivo tem a chave: este aparelho vai poder anotar.",
    nextKey: "Já está aqui. O arquivo tem a nova chave, que substitui a daqui.",
    verdictSame: "Já está aqui, nada de novo.",
    verdictUnfit: "O que o arquivo traz não combina com o que está aqui. A partida daqui fica como está.",
    verdictOther: "Uma partida diferente aqui tem o mesmo id. Ela fica como está.",
    verdictNoKey: (f) =>
      `Já está aqui, só para ver. O arquivo tem mais ${t.entries(f.count)}, mas este aparelho não tem chave para incluir.`,
    nothingNew: "Nada para importar.",
    importNow: (f) => `Importar ${all(f)}`,
    seeGames: "Ver suas partidas",
    imported: (f) => `Importado: ${all(f)}.`,
    notImported: (f) => `Não foi possível salvar neste aparelho: ${all(f)}. O armazenamento está cheio?`,

    gamesHere: (f) => `Partidas neste aparelho (${t.number(f.count)})`,
    moreGames: (f) => (f.count === 1 ? "Mais 1 partida" : `Mais ${games(f.count)}`),
    noGames: "Nenhuma partida ainda.",
    whereStored: (f) => {
      const where = !f.onServer
        ? "só neste aparelho"
        : f.waiting > 0
          ? `no servidor, menos ${t.entries(f.waiting)}`
          : "neste aparelho e no servidor";
      return f.mayWrite ? where : `${where}, só para ver`;
    },
    delete: "Apagar",
    deleteGame: (f) => `Apagar ${gameWith(f)}`,
    deleteAll: "Apagar tudo neste aparelho",
    deleteOneTitle: (f) => `Apagar ${gameWith(f)} deste aparelho?`,
    deleteAllTitle: (f) => `Apagar ${all(f)} e todos os nomes deste aparelho?`,
    lostForGood: (f) =>
      f.count === 1
        ? "Uma partida tem anotações que não estão em nenhum outro lugar: vão se perder para sempre."
        : `${games(f.count)} têm anotações que não estão em nenhum outro lugar: vão se perder para sempre.`,
    leaguesLost: (f) =>
      f.count === 1
        ? "Uma liga tem mudanças que não estão em nenhum outro lugar: vão se perder para sempre."
        : `${leagues(f.count)} têm mudanças que não estão em nenhum outro lugar: vão se perder para sempre.`,
    answersLost: (f) =>
      f.count === 1
        ? "Uma resposta a uma noite ainda não foi enviada: vai se perder."
        : `${t.number(f.count)} respostas a noites ainda não foram enviadas: vão se perder.`,
    followedGo: "As ligas que você segue também saem, e os avisos neste aparelho terminam.",
    staysOnServer: "O que está no servidor continua lá, para quem tem o link, até ser apagado para todos.",
    keyGoes: (f) =>
      f.count === 1
        ? "A chave vai junto: este aparelho não vai mais poder anotar nessa partida, a não ser que importe um arquivo com chaves ou abra um convite."
        : "As chaves vão junto: este aparelho não vai mais poder anotar nessas partidas, a não ser que importe um arquivo com chaves ou abra um convite.",
    exportFirst: "Exporte tudo antes, se talvez quiser de volta.",
    deleteYes: "Apagar",
    deleted: "Apagado deste aparelho.",
    about: "Sobre",
    version: (f) => `Pipkeeper ${f.version}`,
    licence: "Software livre sob a licença MIT, que vem junto. Sem anúncios, sem contas, sem rastreamento.",
    rulesFrom: "As regras seguem os textos que a página de cada jogo indica no fim.",
    help: "Como se jogam os jogos",
    notDeleted: "O navegador não apagou. Recarregue a página e tente de novo.",
  };
};
