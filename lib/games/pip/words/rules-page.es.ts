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
            `Pip tiene su propia caja, 70 ${t.tiles} y una pieza central de la que se parte: un dominó doble nueve ` +
            `de 55, once comodines y cuatro ${t.tiles} de dirección, con una letra en una mitad y un comodín en la ` +
            "otra.",
        },
        {
          type: "table",
          head: [t.start(t.tile), "Qué hace"],
          rows: [
            ["Comodín, hay diez", "vale por cualquier número"],
            ["Comodín doble, hay uno", `vale por cualquier ${t.double}, y por nada más`],
            ["S", "skip: salta el turno de quien sigue"],
            ["R", "reverse: cambia el sentido del juego"],
            ["A", "again: se juega otra vez"],
            ["D", `draw: quien sigue roba una ${t.tile} ${t.fromBoneyard}`],
          ],
        },
        {
          type: "text",
          text:
            `Alguien lleva la cuenta. Se revuelven las ${t.tiles} boca abajo y cada quien toma nueve, o quince si se ` +
            `juega entre dos. El resto es ${t.theBoneyard}.`,
        },
        {
          type: "ruling",
          source: "Pueden jugar dos o más; no da un máximo.",
          ruling:
            `De dos a siete: siete manos de nueve dejan siete ${t.tiles} ${t.inBoneyard}, y para ocho harían falta ` +
            `más ${t.tiles} de las que hay.`,
        },
        {
          type: "ruling",
          source: "No describe los comodines simples; solo dice que sus puntos cuentan.",
          ruling:
            `Los diez comodines simples tienen de 0 a 9 puntos. En una lista de ${t.tiles} se escriben de w-0 a w-9, ` +
            `el comodín doble w-w, y las ${t.tiles} de dirección con su letra.`,
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
            `La primera ronda empieza con ${t.theDoubleOf("uno")}, la segunda con ${t.theDoubleOf("dos")}, y así ` +
            `hasta ${t.theDoubleOf("nueve")} en la novena. Quien tiene esa ${t.tile} la pone en la pieza central. Si ` +
            "no le tocó a nadie, la reemplaza el comodín doble, que vale por ella durante toda la ronda.",
        },
        {
          type: "text",
          text:
            `Si nadie tiene ninguna de las dos, quien lleva la cuenta roba una ${t.tile} ${t.fromBoneyard}, y ` +
            "después el resto, por turno en el sentido de las agujas del reloj, hasta que aparece una de ellas.",
        },
        {
          type: "text",
          text:
            "Se juega en el sentido de las agujas del reloj. Quien juega en segundo lugar pone a la izquierda o a la " +
            `derecha de la ${t.tile} inicial. Después se pone al otro lado o en la ${t.tile} que se acaba de poner ` +
            `y, cuando ya se jugó por los dos lados, donde sea: en cada ${t.end} abierta, y también arriba y abajo ` +
            `de la ${t.tile} inicial.`,
        },
        {
          type: "layout",
          caption:
            `Primero se juega a la izquierda y a la derecha de la ${t.tile} inicial; arriba y abajo, solo cuando ya ` +
            "se jugó por los dos lados.",
          tiles: layout,
        },
        {
          type: "text",
          text:
            `${t.start(t.theDoubles)} se ponen en vertical. Después de ${t.aDouble}, salvo al abrir la ronda, las ` +
            `tres ${t.tiles} siguientes tienen que ponerse ahí, cada una con ese número o con un comodín. Después ` +
            "vuelve a estar abierto todo.",
        },
        {
          type: "text",
          text:
            `Una ${t.tile} de dirección se puede poner en cualquier momento, por su mitad de comodín. Quien pone la ` +
            `D cuando ya no queda nada ${t.inBoneyard} le da a quien sigue una de sus propias ${t.tiles}.`,
        },
        {
          type: "text",
          text:
            `Quien no puede poner nada roba una ${t.tile} ${t.fromBoneyard}; si tampoco sirve, su turno termina. La ` +
            `ronda termina cuando alguien puso su última ${t.tile}, o cuando no queda nada ${t.inBoneyard} y nadie ` +
            "puede seguir.",
        },
      ],
    },
    {
      id: "score",
      heading: "Contar",
      body: [
        {
          type: "text",
          text: "Menos es mejor. Al final de la ronda cada quien suma lo que le queda en la mano.",
        },
        {
          type: "table",
          head: [`${t.start(t.tile)} que queda`, "Cuenta"],
          rows: [
            ["Común", "sus puntos"],
            ["Comodín simple", "20 y sus puntos"],
            ["Comodín doble", "50"],
            ["S, R, A o D", "45: 25, y 20 por su mitad de comodín"],
          ],
        },
        {
          type: "text",
          text:
            `Quien puso su última ${t.tile} ganó la ronda: a su total se le restan 10 puntos. Ningún total baja de ` +
            "cero, así que con 4 puntos solo se restan 4.",
        },
        {
          type: "text",
          text:
            `Una ronda ${t.blockedHand} no la gana nadie. Cada quien suma lo que le queda, y a nadie se le resta ` +
            "nada.",
        },
        {
          type: "ruling",
          source: `No limita las ${t.tiles} que se dan con la D.`,
          ruling:
            `Cuando Pipkeeper comprueba si unas manos son posibles, admite hasta cuatro ${t.tiles} que vinieron de ` +
            `quien ${t.wentOut}.`,
        },
      ],
    },
    {
      id: "end",
      heading: "Terminar y ganar",
      body: [
        { type: "text", text: "Después de nueve rondas gana el total más bajo." },
        {
          type: "ruling",
          source: "No dice nada de totales iguales.",
          ruling: "Comparten la victoria.",
        },
        {
          type: "ruling",
          source: "No dice nada de parar antes de la novena ronda.",
          ruling: "Los totales quedan como están, y gana el más bajo.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "PIP",
      author: "Michael Poor",
      note:
        "© 1991 Michael Poor, © 2016 The American Domino Company. Los datos son suyos, las palabras de aquí son " +
        "nuestras.",
    },
  ],
});
