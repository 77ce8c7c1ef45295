import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
const packages: Readonly<Record<string, Locked>> = lock.packages;

/** Whether a package at `path` finds `name`, as Node resolves it. */
function isFound(path: string, name: string): boolean {
  const [, ...up] = `${path}/`.split("node_modules/").reverse();
  const places = up.map((_, index) => up.slice(index).reverse().join("node_modules/"));
  return [`${path}/`, ...places].some((place) => `${place}node_modules/${name}` in packages);
}

it("the lockfile has the optional packages of every system, which `npm ci` needs there", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => path !== "" && !isFound(path, name)),
  );
  expect(missing).toEqual([]);
});

it("the lockfile names no registry", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

it("every package in the lockfile has its hash, so that nothing else can be installed in its place", () => {
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  expect(installed.length).toBeGreaterThan(300);
  expect(
    installed.flatMap(([path, { integrity = "" }]) => (/^sha512-/.test(integrity) ? [] : [path])),
  ).toEqual([]);
});
