const options: Intl.DateTimeFormatOptions = {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
};

/** A day and a time of a calendar, such as 2026-11-27 and 20:00: "Friday 27 November at 20:00". */
export const eveningText = (
  locale: string,
  { on, at }: { readonly on: string; readonly at: string },
): string => new Intl.DateTimeFormat(locale, options).format(new Date(`${on}T${at}Z`));
