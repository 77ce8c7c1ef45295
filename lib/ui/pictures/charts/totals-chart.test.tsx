import { isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { lineLook } from "./chart-lines";
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

it("no line leads from where a player left to their name, across the others", () => {
  const stayed = { id: "ana", name: "Ana", values: [[0], [12], [30]] };
  const left = { id: "bo", name: "Bo", values: [[0], [7], []] };
  const connectors = (...lines: (typeof stayed)[]) =>
    renderToStaticMarkup(TotalsChart({ lines, rounds: 2, text: String })).match(/stroke-width="1"/g)?.length;
  expect(connectors(stayed, { ...left, values: [[0], [7], [7]] })).toBe(2);
  expect(connectors(stayed, left)).toBe(1);
});

it("sixteen names fit into the picture, none over another, and no two lines look the same", () => {
  const lines = Array.from({ length: 16 }, (_, index) => ({
    id: `p${index}`,
    name: `Player ${index}`,
    values: [[0], [100 + (index % 3)]],
  }));
  const drawn = renderToStaticMarkup(TotalsChart({ lines, rounds: 1, text: String }));
  const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(drawn)?.[1]);
  const places = [...drawn.matchAll(/<text [^>]*y="([\d.-]+)"[^>]*>Player/g)].map(([, y]) => Number(y));
  expect(places).toHaveLength(16);
  const sorted = places.sort((a, b) => a - b);
  expect(sorted[0]).toBeGreaterThanOrEqual(8);
  expect(sorted.at(-1)).toBeLessThanOrEqual(height - 8);
  for (const [index, place] of sorted.slice(1).entries())
    expect(place - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(15);
  const looks = lines.map((_, index) => JSON.stringify(lineLook(index)));
  expect(new Set(looks).size).toBe(16);
});
