import { spawn, spawnSync } from "node:child_process";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { homeHosts } from "../lib/server/ops/home-network";
import { root } from "./root";

// https on a home network, for the Pipkeeper that runs beside it: Caddy in front of it, with a certificate authority
// just for this home. docs/hosting.md says what phones have to do once. Usage: npm run https [-- ADDRESS ...]

/** Where the authority is stored. Anyone who has it can pretend to be any site to the phones that trust it. */
const folder = join(root, "data/https");
const authority = join(folder, "caddy/pki/authorities/local");

const serverPort = port("PORT", 3000);
const httpsPort = port("HTTPS_PORT", 8443);
const certificatePort = port("CERTIFICATE_PORT", 8444);
const names = process.argv.length > 2 ? process.argv.slice(2) : ownNames();

const wrong = names.find((name) => !/^[a-z0-9.:-]+$/i.test(name));
if (wrong !== undefined) {
  console.error(
    `${wrong} is neither a host name nor an address of this machine. Leave out https:// and the port.`,
  );
  process.exit(1);
}
if (spawnSync("caddy", ["version"], { stdio: "ignore" }).error) {
  console.error(
    "Caddy is not installed: `apt-get install caddy`, `brew install caddy`, or https://caddyserver.com.",
  );
  process.exit(1);
}

const caddy = spawn("caddy", ["run", "--config", "-", "--adapter", "caddyfile"], {
  env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  stdio: ["pipe", "ignore", "inherit"],
});
caddy.stdin.end(caddyfile());
caddy.on("spawn", () => {
  for (const name of names) console.log(`Pipkeeper is open at https://${inAddress(name)}:${httpsPort}`);
  console.log(`Each phone, once:       http://${inAddress(names[0] ?? "localhost")}:${certificatePort}`);
});
caddy.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => caddy.kill(signal));

/** One site for all names; a client that sends no name, as with an IP address, gets the first one's certificate. */
function caddyfile(): string {
  const sites = names.map((name) => `https://${inAddress(name)}:${httpsPort}`).join(", ");
  const text = `{
  admin off
  auto_https disable_redirects
  skip_install_trust
  default_sni ${names[0]}
  log {
    level ERROR
  }
  pki {
    ca local {
      name "Pipkeeper at home"
    }
  }
}

${sites} {
  tls internal
  reverse_proxy 127.0.0.1:${serverPort}
}

http://:${certificatePort} {
  root * "${authority.replaceAll("\\", "/")}"
  rewrite * /root.crt
  header Content-Type application/x-x509-ca-cert
  header Content-Disposition "attachment; filename=pipkeeper-at-home.crt"
  file_server
}
`;
  // Caddy warns about files that are not indented its way.
  return text.replaceAll("  ", "\t");
}

/** This machine's addresses on the home network, its name there, and localhost. */
function ownNames(): string[] {
  return [...homeHosts(), `${hostname().split(".")[0]}.local`, "localhost"];
}

function inAddress(name: string): string {
  return isIP(name) === 6 ? `[${name}]` : name;
}

function port(name: string, otherwise: number): number {
  const given = process.env[name] ?? String(otherwise);
  if (/^\d{1,5}$/.test(given) && Number(given) < 65_536) return Number(given);
  console.error(`${name} should be a port, a number up to 65535, not "${given}".`);
  process.exit(1);
}
