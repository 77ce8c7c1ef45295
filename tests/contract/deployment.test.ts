import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSettings } from "../../lib/server/ops/env";

const root = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

const dockerfile = read("Dockerfile");
const { bin, name, scripts } = JSON.parse(read("package.json"));

/** Every line of one instruction, without its name. */
const linesOf = (instruction: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.+)$`, "gm"))].map(([, rest = ""]) => rest);

it("the image installs the packed file alone, and starts it as its user on the default port", () => {
  const run = [...dockerfile.matchAll(/npm run (\S+)/g)].map(([, name = ""]) => name);
  expect(run).toEqual(["build"]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run));
  const copied = linesOf("COPY --from=build").flatMap((line) => line.match(/\/app\/\S+/g) ?? []);
  expect(copied).toEqual([`/app/${name}-*.tgz`, "/app/data"]);
  expect(JSON.parse(linesOf("CMD")[0] ?? "")).toEqual([...Object.keys(bin), "start"]);
  expect(linesOf("EXPOSE")).toEqual([`${readSettings({}).port}`]);
  // By number, because user names differ between base images. That user owns the data folder.
  const [user = ""] = linesOf("USER");
  expect(user).toMatch(/^\d+:\d+$/);
  expect(linesOf("COPY --from=build")).toContain(`--chown=${user} /app/data ${linesOf("VOLUME")[0]}`);
  expect(dockerfile).toContain(`DATABASE_URL=file:${linesOf("VOLUME")[0]}/`);
});

it("systemd, Docker Compose and cron all run the existing backup command", () => {
  const command = /pipkeeper backup --folder \/(?:var\/lib\/pipkeeper|data)\/backups --keep 14$/m;
  // A backup must not depend on whether a build succeeds.
  expect(scripts.backup).toBe("tsx scripts/setup.ts && tsx scripts/command.ts backup");
  expect(read("deploy/pipkeeper-backup.service")).toMatch(command);
  expect(read("compose.yaml")).toMatch(command);
  expect(read("docs/hosting.md")).toContain("npm run --silent backup -- --folder /srv/backups --keep 14");
});

it("Docker Compose gives the PostgreSQL processes valid settings and an existing proxy file", () => {
  const compose = read("compose.yaml");
  const settingOf = (name: string) =>
    new RegExp(`^ +${name}: (.+)$`, "m").exec(compose)?.[1]?.replace(/\$\{\w+:-(\w*)\}/g, "$1");
  const names = ["DATABASE_URL", "TRUSTED_PROXIES", "ALLOWED_HOSTS"];
  const { database } = readSettings(Object.fromEntries(names.map((name) => [name, settingOf(name)])));
  expect(database).toMatchObject({
    type: "server",
    url: "postgresql://pipkeeper:pipkeeper@postgresql/pipkeeper",
  });
  for (const [, profile] of compose.matchAll(/profiles: \[(.+)\]/g))
    expect(read("docs/hosting.md")).toContain(`the profile \`${profile}\` of`);
  const [, proxies = ""] = /"\.\/(\S+):\/etc\/nginx\/conf.d\/default.conf:ro"/.exec(compose) ?? [];
  for (const [name] of read(proxies).matchAll(/pipkeeper-\d(?=:3000)/g))
    expect(compose).toContain(`\n  ${name}: *on-postgresql\n`);
});

it("Docker Compose passes every setting through that does not name the container's own port or database", () => {
  const [, fields = ""] = /z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(read("lib/server/ops/env.ts")) ?? [];
  const settings = [...fields.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = ""]) => name);
  expect(settings).toContain("ALLOWED_HOSTS");
  const fixed = ["PORT", "HOST", "DATABASE_URL", "DATABASE_ENGINE"];
  const compose = read("compose.yaml");
  const missing = settings.filter((name) => !compose.includes(` ${name}: \${${name}:-}\n`));
  expect(missing.filter((name) => !fixed.includes(name))).toEqual([]);
});

it("the image is of a Node that is still maintained, and installs packages before it copies the program", () => {
  expect(new Set(linesOf("FROM").map((line) => line.split(" ")[0]))).toEqual(
    new Set(["node:24-bookworm-slim"]),
  );
  const steps = dockerfile.split("\n");
  expect(steps.indexOf("RUN npm ci")).toBeLessThan(steps.indexOf("COPY . ."));
  expect(linesOf("COPY")[0]).toContain(".npmrc");
});

it("the systemd backup uses the server’s database and user, with no more rights", () => {
  const linesOfUnit = (file: string) => read(`deploy/${file}`).split("\n");
  const backup = new Set(linesOfUnit("pipkeeper-backup.service"));
  const server = linesOfUnit("pipkeeper.service");
  const shared = server.slice(server.indexOf("DynamicUser=yes"), server.indexOf("[Install]"));
  const database = server.filter((line) => line.startsWith("Environment=DATABASE_URL="));
  const missing = [...database, ...shared].filter((line) => !backup.has(line));
  expect(missing).toEqual(["RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK"]);
  expect(backup).toContain("User=pipkeeper");
  expect(linesOfUnit("pipkeeper-backup.timer")).toContain("Persistent=yes");
});
