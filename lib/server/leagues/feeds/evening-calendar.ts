import ical, { ICalAlarmType, ICalCalendarMethod } from "ical-generator";
import { eveningAnswers } from "@/lib/league/evenings/answer";
import type { Store } from "../../store/store";
import { messages } from "../../words/words";
import { readPlannedEvenings } from "../evenings/attendance-store";
import type { LeagueRow } from "../league-row";

/** How often calendar programs should refresh, in seconds. */
const refresh = 6 * 60 * 60;
const hour = 60 * 60 * 1_000;
/** Planned evenings have no end, so each is shown as three hours. */
const lasts = 3 * hour;
/** A reminder this many seconds before it begins. */
const reminds = 3 * 60 * 60;

/** Control characters cannot be in a line of a calendar. */
const inALine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();
/** Escapes a text as RFC 5545 requires, where the library does not. */
const escaped = (text: string): string => inALine(text).replace(/[\\,;]/g, (sign) => `\\${sign}`);

/** A league's evenings as a calendar to subscribe to (RFC 5545). `page`: the league's page. */
export async function eveningCalendar(store: Store, league: LeagueRow, page: URL): Promise<string> {
  const { calendar: t } = messages();
  const name = inALine(league.name);
  const rows = await store.leagueEvening.findMany({ where: { leagueId: league.id } });
  const { evenings } = await readPlannedEvenings(store, league);
  const calendar = ical({
    name: escaped(t.name({ league: name })),
    prodId: { company: "Pipkeeper", product: "Pipkeeper" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refresh,
    url: page.href,
  });
  for (const { id, begins, place, answers } of evenings) {
    const row = rows.find((each) => each.id === id);
    if (!row) continue;
    const start = new Date(begins);
    const who = eveningAnswers.flatMap((each) => {
      const names = answers.filter(({ answer }) => answer === each).map((one) => inALine(one.name));
      return names.length === 0 ? [] : [t.answers[each]({ names })];
    });
    const event = calendar.createEvent({
      id: `${id}@${league.id}`,
      start,
      end: new Date(start.getTime() + lasts),
      stamp: row.changedAt,
      lastModified: row.changedAt,
      sequence: row.sequence,
      summary: t.evening({ league: name }),
      location: inALine(place) || null,
      description: who.join("\n") || null,
      url: page.href,
    });
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: reminds,
      description: t.evening({ league: name }),
    });
  }
  return `${calendar.toString()}\r\n`;
}
