import type { Problem } from "@/lib/rules/problem";
import { ProblemText } from "@/lib/ui/problem-text";

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
