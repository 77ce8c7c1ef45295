import type { Terms } from "@/lib/i18n/es/terms";
import type { RulesPage } from "@/lib/rules/rules-page";
import { doubleAtAnEnd, spinner } from "./layouts";

export const rules = (t: Terms): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparar la mesa",
      body: [
        {
          type: "text",
          text:
            `Juegan de dos a cuatro personas con un dominó doble seis. Dos toman siete ${t.tiles} por persona; tres ` +
            "o cuatro, cinco. Cuatro pueden jugar en dos parejas, como en cincos y treses; “a cincos” y sus " +
            "parientes se juegan casi siempre de forma individual.",
        },
        {
          type: "difference",
          about: `¿Cuántas ${t.tiles} toma cada quien?`,
          say: [
            "Gambiter: siete entre dos, cinco entre tres o cuatro.",
            "Teesdale League: nueve entre dos, seis entre cuatro.",
            "Pagat: nueve entre dos, siete entre tres.",
          ],
          here: "Siete entre dos, cinco entre tres o cuatro. Se puede poner otro número.",
        },
      ],
    },
    {
      id: "play",
      heading: `Jugar una ${t.hand}`,
      body: [
        {
          type: "text",
          text:
            `Se juega por una ${t.end} abierta, número con número. Cuando las ${t.ends} abiertas suman un número que ` +
            `vale, quien jugó lo anota al instante. ${t.start(t.aDouble)} cuenta sus dos mitades mientras está en ` +
            `una ${t.end}.`,
        },
        {
          type: "choice",
          text: `En parejas, ¿cuándo termina la ${t.hand}?`,
          choices: [
            `Cuando alguien pone su última ${t.tile}`,
            `Cuando las dos personas de una pareja pusieron su última ${t.tile}`,
          ],
        },
        {
          type: "choice",
          text:
            `¿Qué ${t.doubles} tienen cuatro ${t.ends} (spinner), es decir, en cuáles se juega también ` +
            "por los lados?",
          choices: [
            `${t.start(t.noDouble)} (cincos y treses, muggins)`,
            `${t.start(t.theFirstDouble)} (a cincos, bones)`,
            `${t.start(t.allTheDoubles)} (five-up)`,
          ],
        },
        {
          type: "layout",
          caption: `${t.start(t.theFirstDouble)}, el 5-5, tiene cuatro ${t.ends}. Las abiertas son 4, 6, 3 y 2, que suman 15: a cincos se anotan 15.`,
          tiles: spinner,
        },
      ],
    },
    {
      id: "score",
      heading: "Anotar",
      body: [
        {
          type: "text",
          text:
            "En cincos y treses, una suma que es múltiplo de tres anota un punto por cada tres que hay en ella, y " +
            `una que es múltiplo de cinco, uno por cada cinco: 15 vale ocho. Dos ${t.ends} pueden anotar 1, 2, 3, 4, ` +
            "6 u 8, y nada más.",
        },
        {
          type: "layout",
          caption: `${t.start(t.aDouble)} en una ${t.end} cuenta sus dos mitades: 12 y 3 son 15, cinco treses y tres cincos, es decir, ocho en cincos y treses.`,
          tiles: doubleAtAnEnd,
        },
        {
          type: "text",
          text:
            `A cincos, una suma que se puede dividir entre cinco se anota entera: hasta 20 sin ${t.doubles} de ` +
            `cuatro ${t.ends}, 35 con ${t.theFirstDouble} y 60 con ${t.allTheDoubles}. En five-up se anota la quinta ` +
            "parte.",
        },
        {
          type: "choice",
          text: `¿Qué da el final de la ${t.hand}?`,
          choices: [
            `Un punto para quien pone la última ${t.tile} (cincos y treses)`,
            "Los puntos del resto, al múltiplo de cinco más cercano (a cincos y sus parientes)",
            "Nada más",
          ],
        },
        {
          type: "text",
          text:
            "Al múltiplo de cinco más cercano: 1 y 2 bajan, de 3 a 7 son cinco, 8 son diez. Si hay que llegar justo " +
            `a 61, lo que anota la última ${t.tile} y el punto por ella son una sola suma, que cuenta entera o no ` +
            "cuenta.",
        },
        {
          type: "ruling",
          source: "No dice si se redondea lo que queda en cada mano, o todo junto.",
          ruling: "Primero se suman las manos.",
        },
        {
          type: "ruling",
          source: "No dice nada de los puntos del resto cuando hay que llegar justo a la meta.",
          ruling: `Primero cuenta lo que anota la última ${t.tile}, y después lo que queda en las manos, por separado.`,
        },
        {
          type: "ruling",
          source: `No dice nada de ${t.aTiedBlock}.`,
          ruling: "No anota nadie.",
        },
      ],
    },
    {
      id: "end",
      heading: "Terminar y ganar",
      body: [
        {
          type: "table",
          head: ["Juego", "Se juega a"],
          rows: [
            ["Cincos y treses", "61, justo"],
            ["A cincos", "250 entre dos, 200 entre más"],
            ["Muggins", "100"],
            ["Five-up", "61"],
            ["Bones", "150"],
          ],
        },
        {
          type: "text",
          text:
            `La partida termina en cuanto alguien llega a la meta, también en medio de una ${t.hand}. ` +
            `No se sigue jugando: lo que quedaba de la ${t.hand} no lo anota nadie.`,
        },
        {
          type: "ruling",
          source: "No se dice nada de quien tiene que irse.",
          ruling:
            "Otra persona puede ocupar un lugar de una pareja, con el total de esa pareja. El resultado es de " +
            "quienes están ahí al final.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Fives and Threes",
      href: "https://gambiter.com/domino/western/fives_and_threes.html",
      author: "Gambiter, según el Guinness Book of Traditional Pub Games de Arthur Taylor",
      note:
        `Siete ${t.tiles} entre dos, cinco entre tres o cuatro; en parejas se sigue hasta que las dos personas de ` +
        "una terminan.",
    },
    {
      title: "What is Fives And Threes",
      href: "http://bcad5sand3s.co.uk/what_is_fives_and_threes.htm",
      author: "Teesdale League",
      note: `Nueve ${t.tiles} entre dos, seis entre cuatro; justo 61, y lo que se pasa no cuenta.`,
    },
    {
      title: "All Fives",
      href: "http://www.pagat.com/tile/wdom/all_fives.html",
      author: "Pagat",
      note:
        `En cuáles de estos juegos no hay ${t.doubles} de cuatro ${t.ends}, las tiene ${t.theFirstDouble} o las ` +
        `tienen ${t.allTheDoubles}; nueve ${t.tiles} entre dos, siete entre tres.`,
    },
    {
      title: "Merry-Go-Round",
      href: "http://www.dominorules.com/merry-go-round",
      author: "The American Domino Company",
      note:
        "Al múltiplo de cinco más cercano: 1 y 2 bajan, de 3 a 7 son cinco, de 8 a 12 son diez. Aquello en que estas " +
        "páginas no coinciden es aquí una opción; las palabras son nuestras.",
    },
  ],
});
