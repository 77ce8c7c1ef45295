"use client";

import { useEffect, useRef, useState } from "react";
import { Fold } from "@/app/shared/fold";
import { LinkKeys } from "@/app/shared/link-keys";
import { linksOnServer, replaceLink } from "@/lib/client/leagues/attendance";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { AnswerLinksReply } from "@/lib/league/replies";
import { copyField } from "@/lib/ui/device/share-link";
import { ConfirmedKey } from "../form/confirmed-key";
import { LabelledField } from "../form/labelled-field";

/** Every player's own link, to send to them, and to replace if it falls into other hands. */
export function AnswerLinks({ mine: { stored, league } }: { readonly mine: MyLeague }) {
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
  const isGuest = (id: string) => league.players.some((each) => each.id === id && each.guest);
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
        {Array.isArray(links) && links.length > 0 && (
          <li>
            <Fold label={t.allLinks}>
              <Message
                text={links
                  .filter(({ player }) => !isGuest(player))
                  .map(({ name, as }) => `${name}: ${addressOf(as)}`)
                  .join("\n")}
              />
            </Fold>
          </li>
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

/** All links in one text, for copying into a group chat. */
function Message({ text }: { readonly text: string }) {
  const t = useCatalogue("plans");
  const { copied, notCopied } = useCatalogue("invite");
  const [status, setStatus] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    if (area.current) setStatus((await copyField(area.current)) ? copied : notCopied);
  };
  return (
    <div className="grid gap-3">
      <LabelledField label={t.allLinks} hint={t.allLinksHint}>
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
