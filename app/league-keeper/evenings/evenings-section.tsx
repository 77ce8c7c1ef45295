"use client";

import { useCallback } from "react";
import { AnswerMark } from "@/app/shared/answer-mark";
import { Fold } from "@/app/shared/fold";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { leagueCalls } from "@/lib/client/leagues/session/league-calls";
import { newId } from "@/lib/client/random-ids";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { afterChanges } from "@/lib/league/change/league-change";
import { eveningAnswers } from "@/lib/league/evenings/answer";
import { placesLeft } from "@/lib/league/evenings/answers";
import { eveningIn } from "@/lib/league/evenings/calendar";
import {
  eveningProblems,
  eveningsAhead,
  likelyNext,
  type PlannedEvening,
  weekly,
} from "@/lib/league/evenings/evenings";
import { maxPlayers } from "@/lib/league/limits";
import type { EveningWithAnswers, LeagueReply } from "@/lib/league/replies";
import { silentOn } from "@/lib/league/roster/roster";
import { isDay } from "@/lib/league/season";
import { calendarDay, startOnDevice } from "@/lib/ui/text/when-text";
import { ChangeForm, type Filled } from "../form/change-form";
import { RemovableRows } from "../form/removable-rows";
import { isUnlikelyPlan } from "../form/unlikely-day";
import { KeeperSection } from "../keeper-section";
import { useServerList } from "../use-server-list";
import { AnswerLinks } from "./answer-links";
import { EveningFields, maxWeeks } from "./evening-fields";

/** The planned evenings: when, where, who is coming, and the links that players answer with. */
export function EveningsSection({ mine }: { readonly mine: MyLeague }) {
  const { stored, league } = mine;
  const { timeZone, evenings = [] } = league;
  const language = useLanguage();
  const t = useCatalogue("plans");
  const { line: changing, reallyOn, changes } = useCatalogue("keeping");
  const { list } = useServerList(
    stored,
    useCallback(() => leagueCalls.evenings(league.id), [league.id]),
  );

  const lineOf = ({ on, at, place }: Omit<PlannedEvening, "id">) =>
    t.line({ when: startOnDevice(on, at, language), place });
  const read =
    (evening: string) =>
    (field: (name: string) => string): Filled => {
      const [room, weeks] = [field("places").trim(), Number(field("weeks") || 1)];
      const places = room === "" ? undefined : Number(room);
      if (places !== undefined && !(Number.isInteger(places) && places >= 1 && places <= maxPlayers))
        return { problem: t.notPlaces };
      if (!Number.isInteger(weeks) || weeks < 1 || weeks > maxWeeks)
        return { problem: t.notWeeks({ most: maxWeeks }) };
      const on = field("on");
      const days = isDay(on) ? weekly(on, weeks) : [on];
      const plans = days.map((day, index) => ({
        change: "evening" as const,
        evening: index === 0 ? evening : newId(),
        on: day,
        at: field("at").slice(0, 5),
        place: field("place"),
        ...(places !== undefined && { places }),
      }));
      const same = evenings.find((each) => days.includes(each.on) && each.id !== evening);
      const isUnlikely = isUnlikelyPlan(timeZone, on, Date.now());
      const ask = same
        ? t.sameDay({ line: lineOf(same) })
        : isUnlikely
          ? reallyOn({ when: calendarDay(on, language) })
          : undefined;
      const [change = { change: "evening", evening, on, at: "", place: "" }, ...later] = plans;
      const after = afterChanges(
        league,
        later.map((each) => ({ ...each, id: each.evening })),
      );
      return { change, first: later, problems: eveningProblems(after.evenings ?? [], change), ask };
    };

  const answersTo = (id: string | undefined) =>
    typeof list === "object" ? list.evenings.find((each) => each.id === id)?.answers : undefined;
  const now = new Date().toISOString();
  const next = likelyNext(evenings, eveningIn(timeZone, now));
  const rows = eveningsAhead(timeZone, evenings, now).map((evening, index, all) => {
    const { id, on, at, place, places } = evening;
    // Two that were planned twice are told apart by their number.
    const same = all.slice(0, index).filter((each) => lineOf(each) === lineOf(evening)).length;
    const line = same === 0 ? lineOf(evening) : `${lineOf(evening)} (${same + 1})`;
    const isTwice = evenings.some((each) => each.on === on && each.id !== id);
    const answers = answersTo(id);
    const change = { change: "remove-evening" as const, evening: id };
    const restore = { change: "evening" as const, evening: id, on, at, place, ...(places && { places }) };
    return {
      id,
      removal: {
        line,
        done: changes["remove-evening"]({ when: startOnDevice(on, at, language), place }),
        change,
        restore,
      },
      more: (
        <>
          {isTwice && <p className="text-alarm">{t.twice}</p>}
          {answers && <Answers league={league} answers={answers} places={places} />}
          <Fold label={t.change}>
            <ChangeForm
              leagueId={league.id}
              label={changing({ name: line, message: t.change })}
              send={t.save}
              read={read(id)}
            >
              <EveningFields key={`${on} ${at} ${place} ${places}`} evening={evening} />
            </ChangeForm>
          </Fold>
        </>
      ),
    };
  });
  return (
    <KeeperSection id="evenings" heading={t.heading} summary={rows[0]?.removal.line ?? t.plan}>
      <p className="text-pretty text-fine text-ink-soft">{t.hint({ zone: timeZone })}</p>
      <RemovableRows
        leagueId={league.id}
        heading={t.planned}
        hint={rows.length === 0 ? t.nonePlanned : undefined}
        rows={rows}
        send={t.remove}
      />
      {list === "unreachable" && rows.length > 0 && !stored.create && (
        <p className="text-ink-soft">{t.notRead}</p>
      )}
      <h3 className="text-lead">{t.plan}</h3>
      <ChangeForm
        leagueId={league.id}
        label={t.plan}
        send={t.plan}
        clears
        read={(field) => read(newId())(field)}
      >
        <EveningFields key={`${next?.on} ${next?.at} ${next?.place}`} evening={next} isNew />
      </ChangeForm>
      {!stored.create && league.slug !== "" && <AnswerLinks mine={mine} answers={answersTo(rows[0]?.id)} />}
    </KeeperSection>
  );
}

interface AnswersProps {
  readonly league: LeagueReply;
  /** How many can come; undefined: everybody. */
  readonly places: number | undefined;
  readonly answers: EveningWithAnswers["answers"];
}

function Answers({ league: { players }, answers, places }: AnswersProps) {
  const t = useCatalogue("plans");
  const silent = silentOn(players, answers);
  const waiting = answers.filter(({ waits }) => waits).map(({ name }) => name);
  return (
    <ul className="grid gap-1">
      {eveningAnswers.map((each) => {
        const names = answers
          .filter(({ answer, waits }) => answer === each && !waits)
          .map(({ name }) => name);
        return (
          names.length > 0 && (
            <li key={each} className="flex gap-2 wrap-anywhere">
              <AnswerMark answer={each} />
              <span>
                {t.counted({ answer: t.answers[each], count: names.length })} ({names.join(", ")})
              </span>
            </li>
          )
        );
      })}
      {places !== undefined && (
        <li className="text-ink-soft">{t.left({ places: placesLeft(places, answers) })}</li>
      )}
      {waiting.length > 0 && (
        <li className="wrap-anywhere">
          {t.counted({ answer: t.waiting, count: waiting.length })} ({waiting.join(", ")})
        </li>
      )}
      {silent > 0 && <li className="text-ink-soft">{t.silent({ count: silent })}</li>}
    </ul>
  );
}
