import { playedName } from "@/lib/i18n/game-words";
import { figureOf } from "@/lib/league/pages/parties";
import { isDay } from "@/lib/league/season";
import type { LeagueReader } from "@/lib/server/pages";
import { fixedText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import type { EveningWords } from "../evening/evening-words";
import { partiesOf } from "../game/parties-of";
import { rulesetName, seasonNow } from "../league-query";
import { championsText } from "../season/champions-text";
import { dayText, finishedText, isUneven, pointsInShort, pointsWriter } from "../standings/figures";
import type { Preview } from "./preview-picture";

type Drawn = Omit<Preview, "foot">;

/** The text of a query field, or "". */
type Asked = (field: string) => string;

const shown = 5;

/** The preview of what a query asks for: an evening, a game, a player, a season, or otherwise the current table. */
export async function previewOf(words: EveningWords, league: LeagueReader, asked: Asked): Promise<Drawn> {
  return (
    (await eveningPreview(words, league, asked("evening"))) ??
    (await gamePreview(words, league, asked("game").toLowerCase())) ??
    (await playerPreview(words, league, asked("player").toLowerCase())) ??
    (await seasonPreview(words, league, asked("season").toLowerCase())) ??
    (await tablePreview(words, league, seasonNow(league, new Date())))
  );
}

async function eveningPreview(
  { language, t, texts }: EveningWords,
  league: LeagueReader,
  day: string,
): Promise<Drawn | undefined> {
  const evening = isDay(day) ? await league.evening(day) : undefined;
  if (!evening) return undefined;
  const { players } = evening.reply;
  const winners = players.filter(({ place }) => place === 1).map(({ name }) => name);
  const uneven = players.some(({ points }) => isUneven(points));
  return {
    name: texts.wonBy({ names: winners, isOver: evening.isOver }),
    table: `${league.name} · ${dayText(day, language)}`,
    nothing: t.noGamesTitle,
    rows: players.slice(0, shown).map(({ place, name, points }) => ({
      place,
      name,
      points: pointsInShort(points, uneven, language),
    })),
  };
}

async function gamePreview(
  { language, t }: EveningWords,
  league: LeagueReader,
  id: string,
): Promise<Drawn | undefined> {
  const game = id === "" ? undefined : await league.game(id);
  if (!game) return undefined;
  const figure = figureOf(game);
  const when = finishedText(league, game.finishedAt, language);
  return {
    name: t.openGame({ game: playedName(game, language), when }),
    table: league.name,
    nothing: t.noGamesTitle,
    rows: partiesOf(game.players, language)
      .slice(0, shown)
      .map(({ first: { place, total, balance }, name }) => ({
        place,
        name,
        ...(figure === "balance" && { points: moneyText(balance ?? 0, language, true) }),
        ...(figure === "total" && { points: fixedText(total, 0, language) }),
      })),
  };
}

async function playerPreview(
  { language, t }: EveningWords,
  league: LeagueReader,
  id: string,
): Promise<Drawn | undefined> {
  const player = id === "" ? undefined : await league.player(id);
  if (!player) return undefined;
  const uneven = player.standings.some(({ points }) => isUneven(points));
  return {
    name: player.name,
    table: league.name,
    nothing: t.notPlayed,
    rows: player.standings.slice(0, shown).map(({ kind, place, points }) => ({
      place,
      name: kind === "" ? t.allKinds : rulesetName(kind, language),
      points: pointsInShort(points, uneven, language),
    })),
  };
}

async function seasonPreview(
  words: EveningWords,
  league: LeagueReader,
  id: string,
): Promise<Drawn | undefined> {
  const season = id === "" ? undefined : await league.season(id);
  if (!season) return undefined;
  const asked = league.seasons.find((each) => each.id === season.season);
  const table = await tablePreview(words, league, asked);
  return { ...table, name: championsText(words, season), table: `${league.name} · ${season.name}` };
}

async function tablePreview(
  { language, t }: EveningWords,
  league: LeagueReader,
  season: LeagueReader["seasons"][number] | undefined,
): Promise<Drawn> {
  const standings = await league.standings({ season, rulesetId: "", page: 1, size: shown, search: "" });
  const pointsOf = pointsWriter(standings, language);
  return {
    name: league.name,
    table: season?.name ?? t.allTime,
    nothing: t.noGamesTitle,
    rows: standings.rows.map((row) => ({ place: row.place, name: row.name, points: pointsOf(row) })),
  };
}
