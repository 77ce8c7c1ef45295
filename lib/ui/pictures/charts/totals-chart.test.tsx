import { isValidElement, type ReactNode } from "react";
import { expect, it } from "vitest";
import { TotalsChart } from "./totals-chart";

/** All keys that siblings share, anywhere below a node: React leaves the elements behind when it draws again. */
function sharedKeys(node: ReactNode): string[] {
  if (Array.isArray(node)) {
    const keys = node.flatMap((each) => (isValidElement(each) && each.key !== null ? [each.key] : []));
    const shared = keys.filter((key, index) => keys.indexOf(key) !== index);
    return [...shared, ...node.flatMap(sharedKeys)];
  }
  return isValidElement<{ children?: ReactNode }>(node) ? sharedKeys(node.props.children) : [];
}

it("no two marks of a line share a key, even if an undone, joined or left step put two points in one place", () => {
  const lines = [
    { id: "ana", name: "Ana", values: [[0], [12, 12], [12], [12, 30, 12]] },
    { id: "bo", name: "Bo", values: [[0], [0, 0], [7]] },
    { id: "cleo", name: "Cleo", values: [[], []] },
  ];
  expect(sharedKeys(TotalsChart({ lines, rounds: 3, text: String }))).toEqual([]);
});
