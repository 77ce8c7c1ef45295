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
            `Hace falta un dominó doble doce, ${t.number(91)} ${t.tiles}, y por persona algo pequeño que muestre ` +
            "cuándo se puede jugar en un tren: un botón, una moneda. Una estación con ranuras para los trenes es " +
            "bonita, pero no hace falta.",
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
            `De dos a seis personas pueden jugar con menos ${t.tiles}: se quitan todas las que tienen un número más ` +
            "alto que el de la segunda tabla, y cada quien toma diez. Así la partida es más corta, porque hay menos " +
            `${t.doubles}.`,
          choices: [
            `Las ${t.number(91)} ${t.tiles}, según la tabla`,
            `Sin las ${t.tiles} altas, diez por persona`,
          ],
        },
        {
          type: "ruling",
          source: `La tabla es para el dominó de ${t.number(91)} ${t.tiles} y de dos a ocho personas.`,
          ruling:
            `Con otros dominós, y hasta dieciséis personas, Pipkeeper deja una quinta parte de las ${t.tiles} ` +
            `${t.inBoneyard} y reparte el resto, quince por persona como mucho; si tocan menos de tres, sobra gente. ` +
            `De dos a ocho con ${t.number(91)} ${t.tiles} sale la tabla de la fuente. También se puede acordar otro número.`,
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
            `La partida termina cuando cada ${t.double} ha tenido su ronda: trece rondas con el dominó completo, ` +
            `menos si se quitaron las ${t.tiles} altas. Gana el total más bajo, y con totales iguales se ` +
            "comparte la victoria.",
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
  ],
});
