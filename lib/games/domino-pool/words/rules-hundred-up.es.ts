import type { Terms } from "@/lib/i18n/es/terms";
import type { RulesBlock } from "@/lib/rules/rules-page";

/** How a hundred up is counted, and what a star is. */
export const hundredUpScore = (t: Terms): readonly RulesBlock[] => [
  {
    type: "text",
    text:
      "A cien se juega una sola partida larga por un solo bote. Lo que le queda a cada quien al final de una " +
      `${t.hand} se suma a su total. Con un total de cien se queda fuera: ya no se juega, y el resto sigue.`,
  },
  {
    type: "ruling",
    source: "No dice cuándo se paga el bote, ni que el número tenga que ser cien.",
    ruling:
      `Cada quien paga la apuesta una vez, antes de la primera ${t.hand}. Se puede acordar cualquier meta de 1 a ` +
      `${t.number(1000)}.`,
  },
  {
    type: "text",
    text:
      "A quien queda fuera en primer lugar se le puede permitir comprar una estrella: paga al bote una vez más y " +
      "vuelve con el mismo total que quien le sigue en orden. Entre cuatro, pueden comprarla quienes quedan fuera en " +
      "primer y en segundo lugar.",
  },
  {
    type: "ruling",
    source: "Solo para cuatro dice cuántas estrellas se pueden comprar.",
    ruling:
      "Entre tres se puede comprar una; entre cuatro o más, dos. Se puede acordar otra cosa, también que no haya " +
      "estrellas; pero al menos dos personas tienen que quedar sin ninguna.",
  },
  {
    type: "ruling",
    source: "No aclara cuánto se paga, ni quién es el que “sigue en orden”.",
    ruling:
      "Una estrella cuesta lo que la apuesta, salvo que se acuerde otro precio. El total pasa a ser el más alto de " +
      "quienes siguen en juego.",
  },
  {
    type: "ruling",
    source: "No aclara cuándo hay que comprar una estrella, ni si se puede dos veces.",
    ruling:
      `Se responde enseguida después de la ${t.hand} en que se quedó fuera, y una vez por partida. Al anotar la ` +
      `${t.hand} siguiente se rechaza toda estrella pendiente. Si queda una sola persona en juego, se responde a las ` +
      "estrellas antes que nada.",
  },
  {
    type: "ruling",
    source: `Dos personas pueden quedar fuera en una misma ${t.hand}; no dice cuál fue primero.`,
    ruling:
      "Queda fuera primero el total más alto; con totales iguales, quien se sienta antes. Responden en ese orden.",
  },
];
