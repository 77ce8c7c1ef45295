import type { Dice } from "../support/simulate/dice";
import { oddKey, oddValue } from "./odd-values";

type Node = Record<string, unknown> | unknown[];

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** A copy of a JSON value with one to three places changed. */
export function mutated(dice: Dice, value: unknown): unknown {
  const root = { value: structuredClone(value) };
  for (let times = dice.from(1, 3); times > 0; times--) mutateOnce(dice, root);
  return root.value;
}

function mutateOnce(dice: Dice, root: Node): void {
  const nodes = nodesOf(root);
  const node = dice.pick(nodes);
  const keys = Object.keys(node);
  const key = keys.length > 0 ? dice.pick(keys) : undefined;
  if (key === undefined || (node !== root && dice.chance(0.15))) {
    setOwn(node, Array.isArray(node) ? String(node.length) : oddKey(dice), oddValue(dice));
    return;
  }
  const other = dice.pick(nodes);
  switch (dice.from(0, 5)) {
    case 0:
      if (Array.isArray(node)) node.splice(Number(key), 1);
      else if (node !== root) delete node[key];
      return;
    case 1:
      // A value from elsewhere in the document has a valid form in the wrong place.
      setOwn(node, key, structuredClone(dice.pick([...Object.values(other), null])));
      return;
    case 2:
      if (Array.isArray(node) && node.length < 200) node.push(...structuredClone(node));
      else setOwn(node, key, oddValue(dice));
      return;
    case 3:
      setOwn(node, key, nudged(dice, get(node, key)));
      return;
    default:
      setOwn(node, key, oddValue(dice));
  }
}

const get = (node: Node, key: string): unknown => Reflect.get(node, key);

/** Also works for `__proto__`, which an assignment would treat differently. */
function setOwn(node: Node, key: string, value: unknown): void {
  Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true });
}

/** A value close to this one: off by one, a letter more or less, the opposite boolean. */
function nudged(dice: Dice, value: unknown): unknown {
  if (typeof value === "number") return value + dice.pick([-1, 1, 0.5, 1_000_000]);
  if (typeof value === "boolean") return !value;
  if (typeof value === "string")
    return dice.pick([
      value.slice(1),
      `${value} `,
      value.toUpperCase(),
      value + value,
      value.normalize("NFD"),
    ]);
  return isNode(value) ? dice.pick(Object.values(value).concat(null)) : 0;
}

/** All objects and lists in it, including itself; at most the first few thousand. */
function nodesOf(root: Node): Node[] {
  const found: Node[] = [root];
  for (let index = 0; index < found.length && found.length < 2_000; index++)
    for (const inner of Object.values(found[index] ?? {})) if (isNode(inner)) found.push(inner);
  return found;
}
