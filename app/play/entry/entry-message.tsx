import { HintText } from "@/lib/ui/hint-text";
import { ProblemText } from "@/lib/ui/problem-text";

/** Something that cannot be, that hardly is, or that is only good to know. */
interface Message {
  readonly text: string;
  readonly tone: "wrong" | "odd" | "plain";
}

interface EntryMessageProps {
  readonly message: Message | undefined;
}

/** What there is to say of an entry, read aloud, in a place that is always there: nothing moves when it speaks. */
export function EntryMessage({ message }: EntryMessageProps) {
  return (
    <div role="status" className="relative h-14 on-side:h-auto">
      {message && (
        <p className="absolute -inset-x-4 bottom-0 flex min-h-14 items-center bg-sunk px-4 pt-1 text-fine leading-4.5 sm:-inset-x-6 sm:px-6 on-side:static on-side:min-h-0 on-side:px-0">
          {message.tone === "wrong" ? (
            <ProblemText>{message.text}</ProblemText>
          ) : message.tone === "odd" ? (
            <HintText>{message.text}</HintText>
          ) : (
            message.text
          )}
        </p>
      )}
    </div>
  );
}
