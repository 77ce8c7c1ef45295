import type { Terms } from "@/lib/i18n/es/terms";
import type { RulesPage } from "@/lib/rules/rules-page";

export const rules = (t: Terms): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparar la mesa",
      body: [
        {
          type: "text",
          text:
            "Juegan de dos a dieciséis personas, cada quien por su cuenta, casi siempre con un dominó doble nueve. Cada " +
            `quien toma siete ${t.tiles}, o cinco, cuatro o tres si no alcanzan; con un dominó doble seis, cinco ` +
            "como máximo.",
        },
        {
          type: "ruling",
          source: `Cuántas ${t.tiles} toma cada quien cambia de mesa en mesa.`,
          ruling: `Se toma el número más alto para el que alcanzan las ${t.tiles}; se puede poner otro.`,
        },
      ],
    },
    {
      id: "play",
      heading: "Jugar una ronda",
      body: [
        {
          type: "text",
          text:
            `${t.start(t.theHighestDouble)} abre la primera ronda; en la segunda se baja un número, y así hasta el ` +
            `0-0. A ${t.aDouble} se le ponen sus tres dedos, una ${t.tile} cada uno, antes de que se pueda jugar en ` +
            "otra parte: es la pata de gallina.",
        },
        {
          type: "choice",
          text: "¿Qué hace quien no puede jugar?",
          choices: ["Roba una, y la juega si le sirve", "Roba hasta que una le sirva"],
        },
        {
          type: "text",
          text: `La ronda termina cuando alguien pone su última ${t.tile}, o cuando nadie puede seguir.`,
        },
      ],
    },
    {
      id: "score",
      heading: "Contar",
      body: [
        {
          type: "text",
          text:
            `Cada quien, salvo quien ${t.wentOut}, suma a su total los puntos que le quedan en la mano. Después de ` +
            `${t.aBlock} suma todo el mundo.`,
        },
        {
          type: "choice",
          text: `${t.start(t.theBlankDouble)} que queda en una mano vale`,
          choices: ["nada", "50", "otro número que se acuerde"],
        },
      ],
    },
    {
      id: "end",
      heading: "Terminar y ganar",
      body: [
        {
          type: "text",
          text:
            "La partida termina después de la ronda del 0-0. Gana el total más bajo, y con totales iguales se " +
            "comparte la victoria.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Chickenfoot Dominoes Game Rules",
      href: "https://onlinedominogames.com/chickenfoot-dominoes",
      author: "Online Domino Games",
      note:
        `Cinco ${t.tiles} con un dominó doble seis; quien no puede jugar roba una; después del 0-0 gana el total más ` +
        "bajo.",
    },
    {
      title: "How to Play Chickenfoot Dominoes",
      href: "http://www.cardsdicedominoes.com/chickenfoot-domino-rules.htm",
      author: "Cards, Dice, Dominoes",
      note: `Siete ${t.tiles} con un dominó doble nueve; con otros, las que dejen entre diez y veinte.`,
    },
    {
      title: "Chicken Foot",
      href: "http://web.archive.org/web/20020103201512/http:/www.flash.net/~russellr/mindshare/humor/chknfoot.htm",
      author: "una página de 2002, archivada",
      note:
        `${t.start(t.theBlankDouble)} vale 50, y cualquier otra ${t.tile} con blanca 25, algo que aquí no se puede ` +
        "poner. Las palabras son nuestras.",
    },
  ],
});
