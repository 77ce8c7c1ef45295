import type { owe as English } from "../../en/leagues/kitty";
import type { Terms } from "../terms";

export const kitty = "la caja";

/** Where a sentence begins. */
export const first = (who: string): string => (who === kitty ? "La caja" : who);

/** Who owes what to whom, each as much. */
export const owe =
  (t: Terms): typeof English =>
  (f) =>
    f.names.length === 1
      ? `${first(t.list(f.names))} le debe ${f.amount} a ${f.to}: ${f.owedFor}`
      : `${t.list(f.names)} le deben ${f.amount} por persona a ${f.to}: ${f.owedFor}`;
