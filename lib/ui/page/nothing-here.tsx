import { Link } from "./link";
import { Notice } from "./notice";
import { PageFrame } from "./page-frame";

interface NothingHereProps {
  /** On the rail. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** What the way to the games is called. */
  readonly toGames: string;
}

/** An address where there is nothing, and the way to where there is something. */
export function NothingHere({ page, title, text, toGames }: NothingHereProps) {
  return (
    <PageFrame title={page} back={{ href: "/", label: toGames }}>
      <Notice tile="4-0" title={title} text={text}>
        <Link href="/" className="action">
          {toGames}
        </Link>
      </Notice>
    </PageFrame>
  );
}
