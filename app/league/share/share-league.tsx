import { isLocal } from "@/lib/client/net/home-network";
import { QrCode } from "@/lib/ui/pictures/qr-code";
import { leagueWords } from "../league-words";
import { Once } from "../once/once";
import { ownOrigin } from "../open-league";
import { ShareKeys } from "./share-keys";

/** The league's address as a code and as a link. There is no code for an address that only this machine can open. */
export async function ShareLeague({ slug, name }: { readonly slug: string; readonly name: string }) {
  const { t } = await leagueWords();
  const { origin, hostname } = await ownOrigin();
  const link = `${origin}/l/${slug}`;
  return (
    <section
      aria-labelledby="share"
      className="panel grid gap-4 p-4 sm:grid-cols-[auto_1fr] print:break-inside-avoid"
    >
      {!isLocal(hostname) && (
        <Once>
          <QrCode text={link} label={t.share.code({ name })} className="mx-auto w-full max-w-40 sm:w-40" />
        </Once>
      )}
      <div className="grid min-w-0 content-start gap-3">
        <h2 id="share" className="text-lead">
          {t.share.heading}
        </h2>
        <p className="text-pretty print:hidden">{t.share.hint}</p>
        <p className="hidden wrap-anywhere print:block">{link}</p>
        <div className="grid gap-3 print:hidden">
          <ShareKeys title={name} link={link} />
          <noscript>
            <p className="wrap-anywhere">{link}</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
