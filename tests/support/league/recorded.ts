import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { csvCell } from "../../../lib/export/csv";
import { playedEvening, playedEvenings } from "../../../lib/league/pages/evenings";
import { frontPage } from "../../../lib/league/pages/front-page";
import { rulesetsIn } from "../../../lib/league/pages/standings";
import { standingsPage } from "../../../lib/league/pages/standings-page";
import { membersOn, namesOn } from "../../../lib/league/roster/roster";
import { aimOf, LeagueReader } from "../../../lib/server/pages";
import { readCsv } from "../csv";

/** What commit e3027e99 stored and answered: see tests/compatibility/e3027e99/README.md. */

const unpacked = (name: string): Buffer =>
  brotliDecompressSync(readFileSync(new URL(`../../compatibility/e3027e99/${name}.br`, import.meta.url)));

/** Texts by what was asked: a language and an address, or `page` with a league and a part of its pages. */
export type Recorded = Readonly<Record<string, string>>;

/** The moment at which everything was asked. */
export const recordedAt = new Date("2026-11-27T12:00:00Z");

export const storedThen = (): Buffer => unpacked("leagues.db");
export const repliesThen = (): Recorded => JSON.parse(unpacked("replies.json").toString());
/** The replies that are different today, by the reason. */
export const changedSince = (): Readonly<Record<string, Recorded>> =>
  JSON.parse(unpacked("changed.json").toString());

const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/;
const decimal = /^-?\d+\.\d+$/;

/**
 * A CSV of then as it is written today, with the same figures: it says that it is UTF-8, shared points are decimals, and
 * where decimals have a comma, cells are separated by semicolons.
 */
export function csvOfToday(file: string, language: string): string {
  const separator = language === "en" ? "," : ";";
  const written = (cell: string): string => {
    const [, whole = "0", over, under] = fraction.exec(cell) ?? [];
    if (over !== undefined) return written((Number(whole) + Number(over) / Number(under)).toFixed(2));
    return decimal.test(cell) && separator === ";" ? cell.replace(".", ",") : cell;
  };
  const rows = readCsv(file).map((cells) =>
    cells.map((cell) => csvCell(written(cell.replace(/^'/, "")), separator)).join(separator),
  );
  return `\ufeff${rows.map((row) => `${row}\r\n`).join("")}`;
}

/** What the pages of a league show beyond the replies of the API, by part. */
export async function pagesOf(slug: string): Promise<Recorded> {
  const reader = await LeagueReader.open(slug, "(former)");
  if (!reader) throw new Error(`there is no league ${slug}`);
  const pages: Record<string, string> = {};
  const write = (part: string, value: unknown) => {
    const plain = (_: string, each: unknown) => (each instanceof Map ? [...each] : each);
    pages[`page ${slug} ${part}`] = JSON.stringify(value ?? null, plain);
  };
  const { value } = reader;
  const now = new Date().toISOString();
  const playing = await reader.playing(30);
  const rulesetIds = rulesetsIn(value);
  write("kinds", rulesetIds);
  write("names", namesOn(value.league.players));
  write("people", membersOn(value.league.players).length);
  write("evenings-ahead", await reader.eveningsAhead());
  for (const season of [undefined, ...value.league.seasons])
    for (const rulesetId of ["", ...rulesetIds]) {
      const { rows } = standingsPage(value, { season, rulesetId, page: 1, size: 50, search: "", now });
      const table = { season, rulesetId, rows };
      write(
        `front-page ${season?.name ?? ""} ${rulesetId}`,
        frontPage(value, table, playing, Date.parse(now), aimOf),
      );
    }
  for (const { evening } of playedEvenings(value, "").evenings)
    write(`evening ${evening}`, playedEvening(value, evening, now, aimOf));
  return pages;
}
