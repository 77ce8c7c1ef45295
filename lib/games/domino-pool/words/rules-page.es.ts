import type { Terms } from "@/lib/i18n/es/terms";
import type { RulesPage } from "@/lib/rules/rules-page";
import { hundredUpScore } from "./rules-hundred-up.es";

export const rules = (t: Terms): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparar la mesa",
      body: [
        {
          type: "text",
          text:
            "Un juego antiguo para tres a seis personas y un dominó doble seis. Hay que acordar la apuesta que cada " +
            `quien paga al bote, y si se juega cada ${t.hand} por el bote o a cien.`,
        },
        {
          type: "text",
          text:
            `Se revuelven las ${t.tiles} boca abajo; puede revolver cualquiera. Para saber quién sale, cada quien ` +
            `descubre una ${t.tile}, y sale quien tiene la más baja. Esas ${t.tiles} se devuelven y se revuelve otra ` +
            `vez. Después cada quien toma las suyas. Lo que queda es ${t.theBoneyard}.`,
        },
        {
          type: "ruling",
          source: `No dice qué pasa si dos personas descubren ${t.tiles} igual de bajas.`,
          ruling: "Las dos descubren otra.",
        },
        {
          type: "choice",
          text:
            "Hay que decidir si se roba. Lo normal es que no, y quien no puede jugar solo pasa. Si se acuerda robar, " +
            `quien no puede jugar puede tomar una ${t.tile} ${t.fromBoneyard}, pero nunca las dos últimas.`,
          choices: ["No se roba", "Se roba; las dos últimas se quedan"],
        },
        {
          type: "ruling",
          source:
            `Dice cuántas ${t.tiles} se toman entre tres, cuatro, cinco y seis. Una partida a cien llega a jugarse ` +
            "entre dos.",
          ruling: `Entre dos, cada quien toma siete ${t.tiles}, con lo que quedan 14 ${t.inBoneyard}.`,
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
            `Quien sale pone cualquier ${t.tile}, y sigue quien está a su izquierda: se pone una ${t.tile} a ` +
            `cualquiera de las dos ${t.ends} donde coincide su número. Quien no puede jugar pasa, o roba si así se ` +
            "acordó.",
        },
        {
          type: "text",
          text: `La ${t.hand} termina cuando alguien puso su última ${t.tile}, o cuando nadie puede jugar.`,
        },
      ],
    },
    {
      id: "score",
      heading: "Contar y pagar",
      body: [
        {
          type: "text",
          text: `Cada ${t.tile} en una mano vale sus puntos; ${t.theBlankDouble} no vale nada.`,
        },
        {
          type: "text",
          text:
            `En el juego sencillo cada quien paga la apuesta en cada ${t.hand}. El bote es para quien pone su última ` +
            `${t.tile}; después de ${t.aBlock}, para la mano más baja. Si dos empatan, se lo reparten.`,
        },
        {
          type: "ruling",
          source: "Si dos empatan, se reparten el bote. No dice nada de tres, ni de los centavos que sobran.",
          ruling:
            "Se reparte entre todas las personas que empatan. Los centavos que sobran se quedan en el bote y se " +
            `ganan con la ${t.hand} siguiente. Las apuestas se apuntan cuando se anota una ${t.hand}.`,
        },
        {
          type: "text",
          text:
            `Lo que queda en las manos solo importa después de ${t.aBlock}. Si alguien ${t.wentOut}, no hace falta ` +
            "anotarlo.",
        },
        ...hundredUpScore(t),
      ],
    },
    {
      id: "end",
      heading: "Terminar y ganar",
      body: [
        {
          type: "text",
          text:
            "El juego sencillo sigue cuanto se quiera. Una partida a cien la gana la última persona que queda en " +
            "juego, y el bote entero es para ella.",
        },
        {
          type: "ruling",
          source:
            `Gana la última persona que queda. No piensa en una ${t.hand} que deja fuera a todas las que ` +
            "quedaban.",
          ruling:
            "Entonces la partida termina al instante y nadie compra estrella. De quienes quedaron fuera en esa " +
            `${t.hand}, el bote es para el total más bajo; con totales iguales se reparte, y los centavos que sobran ` +
            "van de a uno en el orden de los asientos.",
        },
        {
          type: "ruling",
          source: "Solo nombra a quien gana.",
          ruling:
            "Quienes quedaron fuera van detrás de quienes siguen en juego. Quien quedó fuera más tarde va delante; " +
            `en una misma ${t.hand}, el total más bajo.`,
        },
        {
          type: "ruling",
          source: "No dice nada de terminar antes.",
          ruling:
            "Lo que hay en el bote se devuelve en partes iguales a quienes juegan, y los centavos que sobran van de " +
            `a uno en el orden de los asientos. En el juego sencillo así termina la ${t.evening}; a cien, los ` +
            "totales quedan como están.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Dominoes – Domino Pool",
      href: "https://customgraph.com/games/piart.php?art=14",
      author: "Post Illuminance",
      note:
        "Una página que transmite un libro antiguo de juegos de salón. Los datos son de ahí, las palabras de aquí " +
        "son nuestras.",
    },
  ],
});
