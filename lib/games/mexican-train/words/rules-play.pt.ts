import type { RulesSection } from "@/lib/rules/rules-page";
import { trains } from "./hub";

/** Most of Mexican Train happens here: engines, trains, doubles and markers. */
export const play: RulesSection = {
  id: "play",
  heading: "A rodada",
  body: [
    {
      type: "text",
      text:
        "Toda rodada parte de um duplo no meio da mesa, o duplo da rodada. Na primeira é o maior duplo com que se " +
        "joga: o duplo doze ou, sem as pedras altas, o maior que ficou. Quem o tem, joga. Se ninguém o tem, pede-se " +
        "o duplo seguinte, mais baixo, e assim por diante.",
    },
    {
      type: "text",
      text:
        "Cada duplo é o duplo da rodada uma vez só. O que foi pulado não se perde: no começo da rodada seguinte " +
        "pede-se o maior duplo que ainda não foi o duplo da rodada, depois o seguinte. O Pipkeeper guarda essa lista.",
    },
    {
      type: "text",
      text:
        "Perto do fim da partida pode acontecer que ninguém tenha nenhum dos duplos que faltam: estão todos no " +
        "monte. Então cada pessoa compra uma pedra, quantas vezes for preciso, até um deles aparecer; se aparecem " +
        "dois na mesma volta, vale o mais alto. Se o monte não tem pedras para todo mundo, embaralhem e distribuam " +
        "de novo.",
    },
    {
      type: "text",
      text:
        "Quem jogou o duplo da rodada joga logo mais uma pedra: a primeira do próprio trem, que parte do duplo, ou a " +
        "primeira do trem mexicano. Esse não é de ninguém e está aberto para todo mundo; como todo trem, começa com " +
        "o número do duplo da rodada, e há um só por rodada. Todas as suas pedras têm de ficar à vista. Quem não " +
        "pode nem uma coisa nem outra faz o que se faz sempre que não se pode jogar (veja abaixo). Depois a vez " +
        "passa para a esquerda.",
    },
    {
      type: "hub",
      caption:
        "Do duplo da rodada, na sua base, partem os trens de cinco pessoas. Um está com o marcador: está em " +
        "embarque, e ali todo mundo pode jogar. O trem mexicano, no encaixe dourado, não é de ninguém.",
      engine: 12,
      trains,
    },
    {
      type: "choice",
      text: "Quanto se pode jogar na primeira vez?",
      choices: ["Uma pedra.", "O maior trem possível."],
    },
    {
      type: "text",
      text:
        "Na sua vez, você junta uma pedra ao próprio trem ou ao trem mexicano, ou começa o trem mexicano, se ele " +
        "ainda não existe. Os trens dos outros estão fechados para você, a não ser que tenham o marcador. Quem pode " +
        "jogar tem de jogar, mesmo que prefira ficar com a pedra.",
    },
    {
      type: "choice",
      text: "Pedra que você soltou fica na mesa. Algumas famílias são mais brandas; combinem antes de começar.",
      choices: [
        "Pedra jogada está jogada.",
        "Pode-se voltar atrás enquanto nem você nem quem vem em seguida jogou ou comprou depois.",
      ],
    },
    {
      type: "text",
      text:
        "Quem não pode jogar compra uma pedra e joga, se ela serve. Se não serve, ou se o monte está vazio, põe o " +
        "marcador na última pedra do seu trem: ele está em embarque, e agora todo mundo pode jogar ali. Quem joga " +
        "leva o marcador para a nova ponta. Na sua vez seguinte, se você pode jogar em qualquer lugar, tira o " +
        "marcador.",
    },
    {
      type: "choice",
      text: "Quanto compra quem não pode jogar?",
      choices: ["Uma pedra.", "Uma depois da outra, até uma servir."],
    },
    {
      type: "text",
      text:
        "Depois de um duplo você tem de jogar mais uma vez, onde puder, e assim depois de cada novo duplo. (Se o " +
        "duplo era a sua última pedra, a rodada acabou.) Se você deixa um duplo aberto, quem vem em seguida tem de " +
        "cobri-lo e não pode fazer outra coisa, mesmo num trem que estaria fechado; se não pode, compra e põe o " +
        "marcador, e o dever passa adiante. Vários duplos abertos se cobrem na ordem em que foram jogados. Você não " +
        "precisa cobrir o seu próprio duplo na mesma vez; de vários, só pode cobrir o primeiro. Mas se a vez volta a " +
        "você e ele continua aberto, você tem de cobri-lo como qualquer outra pessoa. O duplo da rodada nunca " +
        "precisa ser coberto.",
    },
    {
      type: "choice",
      text: "É nos duplos abertos que as mesas mais diferem. O que for combinado fica guardado em “Como jogamos”.",
      choices: [
        "Um duplo aberto tem que ser coberto antes de tudo, por quem vier.",
        "Quem joga um duplo o cobre, comprando se for preciso.",
        "Um duplo não precisa ser coberto.",
      ],
    },
    {
      type: "list",
      items: [
        "Um duplo já não se pode cobrir quando todas as outras pedras do seu número estão na mesa. Joga-se mais uma " +
          "vez, e todo mundo está livre de novo.",
        "Alguém compra e só depois acha uma pedra que serve: joga essa e fica com a que comprou.",
        "Alguém passa por engano: depois que a vez passou, não se volta atrás.",
        "Alguém esquece de tirar o marcador: tira quando alguém avisa; o que se jogou enquanto isso fica.",
        "Alguém não cobre um duplo, e quem vem em seguida já jogou: ele ainda se pode cobrir, mas ninguém é obrigado.",
      ],
    },
    {
      type: "text",
      text:
        "Com uma pedra só na mão, avise, ou toque com ela na mesa. Nesta família é uma cortesia, e esquecer não " +
        "custa nada; onde custa dez pontos, anotem em “Ajustar pontos”.",
    },
    {
      type: "text",
      text:
        "A rodada acaba quando alguém jogou a última pedra da mão, ou quando ninguém pode jogar. O monte já está " +
        "vazio então, porque quem não pode jogar tem de comprar.",
    },
  ],
};
