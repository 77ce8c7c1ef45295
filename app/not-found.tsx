import type { Metadata } from "next";
import Link from "next/link";
import { wordsIn } from "@/lib/i18n/words";
import { Notice } from "@/lib/ui/notice";
import { PageFrame } from "@/lib/ui/page-frame";

const say = wordsIn.en.shell;

export const metadata: Metadata = { title: say.notFoundTitle };

export default function NotFound() {
  return (
    <PageFrame title={say.appName} back={{ href: "/", label: say.toGames }}>
      <Notice tile="4-0" title={say.notFoundTitle} text={say.notFound}>
        <Link href="/" className="action">
          {say.toGames}
        </Link>
      </Notice>
    </PageFrame>
  );
}
