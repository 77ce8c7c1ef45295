import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Fold } from "@/app/shared/fold";
import { KeeperSection } from "./keeper-section";

it("what a section and a line hold is not drawn before they are opened", () => {
  const drawn = renderToStaticMarkup(
    <KeeperSection id="roster" heading="Players" summary="500">
      <p>Ana</p>
    </KeeperSection>,
  );
  expect(drawn).toContain("Players");
  expect(drawn).not.toContain("Ana");
  expect(renderToStaticMarkup(<Fold label="Ana">Rename</Fold>)).not.toContain("Rename");
  expect(
    renderToStaticMarkup(
      <Fold label="Ana" open>
        Rename
      </Fold>,
    ),
  ).toContain("Rename");
});
