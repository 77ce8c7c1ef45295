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
            "Se juega entre cuatro, en dos parejas sentadas en cruz, con un dominó doble seis. Alguien revuelve, y " +
            `cada quien toma siete ${t.tiles}: no queda ninguna de las 28.`,
        },
      ],
    },
    {
      id: "play",
      heading: "Pujas y bazas",
      body: [
        {
          type: "text",
          text:
            "Cada quien puja una sola vez, de 30 a 42, o pasa. Quien puja más alto elige el triunfo y sale. Cada una " +
            `de las siete bazas vale un punto, y las cinco ${t.tiles} que suman cinco o diez valen además sus ` +
            "puntos: 42 en total.",
        },
        {
          type: "choice",
          text: "¿Y si pasan las cuatro personas?",
          choices: ["Se vuelve a revolver; no se escribe nada", "Quien revolvió tiene que pujar 30"],
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
            "Por marcas, una puja que se cumple da una marca, y una que no se cumple da esa marca a la otra pareja. " +
            "Con una puja de 42 se puede pujar más de una marca.",
        },
        {
          type: "text",
          text:
            "Por puntos, si la puja se cumple, cada pareja anota lo que hizo. Si no se cumple, la pareja que pujó no " +
            "anota nada, y la otra anota la puja y lo que hizo.",
        },
        {
          type: "text",
          text: "Se anota quién pujó cuánto, y si la puja se cumplió, o los puntos que hizo la pareja que pujó.",
        },
      ],
    },
    {
      id: "end",
      heading: "Terminar y ganar",
      body: [
        {
          type: "choice",
          text: "¿A cuánto se juega?",
          choices: ["A 7 marcas: la palabra inglesa ALL tiene siete trazos", "A 250 puntos"],
        },
        {
          type: "ruling",
          source: `Por puntos, las dos parejas pueden llegar a la meta en una misma ${t.hand}.`,
          ruling: "Entonces gana el total más alto. Con totales iguales comparten la victoria.",
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
      title: "42 (dominoes)",
      href: "https://en.wikipedia.org/wiki/42_(dominoes)",
      author: "Wikipedia",
      note: "A siete marcas o a 250 puntos; si nadie puja, quien revolvió tiene que pujar 30, o se vuelve a revolver.",
    },
    {
      title: "Texas 42",
      href: "https://gambiter.com/domino/western/texas42.html",
      author: "Gambiter, según Winning 42 de Dennis Roberson",
      note: "Cada quien puja una sola vez; si nadie puja, revuelve quien sigue.",
    },
    {
      title: "Basic Rules of Texas 42",
      href: "http://www.42-online.com/how.php",
      author: "42-Online",
      note: "Por marcas: por encima de 41 se pujan marcas, y hay que hacer las siete bazas. Las palabras son nuestras.",
    },
  ],
});
