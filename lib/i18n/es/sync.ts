import type { SyncProblems, SyncTexts } from "../../sync/texts";
import type { Catalogue } from "../catalogue";
import type { Terms } from "./terms";

const problems = (t: Terms): Catalogue<SyncProblems> => ({
  "log-full": `Esta partida llegó a su límite de anotaciones y correcciones. ${t.you("Termínala")} y ${t.you("empieza")} otra.`,
  "entry-too-large": (f) => `Esta anotación ocupa más de ${t.number(f.most)} bytes.`,
  moved: `Mientras escribías se anotó otra cosa. ${t.you("Revísalo")} antes de guardar.`,
  "no-hands-asked": "Ahora no se está anotando ninguna mano.",
  "holds-nothing": `En esta ${t.hand}, a esta persona no le queda nada.`,
  "league-only-corrects":
    "Con la clave de una liga solo se corrigen partidas terminadas. Lo que se juega se anota en la mesa.",

  "same-hand": `Dos ${t.phones} anotaron esto de forma distinta.`,
  "same-person": "Otro dispositivo ya anotó esto de otra forma.",
  "corrected-meanwhile": "Mientras tanto, otro dispositivo corrigió esta anotación de otra forma.",
  "people-meanwhile":
    "Mientras tanto alguien entró o se fue, y no se contaron todas las manos: no está claro quiénes jugaron.",
  "people-meanwhile/seats": `En esta ronda juegan otras personas en esta mesa: otro ${t.phone} la había sorteado antes de otra forma.`,
  "settled-meanwhile": "Mientras tanto, otro dispositivo resolvió esto de otra forma.",
});

const texts: Catalogue<SyncTexts> = {
  "this-decision": "esta decisión",
  "what-was-held": "lo que quedó sin contar",
};

/** What meeting another device's entries says in Spanish. */
export const sync = (t: Terms): Catalogue<SyncProblems & SyncTexts> => ({ ...problems(t), ...texts });
