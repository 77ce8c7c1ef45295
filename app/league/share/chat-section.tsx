import { kitty } from "@/lib/league/money/kitty";
import { frontPage } from "@/lib/league/pages/front-page";
import { moneyPage } from "@/lib/league/pages/money";
import { standingsPage } from "@/lib/league/pages/standings-page";
import { namesOn } from "@/lib/league/roster/roster";
import { aimOf, type LeagueReader } from "@/lib/server/pages";
import { moneyIn } from "@/lib/ui/text/money-text";
import { eveningForAll, startForAll } from "@/lib/ui/text/when-text";
import { seasonNow } from "../league-query";
import { leagueWords } from "../league-words";
import { ownOrigin } from "../open-league";
import { plansWords } from "../plans/plans-words";
import { pointsWriter } from "../standings/figures";
import { wonText } from "../story/won-text";
import { CopyChat } from "./copy-chat";

/** How many players the text names: the rest are on the page that it links to. */
const maxNamed = 10;

/** How the league stands now as a text for a chat: the table, the last evening, the next one, and who owes whom. */
export async function ChatSection({ league: reader }: { readonly league: LeagueReader }) {
  const words = await leagueWords();
  const { language, t } = words;
  const plans = await plansWords();
  const { value } = reader;
  const { league } = value;
  const now = new Date();
  const season = seasonNow(league, now);
  const table = { season, rulesetId: "", search: "", page: 1, size: maxNamed, now: now.toISOString() };
  const standings = standingsPage(value, table);
  const { rows } = standings;
  if (rows.length === 0) return null;
  const names = namesOn(league.players);
  const nameOf = (player: string): string => (player === kitty ? t.kitty : (names.get(player) ?? ""));
  const points = pointsWriter(standings, language);
  const { last } = frontPage(value, { ...table, rows }, [], now.getTime(), aimOf);
  const won = last && wonText(words, last, nameOf);
  const [next] = await reader.eveningsAhead();
  const when = next && plans.t.line({ when: startForAll(next.on, next.at, language), place: next.place });
  const debts = moneyPage(value, { season: undefined, evening: "" }).ledgers.flatMap(
    ({ currency, settleUp }) =>
      settleUp.payments.map(({ from, to, amount }) =>
        t.pays({ from: nameOf(from), to: nameOf(to), amount: moneyIn(amount, currency, language) }),
      ),
  );
  const { origin } = await ownOrigin();
  const parts = [
    [
      `${league.name} · ${season?.name ?? t.allTime}`,
      ...rows.map((row) => `${row.place}. ${row.name} ${points(row)}`),
    ],
    last && won ? [`${eveningForAll(last.day, language)}: ${won}`] : [],
    when === undefined ? [] : [`${plans.t.next}: ${when}`],
    debts,
    [`${origin}/l/${league.slug}`],
  ];
  const text = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
  return (
    <section aria-labelledby="chat" className="panel grid content-start gap-3 p-4 print:hidden">
      <h2 id="chat" className="text-lead">
        {t.share.chat}
      </h2>
      <p className="text-pretty">{t.share.chatHint}</p>
      <CopyChat label={t.share.chat} text={text} />
    </section>
  );
}
