import { afterEach, expect, it, vi } from "vitest";
import { secretAddress } from "@/lib/export/links/secret-link";
import { type Brought, linkIn, onSecretLink } from "./secret-links";

const link = { page: "/play", id: "019ab000-0000-7000-8000-000000000001", secret: "k".repeat(32) } as const;
const site = "https://table.example";
const whole = site + secretAddress(link);

/** The page is opened at an address; resolves to what that brought, and where the address bar is then. */
async function openedAt(address: string): Promise<{ readonly brought: Brought[]; readonly at: string }> {
  const { href, hash, pathname, search } = new URL(address);
  const bar = { at: pathname + search + hash };
  const history = {
    replaceState: (_state: unknown, _title: string, to: string) => {
      bar.at = to;
    },
  };
  vi.stubGlobal(
    "window",
    Object.assign(new EventTarget(), { location: { href, hash, pathname, search }, history }),
  );
  const brought: Brought[] = [];
  const end = onSecretLink((each) => brought.push(each));
  if (hash !== "" || search.includes("key")) await vi.waitFor(() => expect(brought).toHaveLength(1));
  end();
  return { brought, at: bar.at };
}

afterEach(() => vi.unstubAllGlobals());

it("a link brings its secret once, and leaves the address without it", async () => {
  expect(await openedAt(whole)).toEqual({ brought: [link], at: `/play?game=${link.id}` });
  expect(await openedAt(`${site}/play?game=${link.id}`)).toEqual({
    brought: [],
    at: `/play?game=${link.id}`,
  });
});

it("a link that was encoded on the way is repaired, and one that was cut is damaged", async () => {
  expect((await openedAt(whole.replace("#", "%23"))).at).toBe(`/play?game=${link.id}`);
  expect(await openedAt(whole.replace("#", "%23"))).toMatchObject({ brought: [link] });
  expect(await openedAt(whole.slice(0, -20))).toMatchObject({
    brought: ["damaged"],
    at: `/play?game=${link.id}`,
  });
});

it("a text without a link brings nothing", async () => {
  expect(await linkIn("see you on Friday")).toBeUndefined();
  expect(await linkIn(` ${whole} `)).toEqual(link);
});
