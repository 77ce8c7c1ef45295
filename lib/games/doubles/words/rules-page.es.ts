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
            `${t.start(t.doubles)} se juega con cualquier dominó, entre dos o más. Se revuelven las ${t.tiles} boca ` +
            "abajo y cada quien toma las suyas.",
        },
        {
          type: "choice",
          text:
            `Entre dos, tres o cuatro, cada quien toma siete ${t.tiles}. A partir de cinco personas hay que acordar ` +
            "un número antes de tomar. La fuente menciona de paso otros números, más bajos y más altos:",
          choices: [
            "Siete por persona entre dos, tres o cuatro",
            "Siete u ocho por persona entre dos, cinco o seis entre tres o cuatro",
            `Cualquier número para el que alcancen las ${t.tiles}`,
          ],
        },
        {
          type: "ruling",
          source: "Entre dos, tres o cuatro dice siete, y una frase después siete u ocho, o cinco o seis.",
          ruling:
            "Siete, salvo que se ponga otro número. A partir de cinco personas, Pipkeeper lo pregunta. Admite de dos " +
            `a doce personas, de 2 a 30 ${t.tiles} por persona, y dominós hasta el doble dieciocho.`,
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
            `Sale quien tiene ${t.theHighestDouble}. Si nadie tiene ${t.noDouble}, se revuelve y se toma otra vez. ` +
            `(Algunas mesas insisten en ${t.theDoubleOf("seis")}, y vuelven a tomar hasta que aparece.) Se sigue ` +
            `hacia la izquierda, una ${t.tile} por turno.`,
        },
        {
          type: "text",
          text:
            `Una sola regla hace el juego: un número no se abre hasta que ${t.theDouble} de ese número está en la ` +
            `mesa. Para poner el 3-4 en un tres, ${t.theDoubleOf("tres")} ya tiene que estar en la mesa. ` +
            `${t.start(t.theDoubleOf("cuatro"))} no hace falta, porque no se juega por el cuatro.`,
        },
        {
          type: "choice",
          text:
            "¿Y quien no puede jugar? La fuente dice dos cosas distintas, con pocas líneas entre una y otra. Se " +
            "elige una antes de empezar; para la anotación da lo mismo.",
          choices: [
            `Roba ${t.fromBoneyard} hasta que una ${t.tile} le sirva. Se queda con todo lo que robó por el camino. ` +
              `Si no quedan ${t.tiles} ${t.inBoneyard}, pasa.`,
            "Solo pasa, y sigue quien está a su izquierda.",
          ],
        },
        {
          type: "choice",
          text: `¿Qué ${t.doubles} tienen cuatro ${t.ends}?`,
          choices: [
            `Solo ${t.theDouble} de salida`,
            `${t.start(t.noDouble)}: a la fuente le parece lo más común`,
          ],
        },
        {
          type: "text",
          text: `Quien pone su última ${t.tile} dice “¡Dominó!”. Si nadie puede seguir, la ${t.hand} ${t.isBlocked}.`,
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
            `Cada ${t.tile} vale sus puntos, así que ${t.theBlankDouble} no vale nada. Quien ${t.wentOut} anota todo ` +
            "lo que le queda al resto.",
        },
        {
          type: "text",
          text:
            `Después de ${t.aBlock}, cada quien descubre sus ${t.tiles} y cuenta. Gana la mano más baja y anota ` +
            "todos los puntos de las otras; los propios no se restan.",
        },
        {
          type: "ruling",
          source: `Solo para ${t.theBlock} dice lo que se gana.`,
          ruling: `Al ${t.goOut} se gana lo mismo: todos los puntos de todos los contrarios.`,
        },
        {
          type: "ruling",
          source: "No dice qué pasa si varias personas empatan con la mano más baja.",
          ruling:
            "Se calcula lo que habría anotado una de ellas sin el empate, se divide en partes iguales entre las que " +
            "empatan, y la fracción se pierde.",
        },
      ],
    },
    {
      id: "end",
      heading: "Terminar y ganar",
      body: [
        {
          type: "choice",
          text: "Gana la partida quien llega primero a la meta. Lo normal es cien.",
          choices: ["100", "50", "101", "150", "200", `cualquier otro número hasta ${t.number(1000)}`],
        },
        {
          type: "ruling",
          source: `Gana quien llega primero; con ${t.aTiedBlock}, dos personas pueden pasar la meta a la vez.`,
          ruling: "Entonces gana el total más alto. Con totales iguales comparten la victoria.",
        },
        {
          type: "ruling",
          source: "No dice nada de terminar antes.",
          ruling: "Los totales quedan como están, y gana el más alto.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Great Book of Domino Games",
      author: "Jennifer Kelley",
      note: "Sterling Publishing, Nueva York, 1999. Los datos son suyos, las palabras de aquí son nuestras.",
    },
  ],
});
