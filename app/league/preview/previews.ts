import { playedName } from "@/lib/i18n/game-words";
import { playedEvening, winnersOf } from "@/lib/league/pages/evenings";
import { gamePage } from "@/lib/league/pages/games";
import { figureOf } from "@/lib/league/pages/parties";
import { playerPage } from "@/lib/league/pages/players";
import { seasonPage } from "@/lib/league/pages/seasons";
import { standingsPage } from "@/lib/league/pages/standings-page";
import { isDay } from "@/lib/league/season";
import type { Season } from "@/lib/league/settings";
import type { SheetReply } from "@/lib/league/sheets/sheet-replies";
import type { LeagueValue } from "@/lib/league/value/value";
import { aimOf } from "@/lib/server/pages";
import { fixedText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { partiesOf } from "../game/parties-of";
import { rulesetName, seasonNow } from "../league-query";
import type { LeagueWords } from "../league-words";
import { championsText } from "../season/champions-text";
import { dayText, finishedText, isUneven, pointsInShort, pointsWriter } from "../standings/figures";
import type { Preview } from "./preview-picture";

type Drawn = Omit<Preview, "foot" | "sign">;

/** The text of a query field, or "". */
type Asked = (field: string) => string;

const shown = 5;

/** The preview of what a query asks for: an evening, a game, a player, a season, or otherwise the current table. */
export function previewOf(words: LeagueWords, value: LeagueValue, asked: Asked): Drawn {
  const now = new Date();
  const at = now.toISOString();
  return (
    eveningPreview(words, value, asked("evening"), at) ??
    gamePreview(words, value, asked("game").toLowerCase()) ??
    playerPreview(words, value, asked("player").toLowerCase()) ??
    seasonPreview(words, value, asked("season").toLowerCase(), at) ??
    tablePreview(words, value, seasonNow(value.league, now), at)
  );
}

function eveningPreview(
  { language, t, texts }: LeagueWords,
  value: LeagueValue,
  day: string,
  now: string,
): Drawn | undefined {
  const evening = isDay(day) ? playedEvening(value, day, now, aimOf) : undefined;
  if (!evening) return undefined;
  const { players, sheets = [] } = evening.reply;
  const [sheet] = sheets;
  const table = sheet ? rowsOfSheet(sheet) : players;
  const winners = winnersOf(evening).map((each) => each.name);
  const when = dayText(day, language);
  const uneven = table.some(({ points }) => isUneven(points));
  return {
    name:
      winners.length === 0
        ? texts.eveningOf({ when })
        : texts.wonBy({
            names: winners,
            isOver: evening.isOver || sheet !== undefined,
          }),
    table: `${value.league.name} · ${when}`,
    nothing: t.noGamesTitle,
    rows: table.slice(0, shown).map(({ place, name, points }) => ({
      place,
      name,
      points: pointsInShort(points, uneven, language),
    })),
  };
}

/** Those with a place in an evening, and what that is worth. */
const rowsOfSheet = ({ standings }: SheetReply) =>
  standings.flatMap(({ place, who, league }) =>
    place === undefined ? [] : [{ place, name: who.map(({ name }) => name).join(" + "), points: league }],
  );

function gamePreview({ language, t }: LeagueWords, value: LeagueValue, id: string): Drawn | undefined {
  const game = gamePage(value, id);
  if (!game) return undefined;
  const figure = figureOf(game);
  const when = finishedText(value.league, game.finishedAt, language);
  return {
    name: t.openGame({ game: playedName(game, language), when }),
    table: value.league.name,
    nothing: t.noGamesTitle,
    rows: partiesOf(game.players, language)
      .slice(0, shown)
      .map(({ first: { place, total, balance }, name }) => ({
        place,
        name,
        ...(figure === "balance" && { points: moneyText(balance ?? 0, language, true, game.currency) }),
        ...(figure === "total" && { points: fixedText(total, 0, language) }),
      })),
  };
}

function playerPreview({ language, t }: LeagueWords, value: LeagueValue, id: string): Drawn | undefined {
  const player = playerPage(value, id, aimOf);
  if (!player) return undefined;
  const uneven = player.standings.some(({ points }) => isUneven(points));
  return {
    name: player.name,
    table: value.league.name,
    nothing: t.notPlayed,
    rows: player.standings.slice(0, shown).map(({ kind, place, points }) => ({
      place,
      name: kind === "" ? t.allKinds : rulesetName(kind, language),
      points: pointsInShort(points, uneven, language),
    })),
  };
}

function seasonPreview(words: LeagueWords, value: LeagueValue, id: string, now: string): Drawn | undefined {
  const season = seasonPage(value, id, now);
  if (!season) return undefined;
  const { name, seasons } = value.league;
  const asked = seasons.find((each) => each.id === season.season);
  const table = tablePreview(words, value, asked, now);
  return { ...table, name: championsText(words, season), table: `${name} · ${season.name}` };
}

function tablePreview(
  { language, t }: LeagueWords,
  value: LeagueValue,
  season: Season | undefined,
  now: string,
): Drawn {
  const standings = standingsPage(value, { season, rulesetId: "", page: 1, size: shown, search: "", now });
  const pointsOf = pointsWriter(standings, language);
  return {
    name: value.league.name,
    table: season?.name ?? t.allTime,
    nothing: t.noGamesTitle,
    rows: standings.rows.map((row) => ({ place: row.place, name: row.name, points: pointsOf(row) })),
  };
}
