import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { routes } from "../../lib/server/api";
import { openApi } from "../../lib/server/http/openapi/openapi";

const description = JSON.parse(JSON.stringify(openApi(routes)));

it("the API description is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(description));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe("3.1");
});

it("the API description has no broken references", () => {
  const names = Object.keys(description.components.schemas);
  for (const [, name] of JSON.stringify(description).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect(names).toContain(name);
});

it.each(games.ids)("the API description has the options and all entries of %s", (id) => {
  const kinds = Object.keys(games.find(id)?.schemas.entries ?? {});
  expect(Object.keys(description.components.schemas)).toEqual(
    expect.arrayContaining([`${id}.options`, ...kinds.map((kind) => `${id}.${kind}`)]),
  );
});

it("the API description enumerates the games and the codes of each refusal", () => {
  const { Standings, CreateRequest, GameSummary } = description.components.schemas;
  expect(CreateRequest.properties.game.enum).toEqual(games.ids);
  expect(GameSummary.properties.game.enum).toEqual(["evening", ...games.ids]);
  expect(Standings.properties.kind.enum).toEqual(["", ...games.ids]);
  const standings = description.paths["/api/leagues/{id}/standings"].get.responses;
  const refused = standings[404].content["application/problem+json"].schema.allOf[1];
  expect(refused.properties.code.enum).toContain("no-such-league");
});
