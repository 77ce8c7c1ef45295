import type { Browser, BrowserContext } from "playwright-core";

/** This machine by its usual names, and names that only a test's own browser resolves. */
const ourHosts = /^(?:127\.0\.0\.1|localhost|\[::1\]|[\w-]+\.lan)$/;

/**
 * Watches everything a browser does in the contexts opened with `newContext`. Closing the browser fails if a page
 * contacted a third party, put a key into an address, or violated its policy.
 */
export function withPolicyChecks(browser: Browser): Browser {
  const keys = new Set<string>();
  const addresses = new Set<string>();
  const faults = new Set<string>();
  const { newContext, close } = browser;

  const watch = (context: BrowserContext): BrowserContext => {
    context.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol) && !ourHosts.test(hostname))
        faults.add(`asked a third party: ${request.url()}`);
      const { authorization = "", referer = "" } = request.headers();
      addresses.add(request.url().split("#")[0] ?? "").add(referer);
      const key = /^Bearer (\S+)$/.exec(authorization)?.[1];
      if (key !== undefined) keys.add(key);
    });
    context.on("console", (message) => {
      if (/content security policy|permissions[- ]policy/i.test(message.text())) faults.add(message.text());
    });
    return context;
  };
  return Object.assign(browser, {
    newContext: async (...options: Parameters<Browser["newContext"]>) =>
      watch(await newContext.apply(browser, options)),
    close: async (...options: Parameters<Browser["close"]>) => {
      await close.apply(browser, options);
      for (const address of addresses)
        if ([...keys].some((key) => address.includes(key))) faults.add(`a key in an address: ${address}`);
      if (faults.size > 0) throw new Error(`A page misbehaved.\n${[...faults].join("\n")}`);
    },
  });
}
