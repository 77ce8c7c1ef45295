import type { Terms } from "@/lib/i18n/es/terms";
import { blockedLine, fitsBothEnds } from "@/lib/rules/line-pictures";
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
            "Juegan de dos a cuatro personas con un dominó doble seis; cuatro casi siempre en dos parejas, sentadas " +
            `en cruz. Cada quien toma siete ${t.tiles}. Entre tres, el 0-0 se queda en la caja y cada quien toma ` +
            "nueve.",
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
            `Las ${t.tiles} forman una sola línea, número con número, y no se roba: quien no puede jugar pasa. Quien ` +
            `${t.goesOut} gana la ${t.hand}. Si nadie puede seguir, hay ${t.block}, y cada quien cuenta lo que le ` +
            "queda.",
        },
        {
          type: "choice",
          text: `¿Quién gana ${t.theBlock}?`,
          choices: ["La pareja de quien tiene menos puntos", "La pareja que suma menos puntos"],
        },
        {
          type: "layout",
          caption: `Las dos ${t.ends} muestran un 2, y todas las ${t.tiles} con un 2 están en la mesa: la ${t.hand} ${t.isBlocked}, y a nadie le queda un 2.`,
          tiles: blockedLine,
        },
        {
          type: "text",
          text:
            `En Jamaica y en Brasil, la primera ${t.hand} la abre quien tiene el 6-6, y con esa ${t.tile}; en las ` +
            "demás mesas se decide antes de empezar. " +
            `Quien ${t.wentOut} sale en la ${t.hand} siguiente; después de ${t.aBlock}, quien tenía menos puntos ` +
            `entre quienes ganaron. Se puede anotar lo que le queda a cada quien, o solo quién ganó ${t.theBlock}, ` +
            "si la mesa ya contó.",
        },
      ],
    },
    {
      id: "score",
      heading: `Lo que vale una ${t.hand}`,
      body: [
        {
          type: "table",
          head: [`${t.start(t.goOut)} con`, "Jamaica, Derby; Haití; Brasil"],
          rows: [
            [`cualquier ${t.tile}`, "1; 1; 1"],
            [t.aDouble, "1; 1; 2"],
            [`una ${t.tile} que va por las dos ${t.ends} (capicúa, dekabès, lá-e-lô)`, "1; 2; 3"],
            [`${t.aDouble} que va por las dos ${t.ends}`, "1; 1; 4"],
            [`nada: ${t.theBlock} que se gana`, "1; 1; 1"],
          ],
        },
        {
          type: "layout",
          caption: `La última ${t.tile}, aún en la mano, va por las dos ${t.ends}: dekabès en Haití, lá-e-lô en Brasil.`,
          tiles: fitsBothEnds,
        },
        {
          type: "difference",
          about: `¿Cuánto valen las ${t.hands} en Brasil?`,
          say: [
            `Un torneo: 1, 2, 3 y 4, a siete; ${t.aBlock} hace que la ${t.hand} siguiente valga una más.`,
            `Dominó ESJE: ${t.aDouble} que va por las dos ${t.ends} vale seis, a seis.`,
          ],
          here: "1, 2, 3 y 4, a seis. Todo se puede cambiar en las reglas de la casa.",
        },
        {
          type: "difference",
          about: `En Brasil, ¿qué pasa si a alguien le tocan muchos ${t.doubles}?`,
          say: [
            `Algunos clubes: con cuatro se vuelven a tomar las ${t.tiles}.`,
            `Dominó ESJE: con cuatro se vuelven a tomar, y la ${t.hand} vale el doble; cinco valen un punto, y seis ` +
              "la partida.",
          ],
          here: "Nada. Lo que haga la mesa se anota con “Ajustar puntos”.",
        },
        {
          type: "text",
          text:
            `${t.start(t.aTiedBlock)} no vale nada. En el Derby hace que la ${t.hand} siguiente valga una más, hasta ` +
            "que alguien gane una.",
        },
        {
          type: "choice",
          text: "¿Qué pasa con lo que tiene el resto?",
          choices: [
            `Seis a cero: quien gana una ${t.hand} corta la racha de los contrarios, y se vuelve a empezar de cero`,
            `Lo mismo, pero la ${t.hand} que corta la racha cuenta`,
            "A la meta: cada quien conserva lo que tiene",
            `Individual: cuando ya nadie queda sin ganar una ${t.hand}, se vuelve a empezar de cero`,
          ],
        },
        {
          type: "ruling",
          source: "No dice nada de los puntos que cambió un árbitro.",
          ruling:
            "Esos puntos no hacen volver a cero, y quien está por debajo de cero no tiene racha que cortar. Cuando " +
            "se vuelve a cero, también vuelve quien estaba por debajo.",
        },
      ],
    },
    {
      id: "end",
      heading: "Terminar y ganar",
      body: [
        {
          type: "table",
          head: ["Juego", "Se gana con"],
          rows: [
            ["Seis a cero", `seis ${t.hands} seguidas`],
            ["A seis, Haití, Brasil", "seis antes que nadie"],
            ["Individual", "seis mientras alguien no tiene ninguna"],
            ["Derby", "150 antes que nadie"],
          ],
        },
        {
          type: "choice",
          text:
            "Ganar mientras los contrarios no tienen nada tiene nombre propio: six-love en Jamaica, buchuda en " +
            "Pernambuco. Donde se cuentan partidas, vale por",
          choices: ["una", "dos"],
        },
        {
          type: "ruling",
          source:
            `En el juego individual, una ${t.hand} puede ser la sexta de alguien y dejar a todo el mundo con una o ` +
            "más.",
          ruling: `Primero cuenta la sexta ${t.hand}, y la partida termina.`,
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
      title: "Jamaican and Caribbean Dominoes",
      href: "https://www.pagat.com/tile/wdom/caribbean.html",
      author: "Pagat, según Robert Ebanks y Sean Thomas",
      note: "Jamaica, en parejas e individual: hacia la derecha, sale quien ganó, seis seguidas.",
    },
    {
      title: "How to Play Jamaican Dominoes",
      href: "https://caribbeanbreezegames.com/dominoes/how-to-play-jamaican-dominoes.html",
      author: "Caribbean Breeze",
      note:
        "Entre tres, el 0-0 se queda en la caja y cada quien toma nueve; se gana con seis mientras el resto no tiene " +
        "ninguna.",
    },
    {
      title: "Domino Play",
      href: "https://www.cassandrementor.com/newBlogPost-zTtwLn",
      author: "Cassandre Mentor, según Pagat",
      note:
        `Haití: dos puntos por el dekabès, que nunca es con ${t.aDouble}; gana ${t.theBlock} quien tiene menos ` +
        "puntos.",
    },
    {
      title: "Dominó",
      href: "https://livrozilla.com/doc/1192275/domin%C3%B3-1---as-partidas-ser%C3%A3o-disputadas-em-sistema-de",
      author: "un torneo de Brasil",
      note: `Brasil: 1, 2, 3 y 4 puntos; allí a siete, y ${t.aBlock} hace que la ${t.hand} siguiente valga una más.`,
    },
    {
      title: "Regras",
      href: "http://domino-esje.blogspot.com/2008/01/regras.html",
      author: "Dominó ESJE",
      note: `Brasil: a seis; ${t.aDouble} que va por las dos ${t.ends} vale allí seis.`,
    },
    {
      title: "Registration, Rules & Regulations",
      href: "https://www.dominohq.com/domino-leagues-rulesregulations/nydl",
      author: "New York Domino League",
      note:
        `A 150; después de ${t.aTiedBlock} (un derby), la ${t.hand} siguiente vale una más. Aquello en que estas ` +
        "páginas no coinciden es aquí una opción; las palabras son nuestras.",
    },
  ],
});
