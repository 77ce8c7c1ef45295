import { playedEvenings } from "@/lib/league/pages/evenings";
import { isDay } from "@/lib/league/season";
import { Icon } from "@/lib/ui/icon";
import { Notice } from "@/lib/ui/page/notice";
import type { Drawn, DrawPage } from "../drawn";
import { addressWith, seasonNow, textOf } from "../league-query";
import { EveningList } from "./evening-list";
import { EveningPoints } from "./evening-points";

function askedBefore({ query }: Drawn): string {
  const asked = textOf(query, "before");
  return isDay(asked) ? asked : "";
}

/** The evenings of a league, latest first. */
export const eveningsPage: DrawPage = (drawn) => ({
  part: "evenings",
  title: drawn.words.texts.evenings,
  body: <Evenings {...drawn} />,
  data: { path: "played-evenings", fields: { before: askedBefore(drawn) }, csv: false },
});

function Evenings(drawn: Drawn) {
  const { words, value, notes } = drawn;
  const { t, texts } = words;
  const from = askedBefore(drawn);
  const { evenings, before } = playedEvenings(value, from);
  const path = `/l/${value.league.slug}/evenings`;
  return (
    <>
      <h2 className="mb-3 text-title">{texts.evenings}</h2>
      {evenings.length === 0 && <Notice tile="0-0" title={t.noGamesTitle} text={texts.noEvenings} />}
      <EveningList words={words} path={path} evenings={evenings} noteOf={notes.ofEvening} />
      {from === "" && (
        <div className="mt-8">
          <EveningPoints drawn={drawn} season={seasonNow(value.league, new Date(drawn.now))} />
        </div>
      )}
      <p className="mt-4 flex flex-wrap justify-between gap-3 print:hidden">
        {evenings.length > 0 && (
          <a href={`/l/${value.league.slug}/attendance`} className="key">
            {texts.attendance}
          </a>
        )}
        {from !== "" && (
          <a href={path} className="key">
            <Icon icon="back" className="size-5" />
            {texts.latestEvenings}
          </a>
        )}
        {before !== null && (
          <a href={addressWith(path, { before })} rel="next" className="key ml-auto">
            {texts.earlierEvenings}
            <Icon icon="forward" className="size-5" />
          </a>
        )}
      </p>
    </>
  );
}
