/**
 * The most pairs of equal elements of two lists, in the order of both: indices into the first and into the second. Takes
 * time and space in proportion to the product of the lengths.
 */
export function longestCommonSubsequence(
  first: number,
  second: number,
  isEqual: (a: number, b: number) => boolean,
): readonly (readonly [number, number])[] {
  // lengths[a][b]: how many pairs the lists still have from `a` and `b` on.
  const lengths = Array.from({ length: first + 1 }, () => new Uint32Array(second + 1));
  const lengthAt = (a: number, b: number): number => lengths[a]?.[b] ?? 0;
  for (const [a, row] of [...lengths.entries()].slice(0, first).reverse())
    for (let b = second - 1; b >= 0; b--)
      row[b] = isEqual(a, b) ? lengthAt(a + 1, b + 1) + 1 : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1));
  const pairs: [number, number][] = [];
  let [a, b] = [0, 0];
  while (a < first && b < second) {
    if (isEqual(a, b)) pairs.push([a++, b++]);
    else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a++;
    else b++;
  }
  return pairs;
}
