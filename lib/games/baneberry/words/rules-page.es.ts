import type { Terms } from "@/lib/i18n/es/terms";
import type { RulesPage } from "@/lib/rules/rules-page";
import { layout } from "./layout";

export const rules = (t: Terms): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparar la mesa",
      body: [
        {
          type: "text",
          text:
            "Baneberry se juega con un dominó doble nueve, hasta siete personas, o con un doble seis, hasta cuatro. " +
            "Antes de empezar hay que decidir por qué se juega: por puntos o por un bote de monedas.",
        },
        {
          type: "text",
          text:
            `Se ponen todas las ${t.tiles} boca abajo y se revuelven bien. Con el dominó doble nueve cada quien toma ` +
            `siete; con el doble seis, cinco. Lo que queda, boca abajo, es ${t.theBoneyard}.`,
        },
        {
          type: "ruling",
          source: "La fuente dice para cada dominó cuántas personas como máximo, pero no un mínimo.",
          ruling: "Pueden jugar dos.",
        },
        {
          type: "choice",
          text:
            `Si se juega por el bote, hay que acordar la entrada antes de la primera ${t.hand}. Es la misma durante ` +
            `toda la ${t.evening}.`,
          choices: ["25 centavos", "50 centavos", "otra cantidad"],
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
            `Sale quien tiene ${t.theHighestDouble}. Si a nadie le tocó ${t.noDouble}, empieza la ${t.tile} con más ` +
            "puntos. De ahí se juega por turnos en el sentido de las agujas del reloj.",
        },
        {
          type: "text",
          text:
            `Hay una sola cadena con dos ${t.ends}, y se pone una ${t.tile} donde coincide su número. ` +
            `${t.start(t.aDouble)} se pone de través, pero ahí la cadena no se abre en ramas: sigue solo por el lado ` +
            "libre. Una blanca es un número como los otros y solo coincide con otra blanca.",
        },
        {
          type: "layout",
          caption:
            `${t.start(t.theDoubleOf("seis"))} está de través en la cadena, que sigue recta. Mientras es la ` +
            `${t.end}, cuenta 12.`,
          tiles: layout,
        },
        {
          type: "text",
          text:
            `Quien no tiene nada que sirva roba una ${t.tile} ${t.fromBoneyard}, y su turno termina: lo que robó no ` +
            `se puede poner hasta su próximo turno. Si no queda nada ${t.inBoneyard}, solo pasa.`,
        },
        {
          type: "text",
          text:
            `Quien se queda con una sola ${t.tile} tiene que anunciarlo: toca la mesa, o dice “última ${t.tile}”. ` +
            `Tiene tiempo hasta que quien sigue pone una ${t.tile}. Si lo olvida, tiene que pasar su próximo turno, ` +
            "sin robar. Cuando se juega por el bote, paga además la entrada otra vez, en ese momento.",
        },
        {
          type: "ruling",
          source: "No dice qué pasa si alguien olvida tocar la mesa dos veces antes de cumplir el pase.",
          ruling:
            "Cuando se juega por el bote, la entrada se paga cada vez. Solo se pasa un turno. Un pase que aún se " +
            `debe cuando la ${t.hand} termina se olvida.`,
        },
        {
          type: "ruling",
          source: "Quien tiene que pasar no juega, así que no puede anotar.",
          ruling:
            "Pipkeeper recuerda quién tiene que pasar, pero acepta puntos para esa persona si se anotan. La decisión " +
            "es de la mesa.",
        },
        {
          type: "text",
          text:
            `La ${t.hand} sigue hasta que alguien pone su última ${t.tile}, o hasta que nadie puede ni poner ni ` +
            `robar: hay ${t.block}.`,
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
            `Las ${t.tiles} que quedan en una mano valen sus puntos, con una excepción: ${t.theBlankDouble} vale el ` +
            `doble que la ${t.tile} más alta del dominó.`,
        },
        {
          type: "table",
          head: [`${t.start(t.tile)} que queda`, "Cuenta"],
          rows: [
            [`Cualquiera menos ${t.theBlankDouble}`, "sus puntos"],
            [`${t.start(t.theBlankDouble)}, dominó doble nueve`, "36"],
            [`${t.start(t.theBlankDouble)}, dominó doble seis`, "24"],
          ],
        },
        {
          type: "text",
          text:
            `Por puntos se anota mientras se juega. Después de poner una ${t.tile} se suman las dos ${t.ends} de la ` +
            `cadena. Una ${t.end} cuenta su número; ${t.aDouble} en la ${t.end} cuenta sus dos mitades, así que ` +
            `${t.theDoubleOf("seis")} cuenta 12. Si las dos ${t.ends} suman 2, 5, 10, 15, 20, 25 o 30, se anota ` +
            `justo eso. La primera ${t.tile} de una ${t.hand} no anota nada.`,
        },
        {
          type: "ruling",
          source: "La lista de lo que se anota es la misma para cualquier dominó.",
          ruling:
            `Con un dominó doble seis no hay dos ${t.ends} que sumen 25 o 30, así que Pipkeeper no lo acepta. ` +
            `Tampoco pueden tener las dos ${t.ends} una misma ${t.tile} de dos mitades iguales: hay una sola de cada ` +
            "número.",
        },
        {
          type: "text",
          text:
            `El final de la ${t.hand} también anota. Quien pone su última ${t.tile} anota todo lo que le queda al ` +
            `resto, y 20 más. Si hay ${t.block}, quien tiene menos anota lo que le queda al resto menos lo que tiene ` +
            "en su propia mano.",
        },
        {
          type: "ruling",
          source: "Por puntos, no dice qué pasa si varias personas empatan con la mano más baja.",
          ruling:
            "Se calcula lo que habría anotado una de ellas sin el empate, se divide en partes iguales entre las que " +
            "empatan, y la fracción se pierde.",
        },
        {
          type: "text",
          text:
            `Por el bote no se anota nada durante la ${t.hand}. Cada quien paga la entrada por la ${t.hand}, y todo ` +
            `el bote es para quien puso su última ${t.tile} o, después de ${t.aBlock}, para la mano más baja. Si hay ` +
            `empate, se reparte. Después cada quien paga otra vez para la ${t.hand} siguiente.`,
        },
        {
          type: "ruling",
          source: "Con empate se reparte el bote. No dice qué pasa con un centavo que no se puede repartir.",
          ruling:
            `Se queda en el bote y se gana con la ${t.hand} siguiente. Las entradas se apuntan cuando se anota una ` +
            `${t.hand}.`,
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
            "Por puntos, gana quien llega primero a 157 o más, y la partida termina ahí mismo, también en medio de " +
            `una ${t.hand}. Se puede acordar otra meta.`,
        },
        {
          type: "ruling",
          source: `Gana quien llega primero; con ${t.aTiedBlock}, dos personas pueden pasar la meta a la vez.`,
          ruling: "Entonces gana el total más alto. Con totales iguales comparten la victoria.",
        },
        {
          type: "text",
          text:
            "Una partida por el bote no tiene un final fijo: se juega cuanto se quiera, y gana quien va por delante " +
            "cuando se para.",
        },
        {
          type: "ruling",
          source: "No dice qué pasa con el dinero que queda en el bote cuando se deja de jugar.",
          ruling:
            "Se devuelve en partes iguales a quienes juegan. Los centavos que sobran van de a uno, en el orden de " +
            "los asientos.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Baneberry 157 Dominoes",
      author: "Anthony J. Oresteen",
      note: "Versión 1.0.5, 30 de abril de 2013. Los datos son suyos, las palabras de aquí son nuestras.",
    },
  ],
});
