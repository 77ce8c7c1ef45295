import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** An empty PATH, as on a machine with nothing installed. */
const bare = mkdtempSync(join(tmpdir(), "pipkeeper-bare-"));
afterAll(() => rmSync(bare, { recursive: true }));

function https(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/https.ts", ...args],
    {
      cwd: root,
      env: { NODE_ENV: "test", PATH: bare, ...env },
      encoding: "utf8",
    },
  );
  return { status, stdout, said: stderr.trim() };
}

describe("npm run https", () => {
  it("without Caddy says how to install it, and prints no address", () => {
    const { status, stdout, said } = https([]);
    expect(status).toBe(1);
    expect(said).toMatch(/^Caddy is not installed: .*apt-get install caddy/);
    expect(stdout).toBe("");
  });

  it.each(["https://192.168.1.20", "dominoes.lan/", "a b", "x }\nimport /etc/passwd"])(
    "accepts only names and addresses, not %j",
    (name) => {
      const { status, said } = https(["192.168.1.20", name]);
      expect(status).toBe(1);
      expect(said).toContain(`${name} is neither a host name nor an address`);
    },
  );

  it.each(["80a", "", "-1", "123456", "70000"])("accepts only ports, not %j", (port) => {
    const { status, said } = https([], { HTTPS_PORT: port });
    expect(status).toBe(1);
    expect(said).toMatch(/^HTTPS_PORT .* 65535/);
    expect(said).toContain(JSON.stringify(port));
  });
});
