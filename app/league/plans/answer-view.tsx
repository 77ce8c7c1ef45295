import { baseOf } from "@/lib/i18n/language";
import type { LeagueReader } from "@/lib/server/pages";
import { Notice } from "@/lib/ui/page/notice";
import { startForAll } from "@/lib/ui/text/when-text";
import { AnswerForm } from "./answer-form";
import { Notices } from "./notices";
import { plansWords } from "./plans-words";
import { WhoComes } from "./who-comes";

interface AnswerViewProps {
  readonly league: LeagueReader;
  /** The token in the player's link. */
  readonly as: string;
  /** Why the last answer was refused; "" if it was accepted. */
  readonly said: string;
}

/** Asks a player whether they are coming to each planned evening. */
export async function AnswerView({ league, as, said }: AnswerViewProps) {
  const { language, t } = await plansWords();
  const who = await league.whoAnswers(as);
  const { slug } = league.value.league;
  const toLeague = (
    <a href={`/l/${slug}`} className="action">
      {t.toLeague}
    </a>
  );
  if (!who)
    return (
      <Notice tile="4-0" title={t.wrongTitle} text={t.wrong}>
        {toLeague}
      </Notice>
    );
  const evenings = await league.eveningsAhead();
  const notSaved = Object.entries(t.notSaved).find(([code]) => code === said)?.[1];
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      {notSaved !== undefined && (
        <p role="alert" className="panel p-4 font-semibold text-alarm">
          {notSaved}
        </p>
      )}
      {evenings.length === 0 ? (
        <Notice tile="0-0" title={t.noneTitle} text={t.none}>
          {toLeague}
        </Notice>
      ) : (
        <>
          <h2 className="text-display wrap-anywhere">{t.answerTitle(who)}</h2>
          {evenings.map((evening) => {
            const { id, on, at, place, begins, answers } = evening;
            const when = startForAll(on, at, language);
            const answer = answers.find(({ player }) => player === who.player)?.answer;
            return (
              <section key={id} aria-labelledby={`evening-${id}`} className="panel grid gap-4 p-4 sm:p-5">
                <div className="grid gap-1">
                  <h3 id={`evening-${id}`} className="text-title leading-tight first-letter:uppercase">
                    <time dateTime={begins}>{when}</time>
                  </h3>
                  {place !== "" && <p className="text-lead wrap-anywhere">{place}</p>}
                </div>
                <AnswerForm
                  slug={slug}
                  as={as}
                  player={who.player}
                  evening={id}
                  answer={answer}
                  label={t.asked({ when })}
                  keys={t.answerKeys}
                  unsent={t.unsent}
                />
                {answer === undefined && <p className="text-ink-soft">{t.notAnswered}</p>}
                <WhoComes evening={evening} players={league.value.league.players} />
              </section>
            );
          })}
        </>
      )}
      <Notices slug={slug} as={as} language={baseOf(language)} t={t.notices} />
      <p className="text-pretty text-fine text-ink-soft">{t.onlyYours}</p>
    </div>
  );
}
