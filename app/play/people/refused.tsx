import type { Problem } from "@/lib/rules/problem";
import { ProblemText } from "@/lib/ui/text/problem-text";

/** Whether a problem is one of somebody's name, which is told beside it. */
export const isOfName = ({ path }: Problem): boolean => /^(\/player)?\/name$/.test(path);

/** Why something was refused. */
export function Refused({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <div role="alert" className="empty:hidden">
      {problems.map(({ path, message }) => (
        <ProblemText key={path + message}>{message}</ProblemText>
      ))}
    </div>
  );
}
