import { describe, expect, it } from "vitest";
import { voiceFor } from "./speech";

const voice = (lang: string, localService = true) => ({ lang, localService });
const chosen = (...[language, voices, tags]: Parameters<typeof voiceFor>) =>
  voiceFor(language, voices, tags)?.lang;

describe("voiceFor", () => {
  const many = ["en-US", "es-ES", "es-MX", "pt-PT", "pt-BR", "en-GB"].map((lang) => voice(lang));

  it("chooses a voice of the page's language, and of its region if there is one", () => {
    expect(chosen("es-MX-x-sixlove", many, ["en-GB"])).toBe("es-MX");
    expect(chosen("es-DO", many, ["es-DO", "en-US"])).toBe("es-ES");
  });

  it("chooses the region from the browser's languages if the page has none", () => {
    expect(chosen("en", many, ["de-DE", "en-GB", "en-US"])).toBe("en-GB");
    expect(chosen("pt", many, ["pt-PT"])).toBe("pt-PT");
    expect(chosen("pt", many, ["en-US"])).toBe("pt-BR");
  });

  it("accepts language tags in any spelling", () => {
    expect(chosen("es-MX", [voice("es_ES"), voice("es_MX")], [])).toBe("es_MX");
    expect(chosen("pt", [voice("PT-br")], [])).toBe("PT-br");
  });

  it("prefers a voice that needs no network", () => {
    expect(chosen("es-MX", [voice("es-MX", false), voice("es-ES")], [])).toBe("es-ES");
    expect(chosen("es-MX", [voice("es-ES", false), voice("es-MX", false)], [])).toBe("es-MX");
  });

  it("gives no voice if the device has none of the language", () => {
    expect(chosen("es", [voice("en-US"), voice("pt-BR"), voice("est-EE")], ["en-US"])).toBeUndefined();
    expect(chosen("en", [], ["en-US"])).toBeUndefined();
  });
});
