import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import type { Problem } from "@/lib/rules/problem";
import { ProblemText } from "@/lib/ui/text/problem-text";

/** Whether a problem is about somebody's name, and therefore shown beside it. */
export const isOfName = ({ path }: Problem): boolean => /^(\/player)?\/name$/.test(path);

/** Why something was refused. */
export function Refused({ problems }: { readonly problems: readonly Problem[] }) {
  const speaker = useSpeaker();
  return (
    <div role="alert" className="empty:hidden">
      {problems.map((problem) => (
        <ProblemText key={problem.path + problem.code}>{speaker.problem(problem)}</ProblemText>
      ))}
    </div>
  );
}
