import { Icon } from "@/lib/ui/icon";
import type { Drawn } from "../drawn";
import { dayText } from "../standings/figures";

interface BesideNavProps {
  readonly drawn: Drawn;
  readonly previous: string | null;
  readonly next: string | null;
}

/** Links to the previous evening, the next one, and all of them. */
export function BesideNav({ drawn: { words, value }, previous, next }: BesideNavProps) {
  const { language, t, texts } = words;
  const path = `/l/${value.league.slug}/evenings`;
  return (
    <nav aria-label={texts.beside} className="mt-6 grid gap-2 sm:grid-cols-3 print:hidden">
      {previous === null ? (
        <span className="max-sm:hidden" />
      ) : (
        <a href={`${path}/${previous}`} rel="prev" className="key min-h-14 justify-start px-3 text-left">
          <Icon icon="back" className="size-5 shrink-0" />
          {texts.previous({ when: dayText(previous, language) })}
        </a>
      )}
      <a href={path} className="key min-h-14">
        {t.wholeSeason}
      </a>
      {next !== null && (
        <a href={`${path}/${next}`} rel="next" className="key min-h-14 justify-end px-3 text-right">
          {texts.next({ when: dayText(next, language) })}
          <Icon icon="forward" className="size-5 shrink-0" />
        </a>
      )}
    </nav>
  );
}
