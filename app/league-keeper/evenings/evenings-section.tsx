"use client";

import { useCallback } from "react";
import { AnswerMark } from "@/app/shared/answer-mark";
import { Fold } from "@/app/shared/fold";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { leagueCalls } from "@/lib/client/leagues/session/league-calls";
import { newId } from "@/lib/client/random-ids";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { eveningAnswers } from "@/lib/league/evenings/answer";
import { eveningIn } from "@/lib/league/evenings/calendar";
import {
  eveningProblems,
  eveningsAhead,
  likelyNext,
  type PlannedEvening,
} from "@/lib/league/evenings/evenings";
import type { EveningWithAnswers, LeagueReply } from "@/lib/league/replies";
import { silentOn } from "@/lib/league/roster/roster";
import { calendarDay, startOnDevice } from "@/lib/ui/text/when-text";
import { ChangeForm, type Filled } from "../form/change-form";
import { RemovableRows } from "../form/removable-rows";
import { isUnlikelyPlan } from "../form/unlikely-day";
import { KeeperSection } from "../keeper-section";
import { useServerList } from "../use-server-list";
import { AnswerLinks } from "./answer-links";
import { EveningFields } from "./evening-fields";

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
      const written = { evening, on: field("on"), at: field("at").slice(0, 5), place: field("place") };
      const { on } = written;
      const same = evenings.find((each) => each.on === on && each.id !== evening);
      const isUnlikely = isUnlikelyPlan(timeZone, on, Date.now());
      const ask = same
        ? t.sameDay({ line: lineOf(same) })
        : isUnlikely
          ? reallyOn({ when: calendarDay(on, language) })
          : undefined;
      return { change: { change: "evening", ...written }, problems: eveningProblems(evenings, written), ask };
    };

  const now = new Date().toISOString();
  const next = likelyNext(evenings, eveningIn(timeZone, now));
  const rows = eveningsAhead(timeZone, evenings, now).map((evening) => {
    const { id, on, at, place } = evening;
    const line = lineOf(evening);
    const isTwice = evenings.some((each) => each.on === on && each.id !== id);
    const answers =
      typeof list === "object" ? list.evenings.find((each) => each.id === id)?.answers : undefined;
    const change = { change: "remove-evening" as const, evening: id };
    const restore = { change: "evening" as const, evening: id, on, at, place };
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
          {answers && <Answers league={league} answers={answers} />}
          <Fold label={t.change}>
            <ChangeForm
              leagueId={league.id}
              label={changing({ name: line, message: t.change })}
              send={t.save}
              read={read(id)}
            >
              <EveningFields key={`${on} ${at} ${place}`} evening={evening} />
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
        <EveningFields key={`${next?.on} ${next?.at} ${next?.place}`} evening={next} />
      </ChangeForm>
      {!stored.create && league.slug !== "" && <AnswerLinks mine={mine} />}
    </KeeperSection>
  );
}

interface AnswersProps {
  readonly league: LeagueReply;
  readonly answers: EveningWithAnswers["answers"];
}

function Answers({ league: { players }, answers }: AnswersProps) {
  const t = useCatalogue("plans");
  const silent = silentOn(players, answers);
  return (
    <ul className="grid gap-1">
      {eveningAnswers.map((each) => {
        const names = answers.filter(({ answer }) => answer === each).map(({ name }) => name);
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
      {silent > 0 && <li className="text-ink-soft">{t.silent({ count: silent })}</li>}
    </ul>
  );
}
