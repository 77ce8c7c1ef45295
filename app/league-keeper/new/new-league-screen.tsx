"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { namesIn } from "@/app/shared/setup/names-in";
import { createLeague } from "@/lib/client/leagues/leagues";
import { newId } from "@/lib/client/random-ids";
import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import type { Problem } from "@/lib/rules/problem";
import { OnDevice } from "@/lib/ui/page/on-device";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { useInBrowser } from "@/lib/ui/use-in-browser";
import { TextField } from "../form/fields";
import { LabelledField } from "../form/labelled-field";

/**
 * Creates a league: a name, the players, and the currency if there is money. Everything else has a default and can
 * wait.
 */
export function NewLeagueScreen() {
  const t = useCatalogue("keeping");
  const speaker = useLeagueSpeaker();
  const router = useRouter();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [names, setNames] = useState("");
  const timeZone = useInBrowser(() => Intl.DateTimeFormat().resolvedOptions().timeZone, "");
  const at = (path: string) => problems.filter((problem) => problem.path === path).map(speaker.problem)[0];

  const create = useSingleFlight(async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    setBusy(true);
    const made = await createLeague({
      name: String(fields.get("name")),
      players: namesIn(names).map((name) => ({ id: newId(), name })),
      currency: String(fields.get("currency")).trim().toUpperCase(),
      timeZone: String(fields.get("timeZone")).trim(),
    });
    if (made.ok) return router.push(`/l/edit?league=${made.value}`);
    setBusy(false);
    setProblems(made.error);
    // After the problems are drawn: to the first field that has one.
    setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void create(event.currentTarget);
  };
  /** A problem of one player, by the typed name. */
  const ofPlayers = problems.flatMap((problem) => {
    const { path } = problem;
    const message = speaker.problem(problem);
    const index = /^\/players\/(\d+)/.exec(path)?.[1];
    if (path === "/players") return [message];
    return index === undefined ? [] : [t.line({ name: namesIn(names)[Number(index)] ?? "", message })];
  })[0];
  const elsewhere = problems.filter(({ path }) => !/^\/(?:name|currency|timeZone|players)/.test(path));

  return (
    <PageFrame title={t.newTitle} back={{ href: "/", label: useWords().shell.toGames }}>
      <OnDevice>
        <form onSubmit={submit} noValidate className="grid gap-5">
          <p className="text-pretty text-ink-soft">{t.newLead}</p>
          <TextField label={t.name} hint={t.nameHint} problem={at("/name")} name="name" maxLength={200} />
          <LabelledField label={t.players} hint={t.playersHint} problem={ofPlayers}>
            {(field) => (
              <textarea
                {...field}
                rows={6}
                value={names}
                onChange={(event) => setNames(event.target.value)}
                autoCapitalize="words"
                autoComplete="off"
              />
            )}
          </LabelledField>
          <TextField
            label={t.currency}
            hint={t.currencyHint}
            problem={at("/currency")}
            name="currency"
            maxLength={10}
            autoCapitalize="characters"
          />
          <TextField
            label={t.timeZone}
            hint={t.timeZoneHint}
            problem={at("/timeZone")}
            key={timeZone}
            name="timeZone"
            defaultValue={timeZone}
            autoCapitalize="none"
          />
          <div role="alert" className="grid gap-1 empty:hidden">
            {elsewhere.map((problem) => (
              <ProblemText key={problem.path + problem.code}>{speaker.problem(problem)}</ProblemText>
            ))}
          </div>
          <button type="submit" className="action w-full" disabled={busy}>
            {t.create}
          </button>
        </form>
      </OnDevice>
    </PageFrame>
  );
}
