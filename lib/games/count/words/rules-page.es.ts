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
            "Juegan de dos a cuatro personas, con un dominó doble seis, o doble nueve como en el occidente de Cuba. " +
            "Cuatro juegan casi siempre en dos parejas, sentadas en cruz, y cada pareja lleva una sola cuenta.",
        },
        {
          type: "text",
          text:
            `Con el dominó doble seis cada quien toma siete ${t.tiles}, o cinco si tres o cuatro juegan por su ` +
            "cuenta. Con el doble nueve cada quien toma diez, y las demás duermen.",
        },
        {
          type: "choice",
          text: "¿Qué hace quien no puede jugar?",
          choices: [
            "Pasa",
            `Roba hasta que una ${t.tile} le sirva; las dos últimas ${t.fromBoneyard} no se roban nunca`,
          ],
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
            `Las ${t.tiles} forman una sola línea: se juega por cualquiera de las dos ${t.ends}, número con número, ` +
            `y ${t.aDouble} deja una ${t.end} como cualquier otra ${t.tile}. Quien pone su última ${t.tile} ` +
            `${t.goesOut}. Si nadie puede seguir, la ${t.hand} ${t.isBlocked}.`,
        },
        {
          type: "choice",
          text: `¿Hacia qué lado se juega, y quién sale en la ${t.hand} siguiente?`,
          choices: [
            `Hacia la derecha, y la salida pasa de ${t.hand} en ${t.hand} (en parejas, España)`,
            "Hacia la derecha, y sale quien ganó (mesas latinas, República Dominicana, Puerto Rico, Cuba)",
            `Hacia la izquierda, y la salida pasa (sin robar, con ${t.boneyard})`,
          ],
        },
        {
          type: "text",
          text:
            `En República Dominicana y Puerto Rico, la primera ${t.hand} la abre quien tiene el 6-6, y con esa ` +
            `${t.tile}; en las demás mesas se decide antes de empezar.`,
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
            `Cada ${t.tile} vale sus puntos. Quien ${t.goesOut} gana la ${t.hand} para su pareja, que anota los ` +
            "puntos que quedan.",
        },
        {
          type: "choice",
          text: "¿Los puntos de quién se anotan?",
          choices: [
            `Los de los contrarios (en parejas, sin robar, con ${t.boneyard}, dominicano de club, Puerto Rico, Cuba)`,
            `Todos los que quedan, también los de la propia pareja y, después de ${t.aBlock}, los de quien gana ` +
              "(latino, España, dominicano)",
          ],
        },
        {
          type: "text",
          text: "Donde cuentan todos, o cada quien juega por su cuenta, basta con un solo número para todo lo que queda.",
        },
        {
          type: "choice",
          text: `¿Quién gana ${t.theBlock}?`,
          choices: [
            "La pareja que suma menos puntos",
            "La pareja de quien tiene menos puntos (dominicano)",
            `Entre quien ${t.blocked} y quien le sigue, quien tiene menos`,
          ],
        },
        {
          type: "layout",
          caption: `Las dos ${t.ends} muestran un 2, y todas las ${t.tiles} con un 2 están en la mesa: la ${t.hand} ${t.isBlocked}, y a nadie le queda un 2.`,
          tiles: blockedLine,
        },
        {
          type: "ruling",
          source:
            `Quien ${t.blocked} compara su mano con la de quien está a su izquierda, en un juego que va hacia la ` +
            "derecha. De los puntos no dice nada.",
          ruling:
            `Se comparan quien ${t.blocked} y quien juega después. Solo deciden esas dos manos; los puntos se anotan ` +
            "como siempre.",
        },
        {
          type: "text",
          text:
            `En “Sin robar” y “Con ${t.boneyard}”, quien gana ${t.theBlock} resta sus propios puntos. Después de ` +
            `${t.aBlock}, la línea terminó en un mismo número por los dos lados, así que nadie puede tener ya una ` +
            `${t.tile} con él: Pipkeeper no acepta manos en las que aparecen todos los números.`,
        },
        {
          type: "choice",
          text: `Con ${t.aTiedBlock}, ¿para quién son los puntos?`,
          choices: [
            "Para nadie",
            `Para la pareja de quien salió en esa ${t.hand} (dominicano)`,
            `Para la pareja de quien ${t.blocked}`,
            `Para la otra pareja: quien ${t.blocked} y empata pierde (clubes de Brasil)`,
          ],
        },
        {
          type: "ruling",
          source:
            `${t.start(t.theTiedBlock)} es para quien salió o para quien ${t.blocked}, pero esa pareja puede no ` +
            "estar en el empate.",
          ruling: "Entonces no anota nadie.",
        },
        {
          type: "table",
          head: ["Además se juega", "Dominicano; Puerto Rico, a 500"],
          rows: [
            [`${t.start(t.goOut)} con una ${t.tile} que va por las dos ${t.ends} (capicúa)`, "25; 100"],
            [`${t.start(t.goOut)} con el 0-0 (chuchazo)`, "25; 100"],
            ["Nadie más puede jugar hasta que el turno da la vuelta (paso corrido)", "25; nada"],
            ["Quien sigue no puede responder a la salida (pase de salida)", "25; nada"],
            [`Ganar las primeras cuatro ${t.hands}`, "nada; 100, 75, 50, 25"],
          ],
        },
        {
          type: "layout",
          caption: `La última ${t.tile}, aún en la mano, va por las dos ${t.ends} con sus dos números: ${t.capicua}.`,
          tiles: fitsBothEnds,
        },
        {
          type: "ruling",
          source: `En Puerto Rico no hay capicú con ${t.aDouble}; las páginas dominicanas no lo dicen.`,
          ruling: `Se marca solo si vale en la mesa: Pipkeeper no sabe cuál fue la última ${t.tile}.`,
        },
        {
          type: "difference",
          about: "¿Cuánto vale un pase a la salida?",
          say: [
            `Alguien que juega en la República Dominicana: 25 con ${t.aDouble}, 50 con otra ${t.tile}.`,
            "Otras mesas dominicanas: 25.",
            `Las mesas cubanas que lo cuentan: 20, solo con ${t.aDouble}.`,
          ],
          here: `25 en el juego dominicano. Se puede poner un número, o dos: con ${t.aDouble} y con otra ${t.tile}.`,
        },
        {
          type: "difference",
          about: `Puerto Rico a 500: ¿los puntos de quién se anotan, y qué vale ganar ${t.theBlock}?`,
          say: [
            `El Spanish American Club: nada más por ${t.aBlock}.`,
            `Alguien de San Juan: los puntos de las dos parejas, y 100 por ganar ${t.theBlock}.`,
          ],
          here: "Los de los contrarios y nada más. Las dos cosas se cambian en las reglas de la casa.",
        },
        {
          type: "ruling",
          source: `No dice nada de una ${t.hand} que nadie gana, donde las primeras tienen premio.`,
          ruling: `Gasta su premio. Si se anula una ${t.hand}, las siguientes pasan al premio anterior.`,
        },
        {
          type: "choice",
          text: "¿Se puede pasar de la meta?",
          choices: ["Sí", "No: los puntos que no caben no se escriben"],
        },
        {
          type: "ruling",
          source: "Lo que no cabe no se escribe; de bonificaciones y premios no dice nada.",
          ruling: "Tampoco se escriben. Lo que da o quita un árbitro cuenta siempre.",
        },
      ],
    },
    {
      id: "end",
      heading: "Terminar y ganar",
      body: [
        {
          type: "table",
          head: ["Juego", "Se juega a"],
          rows: [
            [`En parejas, sin robar, con ${t.boneyard}`, "100"],
            ["Cuba", "150"],
            ["Latino, dominicano, dominicano de club, Puerto Rico a 200", "200"],
            ["España", "300"],
            ["Puerto Rico a 500", "500"],
          ],
        },
        {
          type: "choice",
          text:
            "Ganar mientras los contrarios no tienen nada tiene nombre propio: pollona en República Dominicana y " +
            "Cuba, zapato en Venezuela. Donde se cuentan partidas, vale por",
          choices: ["una", "dos"],
        },
        {
          type: "ruling",
          source: "No dice si una bonificación puede terminar la partida.",
          ruling: "Puede, al instante.",
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
      title: "Partnership Dominoes",
      href: "https://gambiter.com/domino/western/partnership.html",
      author: "Gambiter",
      note:
        `En parejas: hacia la derecha, la salida pasa, quien gana anota las ${t.tiles} de quien pierde, ` +
        `${t.aTiedBlock} no vale nada, a 100.`,
    },
    {
      title: "Block Dominoes Game Rules",
      href: "https://onlinedominogames.com/block-dominoes",
      author: "Online Domino Games",
      note:
        `Sin robar: la salida pasa, quien gana ${t.theBlock} resta sus propios puntos, ${t.aTiedBlock} no vale nada, ` +
        "a 100.",
    },
    {
      title: "Regles de la primera edició del Campionat de Dominó",
      href: "https://www.fallas.com/index.php/main-jcf-va/main-secretaria-va/8927-regles-del-campionat-de-domino-de-jcf",
      author: "Junta Central Fallera, con las reglas de la federación española",
      note: `España: a 300, cuentan todas las ${t.tiles} que quedan, ${t.aTiedBlock} no vale nada.`,
    },
    {
      title: "Rules for 'capicua' game",
      href: "https://dominoesonline.com/rule.php?id=1228128405",
      author: "alguien que juega en la República Dominicana",
      note:
        `A 200; 25 por una capicúa y por tres pases seguidos. Allí ${t.theTiedBlock} es para quien ${t.blocked}, y ` +
        `un pase a una salida que no es con ${t.aDouble} vale 50.`,
    },
    {
      title: "Dominoes 2009",
      href: "https://sacitc.blog/category/dominoes-2009/",
      author: "Herman Santa, Spanish American Club",
      note:
        `Puerto Rico, a 500: 100, 75, 50 y 25 por las primeras cuatro ${t.hands}, 100 por un capicú que no es con ` +
        `${t.aDouble}, y por un chuchazo.`,
    },
    {
      title: "Game developer looking for the standard rules of P.R dominoes",
      href: "https://www.reddit.com/r/PuertoRico/comments/1s2abwm/",
      author: "gente de r/PuertoRico",
      note: `Puerto Rico, a 500: cuentan los puntos de las dos parejas, y ganar ${t.theBlock} vale 100.`,
    },
    {
      title: "Como funciona um campeonato de dominó",
      href: "https://todasasrespostas.com/como-funciona-um-campeonato-de-domino",
      author: "Todas as Respostas",
      note: "Brasil: quien cierra a propósito y solo empata pierde.",
    },
    {
      title: "Cuban Dominoes Game Rules",
      href: "https://onlinedominogames.com/cuban-dominoes",
      author: "Online Domino Games",
      note: `Cuba: diez ${t.tiles} por persona de un dominó doble nueve, a 150. Allí la salida pasa.`,
    },
    {
      title: "Cuban dominoes",
      href: "https://eightygames.wordpress.com/2013/08/31/cuban-dominoes/",
      author: "Eighty Games",
      note:
        "Cuba: sale quien ganó; a 100, 150 o 200. Aquello en que estas páginas no coinciden es aquí una opción; las " +
        "palabras son nuestras.",
    },
  ],
});
