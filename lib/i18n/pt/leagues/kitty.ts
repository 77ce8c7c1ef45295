import type { owe as English } from "../../en/leagues/kitty";
import type { Terms } from "../terms";

export const kitty = "a caixinha";

/** Where a sentence begins. */
export const first = (who: string): string => (who === kitty ? "A caixinha" : who);

/** "a Ana", "à caixinha" */
export const to = (who: string): string => (who === kitty ? "à caixinha" : `a ${who}`);

/** Who owes what to whom, each as much. */
export const owe =
  (t: Terms): typeof English =>
  (f) =>
    f.names.length === 1
      ? `${first(t.list(f.names))} deve ${f.amount} ${to(f.to)}: ${f.owedFor}`
      : `${t.list(f.names)} devem ${f.amount} por pessoa ${to(f.to)}: ${f.owedFor}`;
