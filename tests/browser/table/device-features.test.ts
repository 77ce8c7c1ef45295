import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inPortuguese, inSpanish } from "../../support/browser/control-names";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, like, wordsIn } from "../../support/browser/words";

// Chromium's headless shell has no screen wake lock.
const site = openSite({ complete: true });

const longName = "Maximiliane Theodora von Hohenfels-Burga";

/** A phone that records what the page asks of the device: vibration, wake locks, tones and speech in these voices. */
async function recordingPhone(
  options: BrowserContextOptions = {},
  voices: readonly string[] = ["de-DE", "en-US"],
): Promise<{ page: Page; keeper: Scorekeeper }> {
  const context = await site.browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  await page.addInitScript((voices) => {
    const asked = {
      buzzes: [] as unknown[],
      locks: [] as WakeLockSentinel[],
      tones: 0,
      spoken: [] as string[],
    };
    Object.assign(window, { asked });
    navigator.vibrate = (pattern) => asked.buzzes.push(pattern) > 0;
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      asked.locks.push(lock);
      return lock;
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      asked.tones++;
      start.apply(this, when);
    };
    // The headless shell has no voices, and accepts only its own.
    const here = voices.map((lang) => ({ lang, localService: true }) as SpeechSynthesisVoice);
    speechSynthesis.getVoices = () => here;
    class Utterance {
      voice: SpeechSynthesisVoice | null = null;
      lang = "";
      constructor(readonly text: string) {}
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    speechSynthesis.speak = ({ voice, text }) => void asked.spoken.push(`${voice?.lang}: ${text}`);
  }, voices);
  return { page, keeper: new Scorekeeper(page, site.server.url) };
}

const asked = (page: Page) =>
  page.evaluate(() => {
    const { buzzes, locks, tones, spoken } = Reflect.get(window, "asked") as {
      buzzes: unknown[];
      locks: WakeLockSentinel[];
      tones: number;
      spoken: string[];
    };
    return {
      buzzes,
      awake: locks.filter(({ released }) => !released).length,
      locks: locks.length,
      tones,
      spoken,
    };
  });

describe("the screen", () => {
  it("stays awake at the table, and again after the page becomes visible again", async () => {
    const { page, keeper } = await recordingPhone();
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    await expect.poll(() => asked(page)).toMatchObject({ awake: 1, locks: 1 });
    // The browser releases the lock when the page is hidden, and fires an event when it is shown again.
    await page.evaluate(async () => {
      await Reflect.get(window, "asked").locks[0].release();
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => asked(page)).toMatchObject({ awake: 1, locks: 2 });
    await page.context().close();
  });
});

/** What is read back of a hand that Bo won, in which Ana holds nine. */
const aloud = ({ sentences, table }: ReturnType<typeof wordsIn>): string =>
  `${sentences["went-out"]({ name: "Bo", hands: [{ name: "Ana", pips: 9 }] })} ${table.earned({ scores: [{ name: "Bo", value: 9 }] })}.`;

describe("preferences for the table", () => {
  it("vibrate when an entry is saved; play sounds and read back once these are turned on", async () => {
    const { page, keeper } = await recordingPhone();
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    const table = page.url();
    await keeper.enter({ out: "Ana", left: { Bo: 7 } });
    await expect.poll(() => asked(page)).toMatchObject({ buzzes: [[30]], tones: 0 });

    await page.goto(`${site.server.url}/settings`);
    await page.getByLabel(en.settings.vibrate).uncheck();
    await page.getByLabel(en.settings.sounds).check();
    await page.getByLabel(en.settings.readBack).check();
    await page.getByLabel(en.settings.awake).uncheck();
    await page.goto(table);
    await page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
    await keeper.answer({ out: "Bo", left: { Ana: 9 } });
    await page.getByRole("button", { name: en.entry.readBack }).click();
    await expect.poll(async () => (await asked(page)).spoken).toEqual([`en-US: ${aloud(en)}`]);
    await page.getByRole("button", { name: en.entry.save }).click();
    await expect.poll(() => asked(page)).toMatchObject({ buzzes: [], locks: 0, tones: 2 });
    await page.context().close();
  });
});

describe("reading back", () => {
  const es = wordsIn("es");

  it("uses a voice in the page’s language", async () => {
    const { page } = await recordingPhone({ locale: "pt-BR" }, ["en-US", "pt-PT", "pt-BR"]);
    const tap = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await page.goto(`${site.server.url}/settings`);
    await page.getByLabel(wordsIn("pt").settings.readBack).check();
    const brazilian = new Scorekeeper(page, site.server.url, inPortuguese);
    await brazilian.setUp("doubles", ["Ana", "Bo"]);
    await page.getByRole("button", { name: inPortuguese.end }).click();
    await brazilian.answer({ out: "Bo", left: { Ana: 9 } });
    await tap(wordsIn("pt").entry.readBack);
    await expect.poll(async () => (await asked(page)).spoken).toEqual([`pt-BR: ${aloud(wordsIn("pt"))}`]);
    await page.context().close();
  });

  it("is silent without such a voice, and the setting says so", async () => {
    const { page } = await recordingPhone({}, ["en-US"]);
    await page.goto(`${site.server.url}/settings`);
    await page.getByLabel(en.settings.readBack).check();
    await page.getByText("Español", { exact: true }).click();
    const aloud = page.getByRole("checkbox", { name: like(`${es.settings.readBack}…`) });
    await expect.poll(() => aloud.isDisabled()).toBe(true);
    await page.getByText(es.settings.readBackNoVoice).waitFor();
    // It was turned on before; at the table there is no button for it.
    const spanish = new Scorekeeper(page, site.server.url, inSpanish);
    await spanish.setUp("doubles", ["Ana", "Bo"]);
    await page.getByRole("button", { name: inSpanish.end }).click();
    await spanish.answer({ out: "Bo", left: { Ana: 9 } });
    await page.getByRole("button", { name: es.entry.save, exact: true }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: es.entry.readBack }).count()).toBe(0);
    expect((await asked(page)).spoken).toEqual([]);
    await page.context().close();
  });
});

/** Visits the screens of a table in the usual order. */
async function visitTableScreens(page: Page, keeper: Scorekeeper, look: () => Promise<void>): Promise<void> {
  await page.goto(`${site.server.url}/settings`);
  await page.getByRole("heading", { name: en.settings.appearance }).waitFor();
  await look();
  await keeper.setUp("mexican-train", [longName, "Bo", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hal"]);
  await keeper.enter({
    out: "Bo",
    left: { [longName]: 121, Cleo: 4, Dev: 5, Eli: 6, Fay: 7, Gus: 8, Hal: 9 },
  });
  await look();
  await page.getByRole("button", { name: en.table.people }).click();
  await page.getByRole("list", { name: en.seats.title }).waitFor();
  await look();
  await page.getByRole("link", { name: en.history.toTable }).click();
  await page.getByRole("button", { name: en.sentences["end-of-round"] }).click();
  await page.getByRole("button", { name: en.entry.wentOut({ name: "Cleo" }), exact: true }).click();
  await page.getByRole("group", { name: en.entry.keypadFor({ name: longName }) }).waitFor();
  await look();
}

it("with text at twice the size and left-handed, nothing is cut off", async () => {
  const { page, keeper } = await recordingPhone();
  await page.goto(`${site.server.url}/settings`);
  await page.getByText(en.settings.textSizes.largest, { exact: true }).click();
  await page.getByText(en.settings.hands.left, { exact: true }).click();
  await visitTableScreens(page, keeper, async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
  const keypad = page.getByRole("group", { name: en.entry.keypadFor({ name: longName }) });
  const left = async (name: string) =>
    (await keypad.getByRole("button", { name, exact: true }).boundingBox())?.x ?? 0;
  await expect.poll(() => left(en.entry.plus)).toBeLessThan(await left("4"));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await page.context().close();
});

describe("high contrast", () => {
  it("requested by the device: axe finds no problems in either theme", async () => {
    const { page, keeper } = await recordingPhone({ contrast: "more" });
    await visitTableScreens(page, keeper, async () => expect(await axeFindings(page)).toEqual([]));
    await page.context().close();
  });

  it("chosen in the settings: applies stronger colours before the first paint", async () => {
    const { page } = await recordingPhone();
    await page.goto(`${site.server.url}/settings`);
    await page.getByText(en.settings.contrasts.more, { exact: true }).click();
    const [white, black] = ["rgb(255, 255, 255)", "rgb(0, 0, 0)"];
    for (const [colorScheme, ground, ink] of [
      ["light", white, black],
      ["dark", black, white],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      expect(
        await page.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.documentElement);
          return [backgroundColor, color];
        }),
        colorScheme,
      ).toEqual([ground, ink]);
    }
    await page.context().close();
  });
});
