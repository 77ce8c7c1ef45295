/** A day in the future, whenever this runs. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

/** The day and the time of an hour from now on a time zone's clock. */
export function inAnHour(timeZone: string): { readonly on: string; readonly at: string } {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [on = "", at = ""] = format.format(Date.now() + 60 * 60 * 1_000).split(" ");
  return { on, at };
}
