"use client";

import { useEffect, useRef, useState } from "react";
import { Fold } from "@/app/shared/fold";
import { LinkKeys } from "@/app/shared/link-keys";
import { linksOnServer, replaceLink } from "@/lib/client/leagues/attendance";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { AnswerLinksReply, EveningWithAnswers } from "@/lib/league/replies";
import { isAsked } from "@/lib/league/roster/roster";
import { copyField } from "@/lib/ui/device/share-link";
import { ConfirmedKey } from "../form/confirmed-key";
import { LabelledField } from "../form/labelled-field";

interface AnswerLinksProps {
  readonly mine: MyLeague;
  /** Those to the next evening; undefined: not known. */
  readonly answers: EveningWithAnswers["answers"] | undefined;
}

/** Every player's own link, to send to them, and to replace if it falls into other hands. */
export function AnswerLinks({ mine: { stored, league }, answers }: AnswerLinksProps) {
  const t = useCatalogue("plans");
  const [links, setLinks] = useState<AnswerLinksReply["links"] | "unreachable">();
  const [replaced, setReplaced] = useState<string>();
  const { id, key, known } = stored;
  const { version } = known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may have other players
  useEffect(() => {
    let isShown = true;
    void linksOnServer({ id, key }).then((found) => {
      if (isShown) setLinks(found ?? "unreachable");
    });
    return () => {
      isShown = false;
    };
  }, [id, key, version]);
  const replace = async (player: string, as: string) => {
    const found = await replaceLink({ id, key }, as);
    setLinks(found ?? "unreachable");
    setReplaced(found && player);
    return undefined;
  };
  const asked = new Set(league.players.filter(isAsked).map((each) => each.id));
  const answered = new Set(answers?.map(({ player }) => player));
  const all = Array.isArray(links) ? links.filter(({ player }) => asked.has(player)) : [];
  const silent = answers ? all.filter(({ player }) => !answered.has(player)) : [];
  const addressOf = (as: string) => `${window.location.origin}/l/${league.slug}/answer?as=${as}`;
  return (
    <>
      <div className="grid gap-1">
        <h3 className="text-lead">{t.links}</h3>
        <p className="text-pretty text-fine text-ink-soft">
          {links === "unreachable" ? t.linksNotRead : t.linksHint}
        </p>
      </div>
      <ul className="divide-y divide-line empty:hidden">
        {[
          { label: t.allLinks, of: all },
          { label: t.silentLinks, of: silent.length < all.length ? silent : [] },
        ].map(
          ({ label, of }) =>
            of.length > 0 && (
              <li key={label}>
                <Fold label={label}>
                  <Message
                    label={label}
                    text={of.map(({ name, as }) => `${name}: ${addressOf(as)}`).join("\n")}
                  />
                </Fold>
              </li>
            ),
        )}
        {Array.isArray(links) &&
          links.map(({ player, name, as }) => (
            <li key={player}>
              <Fold label={name}>
                <div className="grid gap-3">
                  <LinkKeys key={as} title={league.name} link={addressOf(as)} />
                  <div className="grid grid-cols-1 justify-items-start gap-1">
                    <ConfirmedKey
                      label={t.replace({ name })}
                      className="key max-w-full px-5 wrap-anywhere"
                      title={t.replaceTitle({ name })}
                      run={() => replace(player, as)}
                    >
                      <p>{t.replaceHint}</p>
                    </ConfirmedKey>
                    <p role="status" className="text-fine text-ink-soft">
                      {replaced === player ? t.replaced : t.replaceHint}
                    </p>
                  </div>
                </div>
              </Fold>
            </li>
          ))}
      </ul>
    </>
  );
}

/** Links in one text, for copying into a group chat. */
function Message({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useCatalogue("plans");
  const { copied, notCopied } = useCatalogue("invite");
  const [status, setStatus] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    if (area.current) setStatus((await copyField(area.current)) ? copied : notCopied);
  };
  return (
    <div className="grid gap-3">
      <LabelledField label={label} hint={t.allLinksHint}>
        {(field) => <textarea {...field} ref={area} readOnly rows={4} value={text} />}
      </LabelledField>
      <button type="button" className="key min-h-14" onClick={() => void copy()}>
        {t.copyAll}
      </button>
      <p role="status" className="text-fine empty:hidden">
        {status}
      </p>
    </div>
  );
}
