import { list } from "../counted";

export const kitty = "the kitty";

/** Where a sentence begins. */
export const first = (who: string): string => (who === kitty ? "The kitty" : who);

/** Who owes what to whom, each as much. */
export const owe = (f: { names: readonly string[]; to: string; amount: string; owedFor: string }): string =>
  `${f.names.length === 1 ? `${first(list(f.names))} owes` : `${list(f.names)} owe`} ${f.to} ${f.amount}${f.names.length === 1 ? "" : " each"}: ${f.owedFor}`;
