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
          type: "choice",
          text: `¿Quién gana ${t.theBlock}?`,
          choices: ["La pareja que suma menos puntos", "La pareja de quien tiene menos puntos (dominicano)"],
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
          type: "ruling",
          source: "No dice si una bonificación puede terminar la partida.",
          ruling: "Puede, al instante.",
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
