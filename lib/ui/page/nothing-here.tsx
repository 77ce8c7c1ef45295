import { Link } from "./link";
import { Notice } from "./notice";
import { PageFrame } from "./page-frame";

interface NothingHereProps {
  /** On the rail. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** The label of the link to the games. */
  readonly toGames: string;
}

/** A page that does not exist, with links to pages that do. */
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
