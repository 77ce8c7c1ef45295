import type { Drawn } from "./drawn";
import { NotSent } from "./not-sent";

interface RemarksProps {
  readonly drawn: Pick<Drawn, "value" | "notes">;
  /** The id of a game, or the day of an evening. */
  readonly about: string;
}

/** What is to be said of a game or an evening: the keeper's comment, and that it or the comment was not sent yet. */
export function Remarks({ drawn: { value, notes }, about }: RemarksProps) {
  const comment = value.comments.get(about);
  return (
    <>
      {comment !== undefined && (
        <p dir="auto" className="border-s-4 border-brass ps-3 text-pretty wrap-anywhere italic">
          {comment}
        </p>
      )}
      <NotSent text={notes.of(about)} />
    </>
  );
}
