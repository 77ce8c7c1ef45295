import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "./build-files.mjs";

// Takes the steps of the Dockerfile one by one, each stage in a folder that chroot makes the root of what is run there,
// with this machine's /usr in the place of the base image's; then starts what came of it, as the user of the last stage,
// and tries it. Packages that a step installs with apt-get are looked for, and not installed. As root on Debian:
// npm run dockerfile:follow

/** @typedef {{ name: string, folder: string, workdir: string, env: Record<string, string>, user: string, command: string[], health: string[] }} Stage */

const home = mkdtempSync(join(tmpdir(), "pipkeeper-image-"));
/** @type {Stage[]} */
const stages = [];
const port = "3987";

/** @param {string} sentence @returns {never} */
const fail = (sentence) => {
  throw new Error(sentence);
};
const stage = () => stages.at(-1) ?? fail("The first step is to be FROM.");

/** @type {Record<string, (rest: string) => void>} */
const steps = {
  FROM(rest) {
    const [, name = `stage-${stages.length}`] = / AS (\S+)$/i.exec(rest) ?? [];
    const folder = join(home, name);
    mkdirSync(folder);
    stages.push({ name, folder, workdir: "/", env: {}, user: "0:0", command: [], health: [] });
  },
  WORKDIR(rest) {
    stage().workdir = rest;
    mkdirSync(join(stage().folder, rest), { recursive: true });
  },
  ENV(rest) {
    for (const pair of rest.split(" ")) {
      const [name = "", ...value] = pair.split("=");
      stage().env[name] = value.join("=");
    }
  },
  COPY: copy,
  RUN(rest) {
    const packages = /^apt-get update && apt-get install -y --no-install-recommends (.+)$/.exec(rest)?.[1];
    if (packages === undefined) run(["sh", "-ec", rest]);
    else
      for (const each of packages.split(" "))
        if (spawnSync("apt-cache", ["show", each]).status !== 0) fail(`There is no package ${each}.`);
  },
  USER(rest) {
    if (!/^\d+:\d+$/.test(rest)) fail("A user is to be given by numbers: names differ from image to image.");
    stage().user = rest;
  },
  VOLUME(rest) {
    if (!existsSync(join(stage().folder, rest))) fail(`${rest} is not there.`);
  },
  EXPOSE: () => {},
  HEALTHCHECK(rest) {
    stage().health = JSON.parse(rest.replace(/^CMD /, ""));
  },
  CMD(rest) {
    stage().command = JSON.parse(rest);
  },
};

/** @param {string} rest */
function copy(rest) {
  const words = rest.split(" ");
  const flags = words.filter((word) => word.startsWith("--"));
  const paths = words.filter((word) => !word.startsWith("--"));
  const option = (/** @type {string} */ name) =>
    flags.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3);
  const to = paths.pop() ?? fail("COPY needs a place.");
  const target = join(stage().folder, to.startsWith("/") ? "" : stage().workdir, to);
  const from = option("from");
  const source =
    from === undefined ? root : (stages.find(({ name }) => name === from)?.folder ?? fail(`No ${from}.`));
  for (const path of paths) {
    const file = join(source, path);
    if (!existsSync(file)) fail(`${path} is not in ${from ?? "the context"}.`);
    if (from === undefined) copyContext(file, target);
    else
      cpSync(file, to.endsWith("/") ? join(target, basename(path)) : target, {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
  const owner = option("chown");
  if (owner !== undefined) spawnSync("chown", ["-R", owner, target]);
}

/** @param {string} from @param {string} to */
function copyContext(from, to) {
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const odd = ignored.find((pattern) => /[*?!/#[]/.test(pattern));
  if (odd !== undefined) fail(`.dockerignore: ${odd} is more than a name, and not understood here.`);
  for (const name of readdirSync(from))
    if (!ignored.includes(name))
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
}

/** What makes a stage's folder the root: this machine's programs, and nothing of its files. @param {Stage} of */
function rooted({ folder, workdir, user }) {
  const links = ["bin", "sbin", "lib", "lib64"].filter((name) => existsSync(`/${name}`));
  const mounts = ["usr", "etc", "dev", "proc"].map(
    (name) => `mkdir -p "$R/${name}"; mount --rbind "/${name}" "$R/${name}"`,
  );
  const script = [
    `R=${folder}`,
    ...links.map((name) =>
      lstatSync(`/${name}`).isSymbolicLink()
        ? `[ -e "$R/${name}" ] || cp -P "/${name}" "$R/${name}"`
        : `mkdir -p "$R/${name}"; mount --rbind "/${name}" "$R/${name}"`,
    ),
    ...mounts,
    'mkdir -p "$R/tmp"; mount -t tmpfs none "$R/tmp"; chmod 1777 "$R/tmp"',
    `exec chroot --userspec=${user} "$R" sh -c 'cd ${workdir}; exec "$@"' sh "$@"`,
  ].join("\n");
  return ["unshare", "--mount", "sh", "-ec", script, "sh"];
}

/** What a step is given of this machine's environment: where npm gets its packages. */
const registry = Object.fromEntries(
  Object.entries({ ...npmSettings(), ...process.env }).filter(([name]) =>
    /^npm_config_(?:registry|nodedir)$/i.test(name),
  ),
);

function npmSettings() {
  const get = (/** @type {string} */ name) =>
    spawnSync("npm", ["config", "get", name]).stdout.toString().trim();
  const nodedir = get("nodedir");
  return {
    npm_config_registry: get("registry"),
    ...(nodedir !== "undefined" && { npm_config_nodedir: nodedir }),
  };
}

/** @param {Stage} of @returns {NodeJS.ProcessEnv} */
const environment = ({ env }) => ({
  NODE_ENV: undefined,
  PATH: "/usr/local/bin:/usr/sbin:/usr/bin:/bin",
  HOME: "/tmp",
  ...registry,
  ...env,
});

/** @param {string[]} command */
function run(command) {
  const [program = "", ...args] = [...rooted(stage()), ...command];
  const { status } = spawnSync(program, args, {
    env: environment(stage()),
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) fail("The step failed.");
}

/** @param {string} folder */
const megabytes = (folder) =>
  spawnSync("du", ["-sxm", "--exclude=proc", "--exclude=dev", folder]).stdout.toString().split("\t")[0];

/** Starts the last stage, asks it what a person and an operator ask, and stops it. */
async function tryIt() {
  const last = stage();
  const [program = "", ...args] = [...rooted(last), ...last.command];
  const server = spawn(program, args, {
    env: { ...environment(last), PORT: port, HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  const listening = new Promise((resolve) => {
    server.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.includes("open at")) resolve(undefined);
    });
  });
  await Promise.race([listening, once(server, "exit").then(() => fail("It did not start."))]);
  const url = `http://127.0.0.1:${port}`;
  const healthy = last.health.map((each) => each.replace("3000", port));
  run(healthy);
  const key = "k".repeat(32);
  const id = "019ab000-0000-7000-8000-000000000001";
  const players = ["a", "b"].map((player) => ({ id: player, name: player }));
  const made = await fetch(`${url}/api/games`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify({ protocol: 1, id, game: "doubles", players }),
  });
  if (made.status !== 201) fail(`A game was answered ${made.status}.`);
  for (const path of ["/", "/play", "/new", "/sw.js", "/api/openapi.json", "/manifest.webmanifest"])
    if ((await fetch(url + path)).status !== 200) fail(`${path} is not there.`);
  const live = await fetch(`${url}/api/games/${id}/live`);
  const event = await live.body?.getReader().read();
  if (!new TextDecoder().decode(event?.value).startsWith("data: ")) fail("No event came.");
  run(["node", "scripts/command.mjs", "backup", "/data/backup.db"]);
  if (!statSync(join(last.folder, "data/backup.db")).size) fail("No backup was made.");
  const owners = spawnSync("find", [join(last.folder, "data"), "-not", "-uid", "1000"]).stdout.toString();
  if (owners !== "") fail(`Not written by the user of the image: ${owners}`);
  server.kill("SIGTERM");
  const [code] = await once(server, "exit");
  if (code !== 0) fail(`It ended with ${code}.`);
}

try {
  const text = readFileSync(join(root, "Dockerfile"), "utf8").replace(/\\\n/g, " ");
  for (const line of text.split("\n").filter((each) => each !== "" && !each.startsWith("#"))) {
    const [, instruction = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? fail(`Not understood: ${line}`);
    console.log(line);
    (steps[instruction] ?? fail(`${instruction} is not understood here.`))(rest);
  }
  await tryIt();
  console.log(
    `It starts, answers, makes a backup, and stops. ${megabytes(stage().folder)} MB beside the base image.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
