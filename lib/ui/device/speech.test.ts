import { describe, expect, it } from "vitest";
import { voiceFor } from "./speech";

const voice = (lang: string, localService = true) => ({ lang, localService });
const chosen = (...[language, voices, tags]: Parameters<typeof voiceFor>) =>
  voiceFor(language, voices, tags)?.lang;

describe("the voice that reads aloud", () => {
  const many = ["en-US", "es-ES", "es-MX", "pt-PT", "pt-BR", "en-GB"].map((lang) => voice(lang));

  it("is of the page’s language, preferably from the region whose words the page uses", () => {
    expect(chosen("es-MX-x-sixlove", many, ["en-GB"])).toBe("es-MX");
    expect(chosen("es-DO", many, ["es-DO", "en-US"])).toBe("es-ES");
  });

  it("is from the region in the browser’s list if the page has no words of that region", () => {
    expect(chosen("en", many, ["de-DE", "en-GB", "en-US"])).toBe("en-GB");
    expect(chosen("pt", many, ["pt-PT"])).toBe("pt-PT");
    expect(chosen("pt", many, ["en-US"])).toBe("pt-BR");
  });

  it("is found by tags in the forms that devices use", () => {
    expect(chosen("es-MX", [voice("es_ES"), voice("es_MX")], [])).toBe("es_MX");
    expect(chosen("pt", [voice("PT-br")], [])).toBe("PT-br");
  });

  it("prefers one that needs no network", () => {
    expect(chosen("es-MX", [voice("es-MX", false), voice("es-ES")], [])).toBe("es-ES");
    expect(chosen("es-MX", [voice("es-ES", false), voice("es-MX", false)], [])).toBe("es-MX");
  });

  it("is undefined if the device has none of that language", () => {
    expect(chosen("es", [voice("en-US"), voice("pt-BR"), voice("est-EE")], ["en-US"])).toBeUndefined();
    expect(chosen("en", [], ["en-US"])).toBeUndefined();
  });
});
