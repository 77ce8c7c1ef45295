import { playedEvening, playedEvenings } from "@/lib/league/pages/evenings";
import { namesOn } from "@/lib/league/roster/roster";
import { isDay } from "@/lib/league/season";
import { Icon } from "@/lib/ui/icon";
import { Notice } from "@/lib/ui/page/notice";
import { EveningList } from "../evening/evening-list";
import { EveningTold } from "../evening/evening-told";
import { addressWith, textOf } from "../league-query";
import type { DrawnHere } from "./notes-here";

/** The evenings of a league, latest first. */
export function EveningsHere({ words, value, slug, query, notes }: DrawnHere) {
  const { t, texts } = words;
  const asked = textOf(query, "before");
  const { evenings, before } = playedEvenings(value, isDay(asked) ? asked : "");
  const path = `/l/${slug}/evenings`;
  return (
    <>
      <h2 className="mb-3 text-title">{texts.evenings}</h2>
      {evenings.length === 0 && <Notice tile="0-0" title={t.noGamesTitle} text={texts.noEvenings} />}
      <EveningList words={words} path={path} evenings={evenings} noteOf={notes.ofEvening} />
      {before !== null && (
        <p className="mt-4 flex justify-end print:hidden">
          <a href={addressWith(path, { before })} rel="next" className="key">
            {texts.earlierEvenings}
            <Icon icon="forward" className="size-5" />
          </a>
        </p>
      )}
    </>
  );
}

/** An evening of a league; if none was played on that day, the list of those that were. */
export function EveningHere({ day, ...drawn }: DrawnHere & { readonly day: string }) {
  const { words, value, slug, now, art, aims, notes } = drawn;
  const played = isDay(day) && playedEvening(value, day, now, (rulesetId) => aims[rulesetId] ?? "many");
  if (!played) return <EveningsHere {...drawn} />;
  const names = namesOn(value.league.players);
  return (
    <EveningTold
      words={words}
      slug={slug}
      played={played}
      nameOf={(id) => names.get(id) ?? "?"}
      artOf={(rulesetId) => art[rulesetId]}
      noteOf={notes.of}
    />
  );
}
