import type { SentencesOf } from "../catalogue";
import type { settings as English } from "../en/settings";
import { changes, entries, games } from "./counted";
import type { Terms } from "./terms";

interface Amount {
  readonly games: number;
  readonly leagues: number;
  readonly rules: number;
}

export const settings = (t: Terms): SentencesOf<typeof English> => {
  /** What there is of games, leagues and house rules, without what there is none of. */
  const all = (f: Amount): string =>
    t.list([
      ...(f.games > 0 || f.leagues + f.rules === 0 ? [games(t, f.games)] : []),
      ...(f.leagues > 0 ? [f.leagues === 1 ? "1 liga" : `${t.number(f.leagues)} ligas`] : []),
      ...(f.rules > 0
        ? [
            f.rules === 1
              ? "1 conjunto de reglas de la casa"
              : `${t.number(f.rules)} conjuntos de reglas de la casa`,
          ]
        : []),
    ]);
  return {
    title: "Ajustes",
    appearance: "Apariencia",
    theme: "Claro u oscuro",
    themes: { system: "Como el dispositivo", light: "Claro", dark: "Oscuro" },
    contrast: "Contraste",
    contrasts: { system: "Como el dispositivo", more: "Alto" },
    text: "Tamaño del texto",
    textSizes: { usual: "Normal", large: "Grande", larger: "Más grande", largest: "Doble" },
    hand: `Mano que ${t.you("usas")}`,
    hands: { right: "Derecha", left: "Izquierda" },
    handHint: "Pone Siguiente y Guardar bajo ese pulgar.",
    language: "Idioma",
    languageLater:
      "Ahora no hay conexión con el servidor. La próxima página que abras saldrá en este idioma.",

    preferences: "En la mesa",
    awake: "Mantener la pantalla encendida",
    awakeHint: "Mientras hay una partida abierta. Al salir de la página vuelve a apagarse.",
    awakeNever: `Este navegador no deja que una página mantenga la pantalla encendida. Con una dirección http, ninguno lo permite: ${t.you("haz")} que el dispositivo tarde más en apagarla, o ${t.you("abre")} Pipkeeper por https.`,
    vibrate: "Vibrar al guardar",
    vibrateNever: `Este navegador no puede hacer vibrar el dispositivo; algunos ${t.phones}, como el iPhone, nunca lo hacen.`,
    sounds: "Sonidos",
    soundsHint:
      "Un clic al guardar, un golpe sordo si no se guardó; en el club, un gong, y un aviso suave mientras se espera a una mesa.",
    byRank: "Marcador por puestos",
    byRankHint: "Primero quien va delante; si no, cada cual conserva su fila.",
    readBack: "Leer en voz alta",
    readBackHint: "Un botón junto a Guardar lee la mano en voz alta antes de guardarla.",
    readBackNever: "Este navegador no puede leer en voz alta.",
    readBackNoVoice:
      "Este dispositivo no tiene ninguna voz en español. Quizá sus propios ajustes ofrezcan una.",

    stored: "Dónde se guardan tus partidas",
    storedWhere:
      "Cada anotación se escribe primero en este dispositivo, en este navegador, y va al servidor cuando hay conexión. Sin el servidor, todo sigue aquí. También los resultados de las ligas que llevas o sigues. Tus partidas y la última mesa se guardan también tal como se vieron por última vez, para que aparezcan al instante.",
    plainHttp:
      "Esta página se cargó por http, y los navegadores no confían en eso. Todo funciona mientras está abierta, pero no se puede instalar ni abrir sin el servidor, y la pantalla puede apagarse durante una partida. Con https se resuelve; docs/hosting.md le dice cómo a quien lleva el servidor.",
    used: (f) => `Pipkeeper usa ${f.size} en este dispositivo.`,
    persistent: "Este navegador prometió no borrarlo.",
    notPersistent: "Este navegador puede borrarlo cuando al dispositivo le falte espacio.",
    persist: "Proteger mis partidas para que no se borren",
    persistRefused:
      "El navegador no aceptó. Suele ayudar poner esta página en la pantalla de inicio o en los marcadores.",
    persistUnknown: "Este navegador no dice si puede borrarlo.",
    sevenDays: `Safari, en iPhone, iPad y Mac, borra los datos de un sitio tras siete días de uso sin visitarlo. Una app en la pantalla de inicio (“Agregar a inicio”, en el menú de compartir) se salva, pero empieza vacía: no ve lo que guardó Safari. ${t.you("Guarda")} antes todo como archivo e ${t.you("impórtalo")} después en la app.`,

    export: "Exportar todo",
    exportText:
      "Todas las partidas, ligas y reglas de la casa de este dispositivo en un archivo, con cada anotación que cuenta. Las anotaciones que esperan una decisión se quedan aquí.",
    move: `Para pasar a otro ${t.phone}`,
    moveText: `Lleva las claves: en el otro ${t.phone} podrás seguir anotando y administrando tus ligas. También podrá cualquiera que tenga el archivo: ${t.you("guárdalo")} solo para ${t.you("ti")}.`,
    share: "Para compartir",
    shareText: "No lleva claves: otras personas pueden ver estas partidas, pero no anotar.",
    exportShare: "Guardar una copia para compartir",
    exportAll: "Guardar todo como archivo",
    nothingToExport: "Todavía no hay partidas que exportar.",
    exported: "Archivo guardado.",
    exportFailed: "El navegador no guardó el archivo.",

    import: "Importar",
    importText:
      "Un archivo de una partida, o de todo. Primero se ve qué sería nuevo; lo que ya está aquí nunca se cambia, e importar dos veces no cambia nada.",
    chooseFile: "Elegir un archivo",
    reading: "Un momento…",
    leftAlone: "No se importó nada. En este dispositivo no cambió nada.",
    fileTrouble: {
      "too-large": (f) =>
        `${f.file} es demasiado grande para ser de partidas. No se leyó. ¿Es el archivo correcto?`,
      "not-json": (f) =>
        `${f.file} no se puede leer: no es un archivo de Pipkeeper, o solo llegó una parte. ${t.you("Descárgalo")} o ${t.you("expórtalo")} otra vez.`,
      "not-ours": (f) => `${f.file} viene de otro programa. Pipkeeper lee sus propias hojas y exportaciones.`,
      newer: (f) =>
        `${f.file} se hizo con un Pipkeeper más nuevo. ${t.you("Recarga")} esta página para actualizarlo e ${t.you("importa")} el archivo otra vez.`,
      damaged: (f) =>
        `${f.file} parece un archivo de Pipkeeper, pero su lista de partidas está dañada. ${t.you("Expórtalo")} otra vez donde se hizo.`,
    },
    inTheFile: (f) =>
      f.games + f.leagues + f.rules === 0 ? "En el archivo no hay partidas." : `En el archivo: ${all(f)}.`,
    rulesNamed: (f) => `Reglas de la casa: ${f.name} (${f.game})`,
    faultyRules: "Reglas de la casa que no se pueden leer",
    rulesNew: "Nuevas aquí. Las encontrarás en Nueva partida.",
    rulesOther: "Ya están aquí, y con cambios. Quedan como están.",
    leagueNamed: (f) => `Liga: ${f.name}`,
    faultyLeague: "Una liga que no se puede leer",
    leagueNew: "Nueva aquí. Este dispositivo podrá administrarla.",
    leagueMore: (f) =>
      `Ya está aquí; se ${f.count === 1 ? `${t.add}á` : `${t.add}án`} ${changes(t, f.count)} del archivo.`,
    leagueNoKey: `El archivo no tiene su clave. Se puede leer en su dirección; para administrarla, ${t.you("abre")} un enlace de invitación de alguien que lo haga.`,
    entries: (f) => entries(t, f.count),
    names: (f) => t.list(f.names),
    evening: t.start(t.evening),
    faultyGame: "Una partida que no se puede leer",
    at: (f) => `${f.message} (En el archivo, en ${f.path}.)`,
    verdictNew: "Nueva aquí. Irá al servidor como una partida de este dispositivo.",
    verdictWatch: `Nueva aquí. El servidor la tiene con la clave de otro dispositivo: ${t.you("puedes")} mirarla, pero no anotar. El archivo para pasar a otro dispositivo lleva las claves.`,
    verdictMore: (f) =>
      `Ya está aquí; se ${f.count === 1 ? `${t.add}á` : `${t.add}án`} ${entries(t, f.count)} que ${f.count === 1 ? "falta" : "faltan"}.`,
    verdictKey: "Ya está aquí. El archivo trae su clave: este dispositivo podrá anotar.",
    nextKey: "Ya está aquí. El archivo trae la clave nueva, que reemplaza a la de aquí.",
    verdictSame: "Ya está aquí, sin nada nuevo.",
    verdictUnfit: `Lo que ${t.adds} el archivo no encaja con lo que hay aquí. La partida de aquí queda como está.`,
    verdictOther: "Aquí hay otra partida con el mismo id. Queda como está.",
    verdictNoKey: (f) =>
      `Ya está aquí, solo para ${t.watch}. El archivo tiene ${entries(t, f.count)} más, pero este dispositivo no tiene clave para ${t.add} nada.`,
    nothingNew: "No hay nada que importar.",
    importNow: (f) => `Importar ${all(f)}`,
    seeGames: "Ver tus partidas",
    imported: (f) => `Se importó: ${all(f)}.`,
    notImported: (f) => `No se pudo guardar en este dispositivo: ${all(f)}. ¿Está lleno su almacenamiento?`,

    gamesHere: (f) => `Partidas en este dispositivo (${t.number(f.count)})`,
    moreGames: (f) => (f.count === 1 ? "Otra partida" : `Otras ${games(t, f.count)}`),
    noGames: "Todavía no hay partidas.",
    whereStored: (f) => {
      const where = !f.onServer
        ? "solo en este dispositivo"
        : f.waiting > 0
          ? `en el servidor, salvo ${entries(t, f.waiting)}`
          : "en este dispositivo y en el servidor";
      return f.mayWrite ? where : `${where}, solo para ${t.watch}`;
    },
    delete: "Borrar",
    deleteGame: (f) => `Borrar ${f.game} con ${t.list(f.names)}`,
    deleteAll: "Borrar todo de este dispositivo",
    deleteOneTitle: (f) => `¿Borrar ${f.game} con ${t.list(f.names)} de este dispositivo?`,
    deleteAllTitle: (f) => `¿Borrar ${all(f)} y todos los nombres de este dispositivo?`,
    lostForGood: (f) =>
      f.count === 1
        ? "Una partida tiene anotaciones que no están en ningún otro lugar: se perderán para siempre."
        : `${t.number(f.count)} partidas tienen anotaciones que no están en ningún otro lugar: se perderán para siempre.`,
    leaguesLost: (f) =>
      f.count === 1
        ? "Una liga tiene cambios que no están en ningún otro lugar: se perderán para siempre."
        : `${t.number(f.count)} ligas tienen cambios que no están en ningún otro lugar: se perderán para siempre.`,
    answersLost: (f) =>
      f.count === 1
        ? `Una respuesta a una ${t.evening} todavía no se ha enviado: se perderá.`
        : `${t.number(f.count)} respuestas a ${t.evenings} todavía no se han enviado: se perderán.`,
    followedGo: `También se van las ligas que ${t.you("sigues")}, y terminan los avisos en este dispositivo.`,
    staysOnServer:
      "Lo que está en el servidor se queda allí, para quien tenga un enlace, hasta que se borre para todos.",
    keyGoes: (f) =>
      f.count === 1
        ? "También se va su clave: este dispositivo ya no podrá anotar en ella, salvo que importes un archivo con claves o abras una invitación."
        : "También se van sus claves: este dispositivo ya no podrá anotar en ellas, salvo que importes un archivo con claves o abras una invitación.",
    exportFirst: `${t.you("Exporta")} todo antes, por si ${t.you("quieres")} recuperarlo.`,
    deleteYes: "Borrar",
    deleted: "Borrado de este dispositivo.",
    about: "Acerca de",
    version: (f) => `Pipkeeper ${f.version}`,
    licence:
      "Software libre con la licencia MIT, que viene incluida. Sin anuncios, sin cuentas, sin rastreo.",
    rulesFrom: "Las reglas siguen los textos que la página de cada juego nombra al final.",
    help: "Cómo se juega",
    notDeleted: `El navegador no lo borró. ${t.you("Recarga")} la página y ${t.you("prueba")} de nuevo.`,
  };
};
