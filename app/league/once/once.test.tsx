import { AsyncLocalStorage } from "node:async_hooks";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Notice } from "@/lib/ui/page/notice";
import { Once } from "./once";

/** As the server has it for each page (lib/server/listener/drawn-once.ts). */
const place = new AsyncLocalStorage<unknown[]>();
Reflect.set(globalThis, Symbol.for("pipkeeper.drawn-once"), place);

async function Later({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      {await Promise.all(names.map(async (name) => <li key={name}>{name}</li>))}
      {null}
    </>
  );
}

function OfTheBrowser(): never {
  throw new Error("Attempted to call OfTheBrowser() from the server");
}

it("draws what components of the server draw, now or later, and leaves React a number", async () => {
  const part = (
    <>
      <ol className="list">
        <Later names={["Ana", "Bo"]} />
      </ol>
      <br />
      <Notice tile="6-4" title="Nothing" text="yet" />
    </>
  );
  const [first, second] = await place.run([], async () => {
    const [one, two] = [await Once({ children: <p>1</p> }), await Once({ children: part })];
    expect([one, two].map((each) => each?.valueOf())).toMatchObject([
      { props: { number: 0 } },
      { props: { number: 1 } },
    ]);
    return [renderToStaticMarkup(one), renderToStaticMarkup(two)];
  });
  expect(first).toBe('<div id="once-0" class="contents"><p>1</p></div>');
  const notice = renderToStaticMarkup(<Notice tile="6-4" title="Nothing" text="yet" />);
  expect(second).toBe(
    `<div id="once-1" class="contents"><ol class="list"><li>Ana</li><li>Bo</li></ol><br/>${notice}</div>`,
  );
});

it("leaves to React what cannot be drawn here", async () => {
  const part = <OfTheBrowser />;
  expect(await place.run([], () => Once({ children: part }))).toBe(part);
});

it("draws as usual where there is no place for it", async () => {
  expect(await Once({ children: "all" })).toBe("all");
});
