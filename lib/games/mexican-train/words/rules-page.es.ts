import type { Terms } from "@/lib/i18n/es/terms";
import type { RulesPage } from "@/lib/rules/rules-page";
import { play } from "./rules-play.es";

export const rules = (t: Terms): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparar la mesa",
      body: [
        {
          type: "text",
          text:
            `Lo más usado es el dominó doble doce, ${t.number(91)} ${t.tiles}; también sirven el doble seis, el ` +
            "nueve, el quince y el dieciocho. Además hace falta, por persona, algo pequeño que muestre cuándo se " +
            "puede jugar en un tren: un botón, una moneda. Una estación con ranuras para los trenes es bonita, pero " +
            "no hace falta.",
        },
        {
          type: "text",
          text:
            `Se revuelven las ${t.tiles} boca abajo. Cuántas toma cada quien depende de cuántas personas juegan; lo ` +
            `que queda es ${t.theBoneyard}, o cementerio.`,
        },
        {
          type: "choice",
          text:
            `De dos a seis personas pueden jugar con menos ${t.tiles} del dominó doble doce: se quitan todas las que ` +
            "tienen un número más alto que el de la tabla de ese reparto, y cada quien toma diez. Así la partida es " +
            `más corta, porque hay menos ${t.doubles}.`,
          choices: [
            `Las ${t.number(91)} ${t.tiles}, según su tabla`,
            `Sin las ${t.tiles} altas, diez por persona`,
          ],
        },
        {
          type: "difference",
          about: `¿Cuántas ${t.tiles} toma cada quien? Con un dominó doble doce:`,
          say: [
            "La familia de estas reglas: 15 hasta cuatro personas; 14, 12, 10 y 9 de cinco a ocho.",
            "wikiHow: 12 hasta seis personas, 10 entre siete u ocho, 8 entre nueve o diez.",
            "Texas Good Sam: 12, 11 y 10 de dos a cuatro, que usan un dominó doble nueve; de 12 a 9 de cinco a ocho; " +
              "desde nueve, un dominó doble quince.",
          ],
          here:
            `Con cualquier dominó, y hasta dieciséis personas, una quinta parte de las ${t.tiles} se queda ` +
            `${t.inBoneyard} y se reparte el resto, quince por persona como mucho; si tocan menos de tres, sobra ` +
            `gente. De dos a ocho con ${t.number(91)} ${t.tiles} sale la tabla de la familia. También se puede ` +
            "acordar otro número.",
        },
        {
          type: "choice",
          text: "El motor se elige de varias maneras; se acuerda antes de empezar, y también cuántas rondas se juegan.",
          choices: [
            "De mayor a menor, según lo que alguien tenga. Lo que se salta vuelve.",
            "Un número tras otro, hacia abajo o hacia arriba. Si nadie tiene ese motor, se roba o se pone en la mesa.",
            "Lo más alto que alguien tenga, aunque ya haya abierto otra ronda.",
          ],
        },
      ],
    },
    play(t),
    {
      id: "score",
      heading: "Contar",
      body: [
        {
          type: "text",
          text:
            `Menos es mejor. Quien puso su última ${t.tile} no suma nada en esa ronda. El resto suma los puntos que ` +
            `le quedan en la mano. Después de ${t.aBlock} suma todo el mundo, porque nadie ${t.wentOut}.`,
        },
        {
          type: "ruling",
          source: `Cada ${t.tile} vale sus puntos, así que ${t.theBlankDouble} no vale nada.`,
          ruling:
            "Así lo cuenta Pipkeeper si no se cambia nada. En muchas mesas vale 50, para que sea un peligro; antes " +
            "de la partida se puede poner cualquier número de 0 a 100.",
        },
        {
          type: "ruling",
          source:
            `Para buscar un motor ${t.inBoneyard}, cada quien roba una ${t.tile} tras otra hasta que ` +
            "aparece uno.",
          ruling:
            `En la anotación se dice que el motor estaba ${t.inBoneyard}. Pipkeeper sabe entonces que nadie tenía ` +
            "ninguno de los motores que faltaban, y los da por saltados. Si el motor estaba en una mano, solo se " +
            "saltaron los más altos. Saltado o no, siempre se pide primero el motor más alto que falta.",
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
            `La partida termina cuando cada ${t.double} ha tenido su ronda: trece rondas con el dominó doble doce ` +
            `completo, menos si se quitaron las ${t.tiles} altas o si así se acordó. Gana el total más bajo, y con ` +
            "totales iguales se comparte la victoria.",
        },
        {
          type: "ruling",
          source: "No dice nada de parar antes de jugar todas las rondas.",
          ruling: "Se para cuando hace falta. Los totales quedan como están, y gana el más bajo.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Mexican Train, the house rules of one family",
      author: "la fuente no da el nombre",
      note: "Revisado por última vez el 28 de marzo de 2010. Los datos son suyos, las palabras de aquí son nuestras.",
    },
    {
      title: "How to Play the Mexican Train Domino Game",
      author: "wikiHow",
      note: `12, 10 u 8 ${t.tiles} por persona. Cubre quien jugó o, si no puede, la primera persona que pueda.`,
    },
    {
      title: "Mexican Train: Double 9, 12, or 15 Set",
      author: "Texas Good Sam",
      note: "Un dominó para cada número de personas, de dos a doce y más.",
    },
  ],
});
