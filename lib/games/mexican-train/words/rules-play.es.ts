import type { Terms } from "@/lib/i18n/es/terms";
import type { RulesSection } from "@/lib/rules/rules-page";
import { trains } from "./hub";

/** Most of Mexican Train happens here: engines, trains, doubles and markers. */
export const play = (t: Terms): RulesSection => ({
  id: "play",
  heading: "Jugar una ronda",
  body: [
    {
      type: "text",
      text:
        `Cada ronda parte de ${t.aDouble}, el motor, en el centro de la mesa. En la primera es lo más alto con que ` +
        `se juega: ${t.theDoubleOf("doce")} o, si se quitaron las ${t.tiles} altas, lo más alto que quedó. Pone esa ` +
        `${t.tile} quien la tiene. Si no la tiene nadie, se pide el número que sigue hacia abajo, y así hasta que ` +
        "aparece.",
    },
    {
      type: "text",
      text:
        `Cada ${t.double} es el motor en una sola ronda. Lo que se saltó no se pierde: al empezar la ronda siguiente ` +
        "se pide primero el número más alto que aún no fue el motor, y luego el que sigue. Pipkeeper lleva esa lista.",
    },
    {
      type: "text",
      text:
        `Ya avanzada la partida puede pasar que nadie tenga ${t.noDouble} de los números que faltan, porque esas ` +
        `${t.tiles} están ${t.inBoneyard}. Entonces cada quien roba una ${t.tile}, una y otra vez si hace falta, ` +
        "hasta que aparece una de ellas; si en la misma vuelta aparecen dos, la más alta es el motor. Si " +
        `${t.inBoneyard} no alcanzan las ${t.tiles} para todo el mundo, se revuelve y se reparte otra vez.`,
    },
    {
      type: "text",
      text:
        `Quien puso el motor pone enseguida otra ${t.tile}: la primera de su propio tren, que se aleja del motor, o ` +
        "la primera del tren mexicano. Este no es de nadie y está abierto a todo el mundo; empieza, como cada tren, " +
        `con el número del motor, y en una ronda hay uno solo. Se pone de modo que se vean todas sus ${t.tiles}. ` +
        "Quien no puede ni lo uno ni lo otro hace lo mismo que siempre que no puede jugar (más abajo). Después el " +
        "turno pasa a la izquierda.",
    },
    {
      type: "hub",
      caption:
        "Del motor, en su estación, salen los trenes de cinco personas. Uno tiene puesta la marca: está abierto, y " +
        "ahí puede jugar todo el mundo. El tren mexicano, en la ranura dorada, no es de nadie.",
      engine: 12,
      trains,
    },
    {
      type: "choice",
      text: "¿Cuánto se puede poner en el primer turno?",
      choices: [`Una ${t.tile}.`, "Todo el tren que se pueda."],
    },
    {
      type: "text",
      text:
        `En cada turno se pone una ${t.tile} en el tren propio o en el tren mexicano, o se empieza el tren mexicano ` +
        "si aún no está. En los trenes de otras personas no se puede jugar, salvo que tengan puesta su marca. Quien " +
        `puede jugar tiene que hacerlo, aunque prefiera guardar la ${t.tile}.`,
    },
    {
      type: "choice",
      text:
        `Una ${t.tile} que ya se soltó se queda en la mesa. Algunas familias no son tan estrictas; hay que acordarlo ` +
        "antes de empezar.",
      choices: [
        "Lo jugado, jugado está.",
        "Se puede recoger mientras nadie, ni quien la puso ni quien sigue, haya jugado o robado después.",
      ],
    },
    {
      type: "text",
      text:
        `Quien no puede jugar roba una ${t.tile}, y la juega si le sirve. Si no le sirve, o no queda nada ` +
        `${t.inBoneyard}, pone su marca en la última ${t.tile} de su tren: está abierto, y ahora puede jugar ahí ` +
        "todo el mundo. Quien lo hace corre la marca. En su próximo turno, quien tiene el tren abierto quita la " +
        "marca si puede jugar en cualquier parte.",
    },
    {
      type: "choice",
      text: "¿Cuánto roba quien no puede jugar?",
      choices: [`Una ${t.tile}.`, "Una tras otra, hasta que una le sirva."],
    },
    {
      type: "text",
      text:
        `Después de ${t.aDouble} hay que jugar otra vez, donde se pueda, y así después de cada ${t.double} que siga. ` +
        `(Si era la última ${t.tile}, la ronda simplemente termina.) Si ${t.aDouble} queda sin cubrir, quien sigue ` +
        `tiene que cubrir esa ${t.tile} y no puede hacer otra cosa, ni siquiera en un tren que no tiene abierto; si ` +
        `no puede, roba y pone su marca, y la obligación pasa a quien sigue. Si son varias las ${t.tiles} sin ` +
        "cubrir, se cubren en el orden en que se pusieron. Quien puso una así no tiene que cubrirla en el mismo " +
        "turno; de varias solo puede cubrir la primera. Pero si le vuelve el turno y sigue sin cubrir, tiene que " +
        "cubrirla como cualquiera. El motor no se cubre nunca.",
    },
    {
      type: "choice",
      text: `En lo que más difieren las mesas es en ${t.theDoubles} sin cubrir. Lo que se elija queda guardado en “Así jugamos”.`,
      choices: [
        "Hay que cubrir antes que nada, le toque a quien le toque.",
        "Cubre quien jugó, robando si hace falta.",
        "No hace falta cubrir.",
      ],
    },
    {
      type: "list",
      items: [
        `${t.start(t.aDouble)} ya no se puede cubrir cuando todas las demás ${t.tiles} de ese número están puestas. ` +
          "Se juega otra vez, y todo el mundo vuelve a jugar con libertad.",
        `Alguien roba y solo entonces ve que tenía una ${t.tile} que servía: pone esa y se queda con la que robó.`,
        "Alguien pasa por error: cuando el turno ya terminó, no se deshace nada.",
        "Alguien olvida quitar su marca: la quita cuando alguien lo dice; lo que se jugó mientras tanto se queda.",
        `Alguien no cubre ${t.aDouble} y quien sigue ya jugó: todavía se puede cubrir, pero nadie tiene que hacerlo.`,
      ],
    },
    {
      type: "text",
      text:
        `Con una sola ${t.tile} en la mano, se dice, o se dan golpecitos con ella en la mesa. En esta familia es ` +
        "cortesía, y olvidarlo no cuesta nada; donde cuesta diez puntos, se anotan con “Ajustar puntos”.",
    },
    {
      type: "text",
      text:
        `La ronda termina cuando alguien puso su última ${t.tile}, o cuando nadie puede jugar. Entonces ya no queda ` +
        `nada ${t.inBoneyard}, porque quien no puede jugar tiene que robar.`,
    },
  ],
});
